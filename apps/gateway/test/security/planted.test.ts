import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { proofsOf } from '../harness/proofsOf.ts';
import { signIn } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { endow, drive, simulator, TRON, withdraw, withdrawalOf } from '../withdrawal/withdrawalStage.ts';

/** What somebody plants who has nothing but a session: an unlocked browser for a minute, or a stolen token. */
const DAY = 86_400_000;
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
let { gateway, member, device } = {} as Stage;
useTestGateway(
  { signedIn: true, kycLevel: 2, balances: { USDT: '5000' } },
  (stage) => ({ gateway, member, device } = stage),
);

const call = async (path: string, fields: object = {}) => await device.call(`/exchangeUser/${path}`, { ...fields });
const plant = async (fields: object = {}) =>
  await call('address/add', {
    toType: 2,
    to: TRON,
    currencyCode: 'USDT',
    protocol: 'TRC20',
    name: 'Vault',
    remark: '',
    ...fields,
  });
const proofs = async () => await proofsOf(gateway, device, member);
const later = async (time: number) => {
  await gateway.shiftClock(time);
  await signIn(device, member);
};
const list = async () =>
  (await call('address/list')).body as {
    addressId: string;
    name: string;
    isTrusted: boolean;
    effectiveAt: number | null;
  }[];

/** Withdraws to an address, and sees it arrive. */
async function pay(): Promise<void> {
  await endow(gateway, '1000');
  const { billNo } = (await withdraw(device)).body;
  await drive(gateway, billNo);
  await simulator(gateway).mine(8);
  await drive(gateway, billNo);
  expect((await withdrawalOf(gateway, billNo)).state).toBe('done');
}

describe('an address that a session alone added', () => {
  it('is not on the whitelist when its owner turns it on, however old it is [S32][S55]', async () => {
    expect((await plant()).code).toBe('0000');
    await later(30 * DAY);
    expect((await call('addressWhitelistSwitchOn', await proofs())).code).toBe('0000');
    expect(await list()).toMatchObject([{ isTrusted: false, effectiveAt: null }]);
    expect((await withdraw(device)).code).toBe('8001004');
    await later(60 * DAY);
    expect((await withdraw(device)).code).toBe('8001004');
  });

  it('is new to the review of a withdrawal, however old it is [S32][S55]', async () => {
    await plant();
    await later(30 * DAY);
    const { newAddress } = gateway.services.config.policy.withdrawal.unreviewed;
    const { billNo } = (await withdraw(device, { amount: String(newAddress / 1_000_000n + 1n) })).body;
    expect((await withdrawalOf(gateway, billNo)).state).toBe('review');
  });

  it('keeps its warning as an imitation of one that the owner uses [S33]', async () => {
    const forged = `${EVM.slice(0, 10)}${'0'.repeat(24)}${EVM.slice(-8)}`.toLowerCase();
    await plant({ to: EVM, protocol: 'ERC20' });
    await plant({ to: forged, protocol: 'ERC20', name: 'Mine' });
    const { body } = await device.call('/lucky_transfer/transferTo', {
      toType: 2,
      to: forged,
      protocol: 'ERC20',
      currency: 'USDT',
      amount: '20',
      preview: true,
    });
    expect(body.warnings).toContain('SIMILAR_ADDRESS');
  });

  it('is on the whitelist a day after its owner ticked it, with proofs [S32][S55][S49]', async () => {
    const { addressId } = (await plant()).body;
    await plant({ to: EVM, protocol: 'ERC20', name: 'Other' });
    await later(2 * DAY);
    expect((await call('addressWhitelistSwitchOn', { addressIds: [addressId] })).code).toBe('1042');
    expect((await list()).map(({ isTrusted }) => isTrusted)).toEqual([false, false]);
    expect((await call('addressWhitelistSwitchOn', { addressIds: [addressId], ...(await proofs()) })).code).toBe(
      '0000',
    );
    expect(await gateway.message(`+86${member.phone}`)).toContain('白名单');
    expect(await list()).toMatchObject([
      { name: 'Other', effectiveAt: null },
      { name: 'Vault', isTrusted: true, effectiveAt: expect.any(Number) },
    ]);
    expect((await withdraw(device)).code).toBe('8001005');
    await later(3 * DAY + 60_000);
    expect((await withdraw(device)).code).toBe('0000');
  });

  it('can be ticked also while the whitelist is on, and only by the owner of the book [S32][S55]', async () => {
    const { addressId } = (await plant()).body;
    await call('addressWhitelistSwitchOn', await proofs());
    expect((await call('addressWhitelistSwitchOn', { addressIds: [addressId], ...(await proofs()) })).code).toBe(
      '0000',
    );
    expect((await withdraw(device)).code).toBe('8001005');
    const stranger = await gateway.member();
    const other = await signIn(gateway.device(), stranger);
    const foreign = { addressIds: [addressId], ...(await proofsOf(gateway, other, stranger)) };
    expect((await other.call('/exchangeUser/addressWhitelistSwitchOn', foreign)).code).toBe('ADDRESS_INVALID');
  });

  it('stays on the whitelist where it was paid before [S32][S55]', async () => {
    await plant();
    await pay();
    await call('addressWhitelistSwitchOn', await proofs());
    expect(await list()).toMatchObject([{ isTrusted: true }]);
    expect((await withdraw(device, { amount: '11' })).code).toBe('0000');
  });
});

