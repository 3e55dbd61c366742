import { expect, it } from 'vitest';
import { CONTACT_EXAMPLE } from '@ezwallet/api-client/contract';
import { parseTransferCode } from '@ezwallet/validators';
import { sendPath } from './sendPath.ts';

const codeIn = (path: string) =>
  parseTransferCode(new URL(path, 'https://wallet.example').searchParams.get('ads') ?? '');

it('leads to a transfer for a person', () => {
  const path = sendPath({
    addressId: 'a',
    toType: 1,
    to: '9XM3QA',
    nickMasked: 'W',
    name: 'Wong',
    remark: '',
    createdAt: 1,
  });
  expect(path).toMatch(/^\/transfer\?/);
  expect(codeIn(path)).toEqual({ ok: true, value: { to: { kind: 'user', userNumber: '9XM3QA' }, currency: 'USDT' } });
});

it('leads to a withdrawal for an address, without the address if its network is unknown', () => {
  const path = sendPath(CONTACT_EXAMPLE);
  expect(path).toMatch(/^\/withdrawal\?/);
  expect(codeIn(path)).toMatchObject({ ok: true, value: { to: { network: 'TRC20', address: CONTACT_EXAMPLE.to } } });
  expect(sendPath({ ...CONTACT_EXAMPLE, toType: 2, protocol: 'MOON' } as typeof CONTACT_EXAMPLE)).toBe('/withdrawal');
});
