import type { Endpoint } from '@ezwallet/api-client/contract';

/** The most that a call may wait for the database when it succeeds; the opening of the call is one of them. */
const READ = 2;
const MONEY = 5;

/**
 * Calls with a budget of their own, by area and name: what changes something, and what a person asks for all the time.
 * A number may only get smaller; a call that does with less fails its test until its number is lowered.
 */
export const OWN_BUDGETS: Readonly<Record<string, number>> = {
  'address.add': 9,
  'address.edit': 3,
  'address.remove': 2,
  'bank.addPayAccount': 7,
  'bank.deletePayAccount': 3,
  'bank.pin': 7,
  'common.generateSlider': 3,
  'common.refreshOnlineStatus': 2,
  'common.validateSlider': 3,
  'common.verifyCode': 3,
  'common.sendVerifyCode': 7,
  'inbox.setReceivedRead': 2,
  'kyc.createKycJunior': 4,
  'order.deleteLucky': 2,
  'order.deleteLuckyV2': 3,
  'order.restoreLucky': 2,
  'promotion.deleteVoucher': 3,
  'recharge.deleteRechargeBill': 3,
  'trading.buyerSubmitComplain': 3,
  'trading.updateAcceptorConfig': 10,
  'trading.peerBlock': 2,
  'trading.peerFavourite': 2,
  'trading.chatRead': 2,
  'trading.chatSend': 2,
  'recharge.getLuckyRechargeAddress': 11,
  'recharge.getPaymentQrCodeLink': 2,
  'recharge.getRechargeAddress': 11,
  'user.addressWhitelistSwitchOff': 9,
  'user.addressWhitelistSwitchOn': 6,
  'user.bindOtpInfo': 11,
  'user.changeNickName': 2,
  'user.checkEmailRegCode': 2,
  'user.checkTransPass': 4,
  'user.checkoutPhoneCode': 2,
  'user.closeSwitch': 7,
  'user.disableOtpInfo': 14,
  'user.getOtpInfo': 3,
  'user.getUserInfo': 1,
  'user.login': 12,
  'user.loginAuth': 13,
  'user.logout': 2,
  'user.register': 11,
  'user.resetPaymentLimit': 8,
  'user.sendEmailRegCode': 7,
  'user.sendMsg': 7,
  'user.setNickName': 2,
  'user.unlockWithdraw': 8,
  'user.updateCustomizeDailyPaymentLimit': 8,
  'user.updateCustomizeOrderQuantitySet': 8,
  'user.updateTranPass': 11,
  'user.setAntiPhishingCode': 6,
  'user.sendEmailPub': 6,
  'user.queryEmailByPhone': 3,
  'user.phoneVerifySwitchOn': 6,
  'user.phoneVerifySwitchOff': 6,
  'user.makeRecoveryCodes': 12,
  'user.emailVerifySwitchOn': 6,
  'user.emailVerifySwitchOff': 6,
  'user.deviceRevokeOthers': 5,
  'user.deviceRevoke': 5,
  'user.checkLoginPwd': 4,
  'user.checkEmailCodePub': 2,
  'user.changePhone': 16,
  'user.changeEmail': 16,
  'user.bindPhoneOrEmailP96': 16,
  'user.bindPhone': 16,
  'user.bindEmail': 16,
  'user.uploadFile': 2,
  'user.uploadVideo': 4,
};

/** What a call may take; undefined for one that changes something and is not in the table. */
export function budgetOf(title: string, { read, money }: Endpoint): number | undefined {
  return OWN_BUDGETS[title] ?? (money ? MONEY : read ? READ : undefined);
}
