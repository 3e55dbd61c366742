import { describe, expect, it } from 'vitest';
import { parseTransferCode, writePaymentText, writeTransferCode } from '@ezwallet/validators';
import { findScanTarget } from './findScanTarget.ts';
import { withdrawalPathFor } from './withdrawalPathFor.ts';

const pages = {
  origins: ['https://wallet.example'],
  isKnownPath: (path: string) => path === '/invite' || path === '/',
};
const find = (text: string) => findScanTarget(text, pages);

const PAYMENT = writePaymentText(
  { kind: 'static', userNumber: '9XM3QA', currency: 'USDT', nonce: 'n0nce-_8' },
  () => new Uint8Array(8),
);
const TO_USER = writeTransferCode({ to: { kind: 'user', userNumber: '9XM3QA' }, currency: 'USDT', amount: '12.5' });
const TRON = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** The values that fill the withdrawal screen. */
function filledIn(path: string) {
  const url = new URL(path, 'https://wallet.example');
  expect(url.pathname).toBe('/withdrawal');
  const code = parseTransferCode(url.searchParams.get('ads') ?? '');
  return code.ok ? code.value : undefined;
}

function pathOf(text: string): string {
  const target = find(text);
  if (target.kind === 'address') return withdrawalPathFor(target.scanned, target.scanned.networks[0]);
  expect(target.kind).toBe('path');
  return target.kind === 'path' ? target.path : '';
}

describe('findScanTarget', () => {
  it.each([PAYMENT, `https://wallet.example/pay?text=${PAYMENT}`, `https://wallet.example/pq?text=${PAYMENT}`])(
    'leads to paying with %s',
    (text) => {
      expect(pathOf(text)).toBe(`/pay?text=${PAYMENT}`);
    },
  );

  it('leads from a transfer code to a transfer or a withdrawal', () => {
    expect(pathOf(TO_USER)).toBe(`/transfer?ads=${TO_USER}`);
    const out = { to: { kind: 'address', network: 'TRC20', address: TRON }, currency: 'USDT', amount: '3' } as const;
    expect(filledIn(pathOf(writeTransferCode({ ...out, to: { ...out.to, checksumHolds: true } })))).toMatchObject(out);
  });

  it.each([
    [TRON, { to: { network: 'TRC20', address: TRON }, currency: 'USDT' }, undefined],
    [`tron:${TRON}`, { to: { network: 'TRC20', address: TRON }, currency: 'USDT' }, undefined],
    [`bitcoin:${BITCOIN}?amount=0.1`, { to: { network: 'BTC', address: BITCOIN }, currency: 'BTC' }, '0.1'],
    [`ethereum:${EVM}?value=2.014e18`, { to: { network: 'ETH', address: EVM }, currency: 'ETH' }, '2.014'],
  ])('fills in the withdrawal with %s', (text, expected, amount) => {
    const filled = filledIn(pathOf(text));
    expect(filled).toMatchObject(expected);
    expect(filled?.amount).toBe(amount);
  });

  it('leaves the network of an address open if several networks share its format', () => {
    const target = find(EVM);
    expect(target).toMatchObject({ kind: 'address', scanned: { networks: ['ERC20', 'BEP20', 'ETH'] } });
    if (target.kind !== 'address') return;
    expect(filledIn(withdrawalPathFor(target.scanned, 'BEP20'))).toMatchObject({
      to: { network: 'BEP20', address: EVM },
      currency: 'USDT',
    });
  });

  it('ignores an amount of a token that only its contract names', () => {
    const token = `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7/transfer?address=${EVM}&uint256=1.5e6`;
    expect(filledIn(pathOf(token))?.amount).toBeUndefined();
  });

  it('opens only pages of the app', () => {
    expect(pathOf('https://wallet.example/invite?code=K7')).toBe('/invite?code=K7');
    for (const text of ['https://evil.example/invite', 'hello', '', 'javascript:alert(1)'])
      expect(find(text)).toEqual({ kind: 'invalid' });
  });
});
