import { describe, expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { givePasskey, passkeyOffer } from '../harness/givePasskey.ts';
import { giveOtp, startHold } from '../harness/holds.ts';
import { operate } from '../harness/operate.ts';
import { proofsOf } from '../harness/proofsOf.ts';
import { type Lie, SoftPasskey } from '../harness/SoftPasskey.ts';
import type { TestDevice } from '../harness/TestDevice.ts';
import { signIn } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true, balances: { USDT: '100' } }, (stage) => ({ gateway, member, device } = stage));

const passkeyCall = (name: string, fields: object = {}, on: TestDevice = device) =>
  on.call(`/exchangeUser/passkey/${name}`, { ...fields });
const give = async (passkey = new SoftPasskey()) => (await givePasskey(gateway, device, member, passkey)).passkey;
const offer = async () => await passkeyOffer(gateway, device, member);
const add = async (credential: unknown, on = device) =>
  await passkeyCall('add', { name: 'Work phone', credential }, on);
const list = async (on = device) => (await passkeyCall('list', {}, on)).body;
const ask = async (on = device, preToken?: string) => (await passkeyCall('ask', { preToken }, on)).body;
const login = async (credential: unknown, on = device, preToken?: string) =>
  await passkeyCall('login', { credential, preToken }, on);
const signInBy = async (passkey: SoftPasskey, on = device, lie?: Lie) =>
  await login(passkey.sign(await ask(on), lie), on);

/** Texts of the notices that the member got, the last one first. */
async function notices(): Promise<string[]> {
  await gateway.services.messenger.settle();
  const rows = await gateway.db.query<{ event: string }>(sql`
    select event from notice where member_id = ${member.id} order by id desc`);
  return rows.map(({ event }) => event);
}

/** A login by password that waits for a second factor. */
async function waitingLogin(on = gateway.device(), who = member) {
  await gateway.db.query(sql`update member set login_factors = '{1}' where id = ${who.id}`);
  await gateway.db.query(sql`delete from attempt_counter where key ~ '^(code|cost) '`);
  const { body } = await on.call('/exchangeUser/login', {
    loginName: who.phone,
    countryCode: '86',
    loginType: 1,
    password: who.password,
  });
  return { on, ...body };
}

/** What somebody else could send. The challenge is the right one. */
const LIES: readonly (readonly [string, Lie])[] = [
  ['from a page of another origin', { origin: 'https://evil.example' }],
  ['from an origin that only begins like ours', { origin: 'http://localhost.evil.example:8787' }],
  ['from within a frame', { crossOrigin: true }],
  ['for another site', { rpId: 'evil.example' }],
  ['without checking the person', { isVerified: false }],
  ['without anybody there', { isPresent: false }],
];