/** What a session alone can add or change, and what the owner reads about it. */
const PLANTED: readonly (readonly [what: string, plant: () => Promise<string>, words: string])[] = [
  ['an address for withdrawals', async () => (await plant()).code, 'added an address for withdrawals'],
  [
    'a person',
    async () =>
      (await call('address/add', { toType: 1, to: (await gateway.member()).userNo, name: 'Ann', remark: '' })).code,
    'added a person',
  ],
  [
    'another language of messages, in the language of before',
    async () => (await call('setMessageLanguage', { messageLanguage: 'zh_HK' })).code,
    'another language',
  ],
];

it.each(PLANTED)('tells its owner on every channel of %s [S32][S55]', async (_what, act, words) => {
  const mailbox = `${member.userNo.toLowerCase()}@example.com`;
  await gateway.db.query(sql`update member set email = ${mailbox}, language = 'en' where id = ${member.id}`);
  expect(await act()).toBe('0000');
  for (const target of [`+86${member.phone}`, mailbox]) expect(await gateway.message(target)).toContain(words);
});

it('tells nobody of the first language that an app says, nor of the same one', async () => {
  await call('setMessageLanguage', { messageLanguage: 'en' });
  await call('setMessageLanguage', { messageLanguage: 'en' });
  await gateway.services.messenger.settle();
  expect(
    await gateway.db.query(sql`select 1 from notice where member_id = ${member.id} and event = 'languageChanged'`),
  ).toEqual([]);
});

it('knows a person as somebody paid before only after a payment, not because the book has them [S32][S55]', async () => {
  const friend = await gateway.member();
  await call('address/add', { toType: 1, to: friend.userNo, name: 'Ann', remark: '' });
  await later(30 * DAY);
  const { body } = await device.call('/lucky_transfer/transferTo', {
    toType: 1,
    to: friend.userNo,
    currency: 'USDT',
    amount: '5',
    preview: true,
  });
  expect(body.warnings).toEqual(['FIRST_TIME']);
});

/** What would open the account or take its money needs more than a session, whatever the session waits for. */
const REFUSED: readonly (readonly [path: string, fields: object, code: string])[] = [
  ['passkey/offer', {}, '1042'],
  ['biometricsOn', {}, '1042'],
  ['replySmsOn', {}, '1042'],
  ['setAntiFishingCode', { antiPhishingCode: 'thief' }, '1042'],
];

it.each(REFUSED)(
  'lets a session alone add nothing by %s, also after a month [S32][S55]',
  async (path, fields, code) => {
    for (const wait of [0, 30 * DAY]) {
      await later(wait);
      expect((await call(path, fields)).code).toBe(code);
    }
  },
);
