import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@ezwallet/api-client/contract';
import { sql } from '../../src/db/index.ts';
import { openLink } from '../../src/people/messages/stop-links.ts';
import { freshPurchase, waitingSale } from '../trades/ownedTrades.ts';
import { SELL_LOT, Trader } from '../trades/TradeStage.ts';
import { giveVoucher, WAIVER } from './giveVoucher.ts';
import { giveOtp, offeredOtpCode, startHold } from './holds.ts';
import { makeVideo } from './makeVideo.ts';
import { MerchantServer } from './MerchantServer.ts';
import { canMakeOwned, makeOwned } from './ownedObjects.ts';
import { payTicket, type Sent, ticketed } from './payTicket.ts';
import { proofsOf } from './proofsOf.ts';
import { bindCode, type Caller, type Fields, forgetCode, ownCode, registerCode, supportCode } from './sentCodes.ts';
import type { NamedEndpoint } from './served.ts';
import { giveHandOver } from '../../src/house/kyc/hand-over.ts';
import { announcement, base64Of, pictureFile, videoFile } from './kycFiles.ts';
import { givePasskey, passkeyOffer } from './givePasskey.ts';
import { SoftPasskey } from './SoftPasskey.ts';
import { uploadPdf } from './uploadPdf.ts';
import { makePicture, uploadGuestPicture } from './uploadPicture.ts';
import type { TestDevice } from './TestDevice.ts';
import { replyingLogin, waitingLogin } from './waitingLogin.ts';
import { captchaTicket, PASSWORD, signIn, solve, type TestGateway, type TestMember } from './testGateway.ts';

/** Fields for a call that is to succeed, beside those of the contract's example. */
type Preparation = (caller: Caller) => Promise<Fields>;

const WITHDRAWAL = {
  toType: 2,
  to: 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv',
  protocol: 'TRC20',
  currency: 'USDT',
  amount: '20',
};

const proofs: Preparation = async ({ gateway, device, member }) => ({ ...(await proofsOf(gateway, device, member)) });
const payToken: Preparation = async ({ gateway }) => ({
  payToken: await (await MerchantServer.open(gateway)).placed(),
});

const withTicket = async ({ gateway, member }: Caller, sent: Sent): Promise<Fields> => ({
  ...sent,
  reqNo: randomUUID(),
  payPassTicket: await payTicket(gateway, member, sent),
});

/** Sends five USDT. */
async function pay(caller: Caller, to: Pick<Sent, 'toType' | 'to'>): Promise<void> {
  const request = await withTicket(caller, { ...to, currency: 'USDT', amount: '5' });
  const { code } = await caller.device.call('/lucky_transfer/transferTo', request);
  if (code !== '0000') throw new Error(`transferTo answered ${code}`);
}

/** The same code as a person gives it who has forgotten the password. */
async function forgottenName(caller: Caller): Promise<Fields> {
  const { phone: loginName, code: verifyCode } = await forgetCode(caller, 'phone');
  return { loginName, verifyCode };
}

/** The way of a guest into a conversation with support. */
const supportPass: Preparation = async (caller) => ({
  pass: (await caller.device.call('/support/guest/enter', await supportCode(caller))).body.pass,
});

/** Puts a member at a level of verification. */
const atLevel =
  (level: number): Preparation =>
  async ({ gateway, member }) => {
    await gateway.db.query(sql`delete from kyc_hand_over where member_id = ${member.id}`);
    await gateway.db.query(sql`update member set kyc_level = ${level} where id = ${member.id}`);
    return {};
  };

/** A token with which another device sends pictures for level 2. */
async function handOverToken(gateway: TestGateway, member: TestMember): Promise<string> {
  const { kycLevel } = await gateway.db.one<{ kycLevel: number }>(
    sql`select kyc_level as "kycLevel" from member where id = ${member.id}`,
  );
  if (kycLevel !== 2) await gateway.db.query(sql`update member set kyc_level = 1 where id = ${member.id}`);
  const { token } = (await giveHandOver(gateway.db, gateway.services.config, member.id)) ?? {};
  if (token === undefined) throw new Error('The member has no phone.');
  return token;
}

