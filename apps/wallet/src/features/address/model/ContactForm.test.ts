import { setupI18n } from '@lingui/core';
import { observable, runInAction } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { CONTACT_EXAMPLE, USER_INFO_EXAMPLE, type Proof } from '@ezwallet/api-client/contract';
import type { ConfigStore, NewContact } from '@ezwallet/domain-stores';
import { FakeRefusal } from '@ezwallet/domain-stores/testing';
import type { NewEntry } from '../../../world/paths.ts';
import { ContactForm } from './ContactForm.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const TRON = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const CURRENCIES = [
  {
    id: 1,
    currencyCode: 'USDT',
    name: '',
    decimals: 6,
    minTransferAmount: '0.01',
    protocols: ['TRC20', 'ERC20', 'MOON'].map((name, id) => ({ id, name })),
  },
  { id: 2, currencyCode: 'EZ', name: '', decimals: 2, minTransferAmount: '0', protocols: [] },
];

const LOADED = { currencies: CURRENCIES, loadCurrencies: async () => undefined };

function setUp(entry: NewEntry = { half: 'addresses' }, answers: Error[] = [], config: ConfigLike = LOADED) {
  const add = vi.fn((_: NewContact) => {
    const error = answers.shift();
    return error ? Promise.reject(error) : Promise.resolve(CONTACT_EXAMPLE);
  });
  const askAboutDoubt = vi.fn((_: string) => Promise.resolve(true));
  const codes: Proof[] = [{ type: 1, code: '482913' }];
  const pass = <T>(call: (given?: Proof[]) => Promise<T>) =>
    call().catch((error: unknown) => {
      if ((error as { code?: string }).code === '1042') return call(codes);
      throw error;
    });
  const form = new ContactForm(entry, {
    book: { add },
    config,
    session: { user: USER_INFO_EXAMPLE },
    gate: { pass },
    askAboutDoubt,
  });
  form.fields.set('name', 'Cold wallet');
  return { form, add, codes, askAboutDoubt };
}

type ConfigLike = Pick<ConfigStore, 'currencies' | 'loadCurrencies'>;

const words = (message: ContactForm['fields']['problem']) => message && i18n._(message);

