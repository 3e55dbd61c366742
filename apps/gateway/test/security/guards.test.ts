import { expect, it } from 'vitest';
import { sql } from '../../src/db/index.ts';
import { servedEndpoints } from '../harness/served.ts';
import { newToken } from '../../src/secrets/digest.ts';
import type { TestGateway } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { workingExample } from '../harness/workingExamples.ts';

/**
 * What a signed-in member shows before a call changes something.
 * - `session`: it is enough to be signed in.
 * - `ticket`: the payment password just now, for exactly this.
 * - `proofs`: the proofs that a refusal with 1042 names.
 * - a name of a field: the secret in it.
 */
type Guard = 'session' | 'ticket' | 'proofs' | 'code' | 'password' | 'loginPassword' | 'oldPassword';

/** Every call of members that changes something, with the guard that it must have. A new one fails until it is here. */
const GUARDS: Readonly<Record<string, Guard>> = {
  'address.add': 'session',
  'address.edit': 'session',
  'address.remove': 'session',
  'bank.addPayAccount': 'ticket',
  'bank.deletePayAccount': 'session',
  'bank.pin': 'session',
  'common.verifyCode': 'code',
  'inbox.setRead': 'session',
  'inbox.setReceivedRead': 'session',
  'kyc.appendUpload': 'session',
  'kyc.createKycHigher': 'session',
  'kyc.createKycJunior': 'session',
  'kyc.startUpload': 'session',
  'order.deleteLucky': 'session',
  'order.deleteLuckyV2': 'session',
  'order.restoreLucky': 'session',
  'promotion.deleteVoucher': 'session',
  'recharge.deleteRechargeBill': 'session',
  'recharge.getPaymentQrCodeLink': 'session',
  'recharge.getRechargeAddress': 'session',
  'support.close': 'session',
  'support.open': 'session',
  'support.seen': 'session',
  'support.send': 'session',
  'trading.answerOffer': 'session',
  'trading.buyConfirmOrCancel': 'session',
  'trading.buyerSubmitAppeal': 'session',
  'trading.buyerSubmitComplain': 'session',
  'trading.chatRead': 'session',
  'trading.chatSend': 'session',
  'trading.deposit': 'session',
  'trading.depositCancel': 'session',
  'trading.orderAnswerCancel': 'ticket',
  'trading.orderAskCancel': 'session',
  'trading.orderExtend': 'session',
  'trading.peerBlock': 'session',
  'trading.peerFavourite': 'session',
  'trading.saveFailKyc3Record': 'session',
  'trading.sellOrderCancel': 'session',
  'trading.sellOrderConfirm': 'ticket',
  'trading.sellerSubmitComplain': 'session',
  'trading.updateAcceptorConfig': 'ticket',
  'trading.withdrawal': 'ticket',
  'transfer.transferTo': 'ticket',
  'user.addressWhitelistSwitchOff': 'proofs',
  'user.addressWhitelistSwitchOn': 'proofs',
  'user.bindEmail': 'proofs',
  'user.bindOtpInfo': 'proofs',
  'user.bindPhone': 'proofs',
  'user.bindPhoneOrEmailP96': 'proofs',
  'user.biometricsLoginOff': 'session',
  'user.biometricsLoginOn': 'proofs',
  'user.biometricsOff': 'session',
  'user.biometricsOn': 'proofs',
  'user.changeEmail': 'proofs',
  'user.changeNickName': 'session',
  'user.changePhone': 'proofs',
  'user.checkLoginPwd': 'password',
  'user.checkTransPass': 'password',
  'user.closeSwitch': 'session',
  'user.createKycRecord': 'session',
  'user.devicePlace': 'session',
  'user.deviceRecord': 'session',
  'user.deviceRevoke': 'session',
  'user.deviceRevokeOthers': 'session',
  'user.disableAccount': 'proofs',
  'user.disableOtpInfo': 'proofs',
  'user.emailVerifySwitchOff': 'proofs',
  'user.emailVerifySwitchOn': 'proofs',
  'user.getOtpInfo': 'session',
  'user.invitationCodeBinding': 'session',
  'user.logout': 'session',
  'user.makeRecoveryCodes': 'proofs',
  'user.modifyMessageFlag': 'session',
  // The challenge of the device, which `passkeyOffer` gave for proofs.
  'user.passkeyAdd': 'session',
  'user.passkeyOffer': 'proofs',
  'user.passkeyRemove': 'proofs',
  'user.passkeyRename': 'session',
  'user.phoneVerifySwitchOff': 'proofs',
  'user.phoneVerifySwitchOn': 'proofs',
  'user.replySmsOff': 'proofs',
  'user.replySmsOn': 'proofs',
  'user.resetPaymentLimit': 'session',
  'user.setAntiPhishingCode': 'proofs',
  // Only while the account has no password.
  'user.setLoginPasswordAndNickName': 'session',
  'user.setMessageLanguage': 'session',
  'user.setNickName': 'session',
  'user.setScreenshotProtection': 'session',
  'user.setPushDetails': 'session',
  'user.subscribePush': 'session',
  'user.unlockWithdraw': 'proofs',
  'user.unsubscribePush': 'session',
  'user.updateCustomizeDailyPaymentLimit': 'session',
  'user.updateCustomizeOrderQuantitySet': 'session',
  'user.updateLoginPassword': 'proofs',
  'user.updateLoginPasswordByVerifyCode': 'proofs',
  'user.updateLoginPasswordWhenExpired': 'oldPassword',
  'user.updateTranPass': 'loginPassword',
  'user.uploadFile': 'session',
  'user.uploadFileKyc': 'session',
  'user.uploadVideo': 'session',
};