/** A token, and the code of the member's phone for this device. */
async function provedHandOver({ gateway, member, device }: Caller): Promise<Fields> {
  const token = await handOverToken(gateway, member);
  const { code } = await device.call('/kyc/sendSmsPub', { token });
  if (code !== '0000') throw new Error(`sendSmsPub answered ${code}`);
  return { token, verifyCode: await gateway.code(`+86${member.phone}`) };
}

/** What has to be there before a call's example succeeds, by area and name; what is not listed needs nothing. */
const PREPARATIONS: Readonly<Record<string, Preparation>> = {
  'bank.addPayAccount': async ({ member }) => ({ realName: member.realName }),
  'common.decrypt': async ({ device }) => ({
    text: (await device.call('/luckyrecharge/getPaymentQRCodeLink', { currency: 'USDT' })).body.text,
  }),
  'common.validateSlider': async ({ device }) => {
    const { body } = await device.call('/common/generateSlider', {
      scene: 'login',
      account: '13812345678',
      mode: 'assist',
    });
    return { captchaId: body.captchaId, nonce: solve(body.pow) };
  },
  'common.sendReplySms': async (caller) => ({ preToken: (await replyingLogin(caller)).preToken }),
  'common.verifyReplySms': async (caller) => {
    const { preToken } = await replyingLogin(caller);
    const { body } = await caller.device.call('/common/sendReplySms', { preToken });
    return { replyId: body.replyId, preToken };
  },
  'common.sendVerifyCode': async (caller) => ({ scene: 'login', preToken: (await waitingLogin(caller, 2)).preToken }),
  'common.verifyCode': ownCode,
  'kyc.createKycJunior': async ({ gateway, member }) => {
    await gateway.db.query(sql`delete from identity`);
    await gateway.db.query(sql`update member set kyc_level = 0 where id = ${member.id}`);
    return {};
  },
  'kyc.createKycHigher': atLevel(1),
  'kyc.sendSmsPub': async ({ gateway, member }) => ({ token: await handOverToken(gateway, member) }),
  'kyc.uploadPicPub': async (caller) => ({ ...(await provedHandOver(caller)), file: await pictureFile() }),
  'kyc.uploadVideoPub': async (caller) => {
    await atLevel(2)(caller);
    return { ...(await provedHandOver(caller)), file: videoFile() };
  },
  'kyc.startUpload': async () => await announcement(videoFile()),
  'kyc.appendUpload': async ({ device }) => {
    const file = videoFile();
    const { body } = await device.call('/kyc/startUpload', { fileType: 'VIDEO', ...(await announcement(file)) });
    return { upload: body.upload, offset: 0, fileBase64: await base64Of(file) };
  },
  'kyc.startUploadPub': async (caller) => {
    await atLevel(2)(caller);
    return { ...(await provedHandOver(caller)), ...(await announcement(videoFile())) };
  },
  'kyc.appendUploadPub': async (caller) => {
    await atLevel(2)(caller);
    const proof = await provedHandOver(caller);
    const file = videoFile();
    const { body } = await caller.device.call('/kyc/startUploadPub', {
      ...proof,
      kind: 'video',
      ...(await announcement(file)),
    });
    return { ...proof, upload: body.upload, offset: 0, fileBase64: await base64Of(file) };
  },
  'order.pageQueryV2': async (caller) => {
    await pay(caller, { toType: 1, to: (await caller.gateway.member()).userNo });
    return { keyword: 'Robin' };
  },
  'recharge.getLuckyRechargeAddress': payToken,
  'recharge.queryLuckyRechargeBill': payToken,
  'trading.deposit': async ({ gateway, member, device }) => {
    const { seller } = await freshPurchase(gateway, member);
    const request = await (await Trader.of(gateway, member)).purchase();
    await seller.sell({ amount: '12.5' });
    await signIn(device, member);
    return { ...request, amount: '12.5' };
  },
  'trading.updateAcceptorConfig': async ({ gateway, member, device }) => {
    await Trader.of(gateway, member);
    await signIn(device, member);
    return { lots: [SELL_LOT], payPassTicket: 'none' };
  },
  'trading.matchSpeedUpTip': async ({ gateway, member, device }) => {
    const billNo = await waitingSale(gateway, member);
    await signIn(device, member);
    return { billNo };
  },
  'trading.withdrawal': async ({ gateway, member, device }) => {
    const request = await (await Trader.of(gateway, member)).sale();
    await signIn(device, member);
    return { ...request, payPassTicket: 'none' };
  },
  'transfer.transferTo': async (caller) => {
    const { userNo: to } = await caller.gateway.member();
    return await withTicket(caller, { toType: 1, to, currency: 'USDT', amount: '320.5' });
  },
  'user.addressWhitelistSwitchOn': proofs,
  'user.addressWhitelistSwitchOff': async (caller) => {
    await caller.gateway.db.query(sql`update member set address_whitelist = true where id = ${caller.member.id}`);
    return await proofs(caller);
  },
  'user.biometricsOn': proofs,
  'user.biometricsLoginOn': async (caller) => {
    await caller.device.call('/exchangeUser/biometricsOn', await proofs(caller));
    await caller.gateway.db.query(sql`update biometric_device set proven_in = null`);
    return await proofs(caller);
  },
  'user.bindEmail': async (caller) => await bindCode(caller, 'email', 'none'),
  'user.bindPhone': async (caller) => await bindCode(caller, 'phone', 'none'),
  'user.bindPhoneOrEmailP96': async (caller) => {
    const { email: loginName, ...proven } = await bindCode(caller, 'email', 'none');
    return { loginName, ...proven };
  },
  'user.changeEmail': async (caller) => await bindCode(caller, 'email', 'one'),
  'user.changePhone': async (caller) => await bindCode(caller, 'phone', 'one'),
  'user.checkEmailCodePub': async (caller) => await forgetCode(caller, 'email'),
  'user.queryEmailByPhone': async (caller) => await forgetCode(caller, 'phone'),
  'user.sendEmailPub': async ({ device }) => {
    const email = `${randomUUID()}@example.com`;
    return { email, captchaTicket: await captchaTicket(device, 'sendCode', email) };
  },
  'user.emailVerifySwitchOff': proofs,
  'user.emailVerifySwitchOn': proofs,
  'user.passkeyOffer': proofs,
  'user.passkeyAdd': async ({ gateway, device, member }) => ({
    credential: new SoftPasskey().create(await passkeyOffer(gateway, device, member)),
  }),
  'user.passkeyRemove': proofs,
  'user.passkeyLogin': async ({ gateway, device, member }) => {
    const { passkey } = await givePasskey(gateway, await signIn(device, member), member);
    return { credential: passkey.sign((await device.call('/exchangeUser/passkey/ask')).body) };
  },
  'user.phoneVerifySwitchOff': proofs,
  'user.phoneVerifySwitchOn': proofs,
  'user.invitationCodeBinding': async ({ gateway, member }) => {
    // Somebody who was there before everybody else.
    await gateway.db.query(sql`
      insert into member (id, user_no, email, invitation_code) values (-1, 'FIRST', 'first@example.com', 'EZFIRST') on conflict do nothing`);
    await gateway.db.query(sql`delete from invitation where member_id = ${member.id}`);
    return { invitationCode: 'ezfirst' };
  },
  'user.inviterOf': async ({ member }) => ({ invitationCode: `EZ${member.userNo}` }),
  'user.replySmsOff': proofs,
  'user.replySmsOn': proofs,
  'support.guestEnter': supportCode,
  'support.guestNews': supportPass,
  'support.file': async ({ device }) => ({ fileId: await uploadPdf(device) }),
  'support.guestFile': async (caller) => {
    const { pass } = await supportPass(caller);
    return { pass, fileId: await uploadPdf(caller.device, String(pass)) };
  },
  'support.guestImage': async (caller) => {
    const { pass } = await supportPass(caller);
    return { pass, fileId: await uploadGuestPicture(caller.device, String(pass)) };
  },
  'support.guestSend': supportPass,
  'support.guestUpload': async (caller) => ({
    ...(await supportPass(caller)),
    fileBase64: (await makePicture()).toString('base64'),
  }),
  'user.sendMsgById': async (caller) => ({ ...(await waitingLogin(caller, 1)) }),
  'user.setAntiPhishingCode': proofs,
  'user.makeRecoveryCodes': async ({ gateway, member }) => ({ codes: [await giveOtp(gateway, member.id)] }),
  'user.checkEmailRegCode': async (caller) => {
    const { email, code } = await registerCode(caller, 'email');
    return { email, code };
  },
  'user.checkoutPhoneCode': async (caller) => {
    const { phone, code } = await registerCode(caller, 'phone');
    return { phone, code };
  },
  'user.login': async ({ member }) => ({ loginName: member.phone }),
  'user.bindOtpInfo': async (caller) => ({ ...(await proofs(caller)), code: await offeredOtpCode(caller.device) }),
  'user.disableOtpInfo': async ({ gateway, member }) => ({ codes: [await giveOtp(gateway, member.id)] }),
  'user.disableAccount': async ({ member }) => ({ codes: [{ type: 4, code: member.paymentPassword }] }),
  'user.forgetLoginPassword': async (caller) => {
    const { gateway, member, device } = caller;
    const first = { ...(await forgottenName(caller)), countryCode: '86', newPassword: 'battery staple 8' };
    await device.call('/exchangeUser/forgetLoginPassword', first);
    const { email } = await gateway.db.one<{ email: string }>(sql`select email from member where id = ${member.id}`);
    // A code goes to the mailbox only while the account is open.
    return { ...first, codes: [{ type: 2, code: await gateway.code(email) }] };
  },
  'user.requestRecovery': async (caller) => ({
    ...(await forgottenName(caller)),
    codes: [{ type: 10, code: `P${caller.member.phone.slice(-8)}` }],
  }),
  'user.setLoginPasswordAndNickName': async ({ gateway, member }) => {
    await gateway.db.query(sql`update member set password_hash = null where id = ${member.id}`);
    return {};
  },
  'user.stopByLink': async ({ gateway, member }) => {
    const { config, db } = gateway.services;
    const url = await openLink(db, config, member.id, { link: { does: 'freeze' }, seed: randomUUID() });
    return { token: url.split('#')[1], confirm: true };
  },
  'user.updateLoginPassword': async (caller) => ({ oldPassword: PASSWORD, ...(await proofs(caller)) }),
  'user.updateLoginPasswordByVerifyCode': proofs,
  'user.updateLoginPasswordWhenExpired': async ({ gateway, member }) => {
    await gateway.db.query(sql`update member set password_expired = true where id = ${member.id}`);
    return { oldPassword: PASSWORD };
  },
  'user.loginAuth': async ({ gateway, device, member }) => {
    await gateway.db.query(sql`update member set login_factors = '{1}' where id = ${member.id}`);
    const first = { loginName: member.phone, countryCode: '86', loginType: 1, password: PASSWORD };
    const { body } = await device.call('/exchangeUser/login', first);
    const codes = [{ type: 1, code: await gateway.code(`+86${member.phone}`) }];
    return { loginName: member.phone, preToken: body.preToken, codes };
  },
  'user.register': async (caller) => {
    const { typed: loginName, code: verifyCode } = await registerCode(caller, 'phone');
    return { loginName, verifyCode };
  },
  'user.sendEmailRegCode': async ({ device }) => {
    const email = `${randomUUID()}@example.com`;
    return { email, captchaTicket: await captchaTicket(device, 'sendCode', email) };
  },
  'user.sendMsg': async ({ device }) => {
    const phone = `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    return { phone, captchaTicket: await captchaTicket(device, 'sendCode', phone) };
  },
  'user.createKycRecord': async (caller) => {
    await atLevel(2)(caller);
    return { code: (await caller.device.call('/exchangeUser/createKycRecord', { type: 'videoCode' })).body.videoCode };
  },
  'user.uploadFileKyc': async () => ({ file: await pictureFile() }),
  'user.setNickName': async ({ gateway, member }) => {
    await gateway.db.query(sql`update member set nick_name = '' where id = ${member.id}`);
    return {};
  },
  'user.uploadFile': async () => ({ fileBase64: (await makePicture()).toString('base64') }),
  'user.uploadVideo': async () => ({
    upload: randomUUID(),
    part: 0,
    parts: 1,
    fileBase64: makeVideo().toString('base64'),
  }),
  'user.unlockWithdraw': async (caller) => {
    const { gateway, member } = caller;
    await startHold(gateway, member.id);
    return { codes: [await giveOtp(gateway, member.id)] };
  },
  'user.updateTranPass': async ({ gateway, member }) => {
    await gateway.db.query(sql`update member set pay_password_hash = null where id = ${member.id}`);
    return { loginPassword: PASSWORD };
  },
};

/** A call with fields with which it succeeds, and who makes it. */
export interface WorkingExample {
  readonly title: string;
  readonly endpoint: Endpoint;
  readonly prepare: () => Promise<{
    readonly device: TestDevice;
    readonly member: TestMember;
    readonly fields: Fields;
  }>;
}

/** The contract's example of a served call, made to succeed. */
export function workingExample(gateway: TestGateway, { title, endpoint }: NamedEndpoint): WorkingExample {
  return {
    title,
    endpoint,
    prepare: async () => {
      const caller = await callerFor(gateway, endpoint);
      const owned: Record<string, unknown> = {};
      let request = endpoint.example.request as Fields;
      for (const field of endpoint.owns) {
        if (!(field in request) || !canMakeOwned(title, field)) continue;
        const made = await makeOwned(gateway, caller.member, title, field);
        // Making it may have signed the owner in elsewhere.
        await signIn(caller.device, caller.member);
        owned[field] = made.value;
        request = made.request ?? request;
      }
      const fields = { ...request, ...owned, ...(await PREPARATIONS[title]?.(caller)) };
      return { ...caller, fields: await ticketed(gateway, caller.member, fields) };
    },
  };
}

/** Titles of {@link sendingExamples}, in their order. */
export const SENDING_EXAMPLES: readonly string[] = [
  'to a member',
  'to an address',
  'to an address with a voucher',
  'by a payment code',
  'to a merchant',
].flatMap((name) => [`transferTo ${name}, preview`, `transferTo ${name}`]);

/** The ways of sending that the one example of `transferTo` does not show, each as a preview and for good. */
export function sendingExamples(gateway: TestGateway, { endpoint }: NamedEndpoint): WorkingExample[] {
  const kinds: Readonly<Record<string, (caller: Caller) => Promise<Sent>>> = {
    'to a member': async () => ({ toType: 1, to: (await gateway.member()).userNo, currency: 'USDT', amount: '5' }),
    'to an address': async () => ({ ...WITHDRAWAL, terms: { fee: '1', total: '21' } }),
    'to an address with a voucher': async ({ member }) => {
      const voucherId = await giveVoucher(gateway.db, member.id, WAIVER);
      return { ...WITHDRAWAL, voucherId, terms: { fee: '0', total: '20' } };
    },
    'by a payment code': async () => {
      const payee = await signIn(gateway.device(), await gateway.member());
      const wish = { currency: 'USDT', amount: '5' };
      const { body } = await payee.call('/luckyrecharge/getPaymentQRCodeLink', wish);
      return { toType: 3, to: body.text, ...wish };
    },
    'to a merchant': async () => {
      const to = await (await MerchantServer.open(gateway)).placed();
      return { toType: 4, to, currency: 'USDT', amount: '38.5' };
    },
  };
  return Object.entries(kinds).flatMap(([name, request]) => [
    {
      title: `transferTo ${name}, preview`,
      endpoint,
      prepare: async () => {
        const caller = await callerFor(gateway, endpoint);
        const { terms, ...draft } = await request(caller);
        // A preview has no terms: it says them.
        void terms;
        return { ...caller, fields: { ...draft, preview: true } };
      },
    },
    {
      title: `transferTo ${name}`,
      endpoint,
      prepare: async () => {
        const caller = await callerFor(gateway, endpoint);
        return { ...caller, fields: await withTicket(caller, await request(caller)) };
      },
    },
  ]);
}

async function callerFor(gateway: TestGateway, { auth, read }: Endpoint): Promise<Caller> {
  const userType = auth === 'acceptor' ? 7 : 0;
  const email = `${randomUUID()}@example.com`;
  const member = await gateway.member({ userType, kycLevel: 3, email, balances: { USDT: '1000' } });
  const device = gateway.device();
  // Most of those who read what everybody may read are signed in, which takes an opening more.
  if (auth === 'public' && !read) await device.exchange();
  else await signIn(device, member);
  return { gateway, member, device };
}