describe('adding a passkey', () => {
  it('takes proofs: the authenticator alone where one is bound', async () => {
    expect(await passkeyCall('offer')).toMatchObject({ code: '1042', body: { verifyTypes: [1, 4] } });
    const otp = await giveOtp(gateway, member.id);
    const { codes } = await proofsOf(gateway, device, member);
    expect(await passkeyCall('offer', { codes })).toMatchObject({ code: '1042', body: { verifyTypes: [3] } });
    expect((await passkeyCall('offer', { codes: [otp] })).code).toBe('0000');
  });

  it('asks for a key that checks the person and knows the account, under a random name', async () => {
    const { user, rp, authenticatorSelection, attestation, challenge } = await offer();
    expect({ rp, attestation, authenticatorSelection }).toEqual({
      rp: { id: 'localhost', name: 'EZ Wallet' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    });
    expect(JSON.stringify(user)).not.toContain(member.userNo);
    expect(user.name).not.toContain(member.phone);
    const again = await offer();
    expect(again.user.id).toBe(user.id);
    expect(again.challenge).not.toBe(challenge);
    expect(Buffer.from(user.id, 'base64url')).toHaveLength(32);
  });

  it('puts it into the list, names it, and tells the owner', async () => {
    const { view } = await givePasskey(gateway, device, member, new SoftPasskey({ isSynced: true }));
    expect(view).toEqual({
      passkeyId: expect.any(String),
      name: 'Work phone',
      madeAt: expect.any(Number),
      lastUsedAt: null,
      isSynced: true,
    });
    expect(await list()).toEqual([view]);
    expect(await notices()).toContain('passkeyAdded');
    expect(await gateway.message(`+86${member.phone}`)).toMatch(/freeze|冻结/i);
  });

  it.each(LIES)('refuses one that was made %s', async (_what, lie) => {
    expect((await add(new SoftPasskey().create(await offer(), lie))).code).toBe('NO_THIS_METHOD');
    expect(await list()).toEqual([]);
  });

  it('refuses an answer of a login, and an id that is not the signed one', async () => {
    expect((await add(new SoftPasskey().create(await offer(), { type: 'webauthn.get' }))).code).toBe('NO_THIS_METHOD');
    expect((await add(new SoftPasskey().create(await offer(), { id: 'Zm9vYmFy' }))).code).toBe('NO_THIS_METHOD');
  });

  it('takes an offer once, for five minutes, in the session that asked', async () => {
    const made = await offer();
    const answers = await Promise.all([add(new SoftPasskey().create(made)), add(new SoftPasskey().create(made))]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', 'EXPIRED']);
    const late = await offer();
    await gateway.shiftClock(5 * 60_000 + 1000);
    expect((await add(new SoftPasskey().create(late))).code).toBe('EXPIRED');
    await gateway.shiftClock(0);
    const earlier = await offer();
    await signIn(device, member);
    expect((await add(new SoftPasskey().create(earlier))).code).toBe('EXPIRED');
    const foreign = await offer();
    const other = await gateway.member();
    const theirs = await signIn(gateway.device(), other);
    expect((await add(new SoftPasskey().create(foreign), theirs)).code).toBe('EXPIRED');
  });

  it('refuses a challenge of a login, and a made up one', async () => {
    const { challenge } = await ask();
    const made = await offer();
    expect((await add(new SoftPasskey().create(made, { challenge }))).code).toBe('EXPIRED');
    expect((await add(new SoftPasskey().create(made, { challenge: 'A'.repeat(43) }))).code).toBe('EXPIRED');
  });

  it('gives nobody the passkey of another member', async () => {
    const passkey = await give();
    const other = await gateway.member();
    const theirs = await signIn(gateway.device(), other);
    const made = await passkeyOffer(gateway, theirs, other);
    expect((await add(passkey.create(made), theirs)).code).toBe('ALREADY_EXISTS');
    expect(await list(theirs)).toEqual([]);
  });

  it('stops at ten, also when two come at the same time', async () => {
    for (let made = 0; made < 9; made++) await give();
    const offers = [await offer(), await offer()];
    const answers = await Promise.all(offers.map(async (one) => await add(new SoftPasskey().create(one))));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', 'EXCEED_LIMIT']);
    // Before the proofs, so that nobody types codes for nothing.
    expect((await passkeyCall('offer')).code).toBe('EXCEED_LIMIT');
    expect(await list()).toHaveLength(10);
  });

  it('lifts no hold of outgoing money', async () => {
    await startHold(gateway, member.id);
    await give();
    const { codes } = await proofsOf(gateway, device, member);
    expect((await device.call('/exchangeUser/unlockWithdraw', { codes })).code).not.toBe('0000');
  });
});

describe('a login by passkey', () => {
  it('takes no name, no password and no second factor, and ends the other session', async () => {
    const passkey = await give();
    await gateway.db.query(sql`update member set login_factors = '{1,2}' where id = ${member.id}`);
    const elsewhere = gateway.device();
    const { code, body } = await signInBy(passkey, elsewhere);
    expect(code).toBe('0000');
    expect(body).toMatchObject({ userId: String(member.id), needAuth: false, token: expect.stringMatching(/.{40}/) });
    elsewhere.token = body.token;
    expect(await list(elsewhere)).toMatchObject([{ lastUsedAt: expect.any(Number) }]);
    expect((await passkeyCall('list')).code).toBe('7777');
    expect(await notices()).toContain('newDevice');
    const row = await gateway.db.one(
      sql`select method, result from login_log where member_id = ${member.id} order by id desc limit 1`,
    );
    expect(row).toEqual({ method: 'passkey', result: 'opened' });
  });

  it('names no account before anybody has shown anything', async () => {
    await give();
    expect(await ask(gateway.device())).toMatchObject({
      allowCredentials: [],
      rpId: 'localhost',
      userVerification: 'required',
    });
  });

  it('says that the password has expired', async () => {
    const passkey = await give();
    await gateway.db.query(sql`update member set password_expired = true where id = ${member.id}`);
    expect((await signInBy(passkey)).body).toMatchObject({ pwdExpired: true });
  });

  it.each(LIES)('is refused %s', async (_what, lie) => {
    expect(await signInBy(await give(), device, lie)).toMatchObject({ code: 'NO_THIS_METHOD' });
  });

  it('is refused with an answer to `create`, another handle, or none', async () => {
    const passkey = await give();
    expect((await signInBy(passkey, device, { type: 'webauthn.create' })).code).toBe('NO_THIS_METHOD');
    expect((await signInBy(passkey, device, { userHandle: 'Zm9vYmFy' })).code).toBe('NO_THIS_METHOD');
    expect((await signInBy(passkey, device, { userHandle: undefined })).code).toBe('NO_THIS_METHOD');
  });

  it('is refused where another key signs, in the same words as an unknown passkey', async () => {
    const { id, userHandle } = await give();
    const forged = await signInBy(new SoftPasskey(), device, { id, userHandle });
    const unknown = await signInBy(new SoftPasskey(), gateway.device(), { userHandle });
    expect(forged.code).toBe('NO_THIS_METHOD');
    expect(unknown.code).toBe(forged.code);
    expect(unknown.body).toEqual(forged.body);
    expect(
      await gateway.db.maybe(
        sql`select 1 from login_log where member_id = ${member.id} and method = 'passkey' and result = 'wrong'`,
      ),
    ).toBeTruthy();
  });

  it('takes a question once, for five minutes, on the device that asked', async () => {
    const passkey = await give();
    const question = await ask();
    const answers = await Promise.all([login(passkey.sign(question)), login(passkey.sign(question))]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', 'EXPIRED']);
    const late = await ask();
    await gateway.shiftClock(5 * 60_000 + 1000);
    expect((await login(passkey.sign(late))).code).toBe('EXPIRED');
    await gateway.shiftClock(0);
    const asked = await ask();
    expect((await login(passkey.sign(asked), gateway.device())).code).toBe('EXPIRED');
    // Nobody else can use up the question.
    expect((await login(passkey.sign(asked))).code).toBe('0000');
  });

  it('is refused with the challenge of an offer', async () => {
    const passkey = await give();
    const { challenge } = await offer();
    expect((await login(passkey.sign(await ask(), { challenge }))).code).toBe('EXPIRED');
  });

  it('is refused, and its owner told, when its count does not grow', async () => {
    const passkey = await give();
    expect((await signInBy(passkey, device, { count: 9 })).code).toBe('0000');
    expect((await signInBy(passkey, device, { count: 9 })).code).toBe('NO_THIS_METHOD');
    expect((await signInBy(passkey, device, { count: 0 })).code).toBe('NO_THIS_METHOD');
    expect(await notices()).toContain('passkeyCopied');
    expect((await signInBy(passkey, device, { count: 10 })).code).toBe('0000');
  });

  it('works for an authenticator that does not count', async () => {
    const passkey = new SoftPasskey();
    await add(passkey.create(await offer(), { count: 0 }));
    for (let time = 0; time < 2; time++) expect((await signInBy(passkey, device, { count: 0 })).code).toBe('0000');
  });

  it('blocks the device that sends wrong answers, and no other', async () => {
    const passkey = await give();
    const thief = gateway.device();
    for (let time = 0; time < 6; time++)
      await signInBy(new SoftPasskey(), thief, { id: passkey.id, userHandle: passkey.userHandle });
    expect((await signInBy(passkey, thief)).code).toBe('TRY_AGAIN_LATER');
    expect((await signInBy(passkey)).code).toBe('0000');
  });

  it('opens no frozen account, and after it is thawed the passkeys are gone', async () => {
    const passkey = await give();
    await device.call('/exchangeUser/disableAccount', {
      agree: true,
      codes: [{ type: 4, code: member.paymentPassword }],
    });
    expect((await signInBy(passkey)).code).toBe('USER_INVALID');
    await operate(gateway, 'accounts thaw', [member.userNo], { note: 'Video call against the KYC record' });
    expect((await signInBy(passkey)).code).toBe('NO_THIS_METHOD');
  });
});

describe('a passkey as a second factor', () => {
  it('completes a login that waits, and names the passkeys of that member only', async () => {
    const passkey = await give();
    const { on, preToken, passkey: isOffered, verifyTypes } = await waitingLogin();
    expect({ isOffered, verifyTypes }).toEqual({ isOffered: true, verifyTypes: [1] });
    const question = await ask(on, preToken);
    expect(question.allowCredentials).toEqual([{ type: 'public-key', id: passkey.id, transports: ['internal'] }]);
    // An authenticator leaves the handle out where the site names the passkey.
    const credential = passkey.sign(question, { userHandle: undefined });
    expect(await login(credential, on, preToken)).toMatchObject({
      code: '0000',
      body: { needAuth: false, userId: String(member.id) },
    });
    expect((await passkeyCall('ask', { preToken }, on)).code).toBe('TOKEN_INVALID');
  });

  it('is not offered to who has none', async () => {
    const { on, preToken, passkey } = await waitingLogin();
    expect(passkey).toBeUndefined();
    expect((await ask(on, preToken)).allowCredentials).toEqual([]);
  });

  it('of another member completes nothing', async () => {
    const other = await gateway.member();
    const { passkey: foreign } = await givePasskey(gateway, await signIn(gateway.device(), other), other);
    const { on, preToken } = await waitingLogin();
    expect((await login(foreign.sign(await ask(on, preToken)), on, preToken)).code).toBe('NO_THIS_METHOD');
  });

  it('is refused on another device, and with a question of another login', async () => {
    const passkey = await give();
    const { on, preToken } = await waitingLogin();
    expect((await passkeyCall('ask', { preToken }, gateway.device())).code).toBe('TOKEN_INVALID');
    expect((await login(passkey.sign(await ask(on)), on, preToken)).code).toBe('EXPIRED');
    const question = await ask(on, preToken);
    expect((await login(passkey.sign(question), on)).code).toBe('EXPIRED');
    const second = await waitingLogin(on);
    expect((await login(passkey.sign(question), on, second.preToken)).code).toBe('EXPIRED');
    expect((await login(passkey.sign(question), on, preToken)).code).toBe('0000');
  });
});

describe('the list of passkeys', () => {
  it('gives a passkey another name, without hidden characters', async () => {
    const { view } = await givePasskey(gateway, device, member);
    const { passkeyId } = view;
    expect((await passkeyCall('rename', { passkeyId, name: ' Old phone ' })).code).toBe('0000');
    expect(await list()).toMatchObject([{ passkeyId, name: 'Old phone' }]);
    for (const name of [' ', 'a'.repeat(41), 'a\u202Eb'])
      expect(await passkeyCall('rename', { passkeyId, name })).toMatchObject({
        code: 'ARGS_INVALID',
        body: { fields: ['name'] },
      });
  });

  it('removes one after proofs, and tells the owner; it signs nobody in any more', async () => {
    const { passkey, view } = await givePasskey(gateway, device, member);
    const { passkeyId } = view;
    expect(await passkeyCall('remove', { passkeyId })).toMatchObject({ code: '1042', body: { verifyTypes: [1, 4] } });
    expect((await passkeyCall('remove', { passkeyId, ...(await proofsOf(gateway, device, member)) })).code).toBe(
      '0000',
    );
    expect(await list()).toEqual([]);
    expect(await notices()).toContain('passkeyRemoved');
    expect((await signInBy(passkey)).code).toBe('NO_THIS_METHOD');
  });

  it('of another member stays as it is', async () => {
    const { view } = await givePasskey(gateway, device, member);
    const other = await gateway.member();
    const theirs = await signIn(gateway.device(), other);
    const { passkeyId } = view;
    expect((await passkeyCall('rename', { passkeyId, name: 'Mine' }, theirs)).code).toBe('NO_THIS_METHOD');
    expect((await passkeyCall('remove', { passkeyId, ...(await proofsOf(gateway, theirs, other)) }, theirs)).code).toBe(
      'NO_THIS_METHOD',
    );
    expect(await list(theirs)).toEqual([]);
    expect(await list()).toEqual([view]);
  });

  it('loses those of a device that its owner revokes, and the owner hears of it', async () => {
    const passkey = await give();
    const mine = await signIn(gateway.device(), member);
    expect((await mine.call('/exchangeUser/device/revoke', { deviceId: device.id })).body).toBe(true);
    expect(await list(mine)).toEqual([]);
    expect(await notices()).toContain('passkeyRemoved');
    expect((await signInBy(passkey)).code).toBe('NO_THIS_METHOD');
  });
});