let gateway: TestGateway;
useTestGateway({}, (stage: Stage) => ({ gateway } = stage));

const changing = servedEndpoints.filter(({ endpoint }) => endpoint.auth !== 'public' && endpoint.rate !== 'read');

it('the table names every call of members that changes something, and no other [S52]', () => {
  expect(Object.keys(GUARDS).toSorted()).toEqual(changing.map(({ title }) => title).toSorted());
});

it('a call that only reads takes no secret [S52]', () => {
  const reading = servedEndpoints.filter(({ endpoint }) => endpoint.auth !== 'public' && endpoint.rate === 'read');
  for (const { title, endpoint } of reading)
    expect(
      Object.keys(endpoint.example.request as object).filter((name) => /ticket|password|codes/i.test(name)),
      title,
    ).toEqual([]);
});

it.each(changing)('$title with everything but a session is refused [S52]', async (named) => {
  const { device, fields } = await workingExample(gateway, named).prepare();
  for (const token of ['', newToken()]) {
    device.token = token;
    expect((await device.call(named.endpoint.path, fields)).code).toBe('1005');
  }
});

const guarded = changing.filter(({ title }) => GUARDS[title] !== 'session');

it.each(guarded)('$title with everything but its own guard is refused [S52]', async (named) => {
  const guard = GUARDS[named.title];
  const { device, fields } = await workingExample(gateway, named).prepare();
  const call = async (changes: object = {}) => (await device.call(named.endpoint.path, { ...fields, ...changes })).code;
  switch (guard) {
    case 'proofs':
      // A proof of a kind that nobody asked for.
      expect(await call({ codes: [{ type: 10, code: 'E12345678' }] })).toBe('1042');
      return;
    case 'ticket':
      expect(await call({ payPassTicket: newToken() })).toBe('NO_THIS_TICKET');
      // A real one, but for something else, or of another session.
      for (const change of [sql`scene = 'elsewhere'`, sql`session_hash = '\\x00'::bytea`]) {
        const example = await workingExample(gateway, named).prepare();
        await gateway.db.query(sql`update pay_ticket set ${change} where member_id = ${example.member.id}`);
        const { code } = await example.device.call(named.endpoint.path, example.fields);
        expect(code).toBe('NO_THIS_TICKET');
      }
      return;
    default:
      expect(await call({ [guard as string]: guard === 'code' ? '000000' : '730164' })).not.toBe('0000');
  }
});
