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
  'inbox.setReceivedRead': 2,
  'kyc.createKycHigher': 10,
  'kyc.createKycJunior': 4,
  'kyc.sendSmsPub': 6,
  'kyc.uploadPicPub': 4,
  'kyc.uploadVideoPub': 4,
  'order.deleteLucky': 2,
  'order.deleteLuckyV2': 3,
  'order.restoreLucky': 2,
  'promotion.deleteVoucher': 3,
  'recharge.deleteRechargeBill': 3,
  'trading.buyerSubmitComplain': 3,
  'trading.saveFailKyc3Record': 2,
  'trading.updateAcceptorConfig': 10,
  'trading.peerBlock': 2,
  'trading.peerFavourite': 2,
  'trading.chatRead': 2,
  'trading.chatSend': 2,
  'recharge.getLuckyRechargeAddress': 11,
  'recharge.getPaymentQrCodeLink': 2,
  'recharge.getRechargeAddress': 11,
  'user.addressWhitelistSwitchOff': 10,
  'user.addressWhitelistSwitchOn': 7,
  'user.bindOtpInfo': 11,
  'user.changeNickName': 2,
  'user.checkEmailRegCode': 2,
  'user.checkTransPass': 4,
  'user.checkoutPhoneCode': 2,
  'user.closeSwitch': 7,
  'user.createKycRecord': 10,
  'user.disableOtpInfo': 17,
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
  'user.unlockWithdraw': 10,
  'user.updateCustomizeDailyPaymentLimit': 8,
  'user.updateCustomizeOrderQuantitySet': 8,
  'user.updateTranPass': 11,
  'user.uploadFile': 2,
  'user.uploadFileKyc': 2,
  'user.uploadVideo': 4,
};

/** What a call may take; undefined for one that changes something and is not in the table. */
export function budgetOf(title: string, { read, money }: Endpoint): number | undefined {
  return OWN_BUDGETS[title] ?? (money ? MONEY : read ? READ : undefined);
}
