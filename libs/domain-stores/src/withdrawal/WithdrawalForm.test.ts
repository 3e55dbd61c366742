import { describe, expect, it, vi } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { WithdrawalForm } from './WithdrawalForm.ts';

const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TRON = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
const coin = (currencyCode: string, ...names: string[]) => ({
  id: 1,
  currencyCode,
  name: '',
  decimals: 6,
  minTransferAmount: '0',
  protocols: names.map((name, id) => ({ id, name, fee: '1', minWithdrawal: '0.1' })),
});
/** BNB can be held, but not withdrawn. */
const CURRENCIES = [coin('USDT', 'TRC20', 'ERC20'), coin('ETH', 'ERC20'), coin('BNB')];

function setUp() {
  const onEdited = vi.fn<() => void>();
  const form = new WithdrawalForm(createFakeDeps(), {
    session: { user: USER_INFO_EXAMPLE },
    config: { currencies: CURRENCIES, loadCurrencies: () => Promise.resolve() },
    balances: { spendable: () => '100' },
    rates: { priceOf: () => '1' },
    onEdited,
  });
  return { form, onEdited };
}

describe('an address that came with a network', () => {
  it.each(['USDT', 'ETH'])('goes over no other network where %s is not withdrawn over that one', async (currency) => {
    const { form } = setUp();
    form.fill({ currency, network: 'BEP20', address: EVM, amount: '50' });
    await form.load();
    expect(form).toMatchObject({ network: undefined, detected: false, details: null, choice: { closed: 'BEP20' } });
    form.setNetwork('ERC20');
    expect(form).toMatchObject({ details: { protocol: 'ERC20' }, choice: { closed: undefined, strayedFrom: 'BEP20' } });
  });

  it('goes over no other network when it is picked on the form', async () => {
    const { form, onEdited } = setUp();
    await form.load();
    form.setAmount('50');
    form.take({ address: EVM, network: 'BEP20' });
    expect(form).toMatchObject({
      network: undefined,
      detected: false,
      details: null,
      amount: '50',
      choice: { closed: 'BEP20' },
    });
    expect(onEdited).toHaveBeenCalledTimes(2);
    form.setCurrency('ETH');
    expect(form).toMatchObject({ network: undefined, choice: { closed: 'BEP20' } });
  });

  it('goes over that network where it is open, also under the other name of its chain', async () => {
    const { form } = setUp();
    form.fill({ currency: 'ETH', network: 'ETH', address: EVM, amount: '0.5' });
    await form.load();
    expect(form).toMatchObject({ detected: false, details: { protocol: 'ERC20' }, choice: { strayedFrom: undefined } });
  });

  it('leaves the other coins to choose from where its coin cannot be withdrawn', async () => {
    const { form } = setUp();
    form.fill({ currency: 'BNB', network: 'BEP20', address: EVM, amount: '1' });
    await form.load();
    expect(form).toMatchObject({ network: undefined, networks: [], details: null });
    expect(form.coins.map(({ currencyCode }) => currencyCode)).toEqual(['USDT', 'ETH']);
    form.setCurrency('USDT');
    expect(form).toMatchObject({ network: undefined, amount: '', choice: { closed: 'BEP20' } });
  });
});

describe('an address that is added to a form', () => {
  it('keeps the coin and the amount, and selects its network', async () => {
    const { form } = setUp();
    await form.load();
    form.setAmount('0.5');
    form.take({ address: EVM });
    expect(form).toMatchObject({
      detected: true,
      details: { currency: 'USDT', protocol: 'ERC20', to: EVM, amount: '0.5' },
    });
    form.take({ address: TRON, network: 'TRC20' });
    expect(form).toMatchObject({ detected: false, details: { protocol: 'TRC20', to: TRON, amount: '0.5' } });
  });

  it('brings another coin with its amount, or with none', async () => {
    const { form } = setUp();
    await form.load();
    form.setAmount('20');
    form.take({ address: EVM, network: 'ERC20', currency: 'USDT', amount: '7' });
    expect(form).toMatchObject({ currency: 'USDT', amount: '7' });
    form.take({ address: EVM, network: 'ETH', currency: 'ETH' });
    expect(form).toMatchObject({ currency: 'ETH', amount: '', network: { name: 'ERC20' } });
    form.take({ address: TRON, network: 'TRC20', currency: 'USDT', amount: '3' });
    expect(form.details).toMatchObject({ currency: 'USDT', protocol: 'TRC20', amount: '3' });
  });
});