describe('ContactForm', () => {
  it('waits for the networks when somebody saves before they are there', async () => {
    const config = observable<ConfigLike>({
      currencies: [],
      loadCurrencies: async () => runInAction(() => void Object.assign(config, { currencies: CURRENCIES })),
    });
    const { form, add } = setUp({ half: 'addresses' }, [], config);
    form.setTo(TRON);
    const saving = form.fields.submit();
    expect(form.fields.busy).toBe(true);
    expect(await saving).toBe(true);
    expect(add).toHaveBeenCalledOnce();
  });

  it('says that the networks are not there when they do not load', async () => {
    const loadCurrencies = () => Promise.reject(new Error('offline'));
    const { form, add } = setUp({ half: 'addresses' }, [], { currencies: [], loadCurrencies });
    form.setTo(TRON);
    expect(await form.fields.submit()).toBe(false);
    expect(words(form.fields.errorOf('to'))).toContain('could not load the networks');
    expect(add).not.toHaveBeenCalled();
  });

  it('saves an address on the network that it belongs to', async () => {
    const { form, add } = setUp();
    expect(form).toMatchObject({ coins: ['USDT'], networks: ['TRC20', 'ERC20'], network: 'TRC20' });
    form.setTo(` ${EVM} `);
    form.fields.set('remark', ' Ledger ');
    expect(form).toMatchObject({ network: 'ERC20', detected: true });
    expect(await form.fields.submit()).toBe(true);
    expect(add).toHaveBeenCalledExactlyOnceWith({
      toType: 2,
      to: EVM,
      currencyCode: 'USDT',
      protocol: 'ERC20',
      name: 'Cold wallet',
      remark: 'Ledger',
    });
  });

  it('goes on from a draft, and tells nothing about it', async () => {
    const { form, add } = setUp();
    form.setTo(EVM);
    const draft = form.typed;
    expect(draft).toEqual({
      half: 'addresses',
      currency: 'USDT',
      network: 'ERC20',
      to: EVM,
      name: 'Cold wallet',
      remark: '',
    });
    const { form: again, add: addAgain } = setUp({ half: 'people' });
    again.restore({ ...draft, name: '' });
    expect([again.typed, again.fields.errorOf('name')]).toEqual([{ ...draft, name: '' }, null]);
    again.fields.fill({ name: 'Cold wallet' });
    await Promise.all([form.fields.submit(), again.fields.submit()]);
    expect(addAgain.mock.calls).toEqual(add.mock.calls);
  });

  it('keeps the network that an address was given for', async () => {
    const { form, add } = setUp({ half: 'addresses', network: 'BEP20', address: EVM });
    expect(form).toMatchObject({ network: undefined, detected: false });
    expect(await form.fields.submit()).toBe(false);
    expect(words(form.fields.errorOf('to'))).toMatch(/USDT is not available on BEP20/);
    expect(add).not.toHaveBeenCalled();
    form.setNetwork('ERC20');
    expect(await form.fields.submit()).toBe(true);
  });

  it('saves a person by user number', async () => {
    const { form, add } = setUp({ half: 'people', address: '9xm3qa' });
    expect(await form.fields.submit()).toBe(true);
    expect(add).toHaveBeenCalledExactlyOnceWith({ toType: 1, to: '9XM3QA', name: 'Cold wallet', remark: '' });
  });

  it('sends proofs where the server requires them', async () => {
    const { form, add, codes } = setUp({ half: 'addresses', address: TRON }, [
      new FakeRefusal('1042', { verifyTypes: [1] }),
    ]);
    expect(await form.fields.submit()).toBe(true);
    expect(add).toHaveBeenLastCalledWith(expect.objectContaining({ codes }));
  });

  it('asks once about an address with a wrong checksum', async () => {
    const slip = EVM.replace('5aAe', '5aae');
    const entry = { half: 'addresses', network: 'ERC20', address: slip } as const;
    const { form, add, askAboutDoubt } = setUp(entry, [new FakeRefusal('OVER_MAX_TOTAL')]);
    askAboutDoubt.mockResolvedValueOnce(false);
    expect(await form.fields.submit()).toBe(false);
    expect(add).not.toHaveBeenCalled();
    expect(await form.fields.submit()).toBe(false);
    expect(await form.fields.submit()).toBe(true);
    expect(add).toHaveBeenCalledTimes(2);
    expect(askAboutDoubt.mock.calls).toEqual([[slip], [slip]]);
  });

  it.each<[NewEntry, RegExp]>([
    [{ half: 'people', address: 'AB' }, /5 to 7 letters or digits/],
    [{ half: 'people', address: '7kd42p' }, /cannot add yourself/],
    [{ half: 'addresses', address: '' }, /Enter an address/],
    [{ half: 'addresses', network: 'TRC20', address: EVM }, /This address belongs to ERC20/],
    [{ half: 'addresses', network: 'TRC20', address: TRON.replace('TQ', 'TR') }, /has a mistake/],
  ])('shows what is wrong with %j and does not call the server', async (entry, text) => {
    const { form, add } = setUp(entry);
    expect(await form.fields.submit()).toBe(false);
    expect(words(form.fields.errorOf('to'))).toMatch(text);
    expect(add).not.toHaveBeenCalled();
    form.setTo('x');
    expect(form.fields.errorOf('to')).toBeNull();
  });

  it.each([
    ['ADDRESS_ALREADY_EXISTS', /already added/],
    ['ADDRESS_ALREADY_IN_USE', /own deposit address/],
    ['USER_NOT_FOUND', /could not find/],
  ])('shows %s beside the address', async (code, text) => {
    const { form } = setUp({ half: 'addresses', address: TRON }, [new FakeRefusal(code)]);
    expect(await form.fields.submit()).toBe(false);
    expect(words(form.fields.errorOf('to'))).toMatch(text);
    expect(form.fields.busy).toBe(false);
  });

  it('shows a problem of the whole form below it', async () => {
    const { form } = setUp({ half: 'addresses', address: TRON }, [new FakeRefusal('OVER_MAX_TOTAL')]);
    await form.fields.submit();
    expect(form.fields.errorOf('to')).toBeNull();
    expect(form.fields.problem).not.toBeNull();
  });

  it('clears values that the other half cannot use', () => {
    const { form } = setUp({ half: 'people', address: '9XM3QA' });
    form.setHalf('addresses');
    expect(form.fields.values.to).toBe('');
  });
});
