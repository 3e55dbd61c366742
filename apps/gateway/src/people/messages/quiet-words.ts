import type { MessageEvent, SentSubject } from './subjects.ts';

/** A text in English, in simplified Chinese and in that of Hong Kong. */
export type InThree = readonly [en: string, simplified: string, hongKong: string];

/** The title of a notification without details: its subject. Codes never go to browsers. */
export const QUIET_TITLES: Readonly<Record<Exclude<SentSubject, 'code'>, InThree>> = {
  newDevice: ['New login', '新登录', '新登入'],
  securityChange: ['Account security', '账户安全', '帳戶安全'],
  order: ['Orders', '订单', '訂單'],
  transferIn: ['Money received', '收款', '收款'],
  transferOut: ['Money sent', '转出', '轉出'],
  recharge: ['Deposit', '充值', '充值'],
  withdrawal: ['Withdrawal', '提币', '提幣'],
  support: ['Support', '客服', '客服'],
  promotion: ['Activities', '活动', '活動'],
};

/**
 * Events in words for screens that anybody may see: without amounts, times, numbers, addresses and names. Only events whose usual words
 * name one have words of their own here; a test finds those that lack them.
 */
export const QUIET_WORDS: Readonly<Partial<Record<MessageEvent, InThree>>> = {
  'match buyer': ['A seller took your order.', '卖家已接下您的订单。', '賣家已接下你的訂單。'],
  'match seller': ['A buyer took your sale.', '买家已接下您的出售。', '買家已接下你的出售。'],
  'matchDeadline seller': ['Nobody bought in time.', '没有人按时购买。', '沒有人按時購買。'],
  'pay seller': ['The buyer says they paid.', '买家表示已付款。', '買家表示已付款。'],
  'extend seller': ['The buyer took more time to pay.', '买家延长了付款时间。', '買家延長了付款時間。'],
  'askCancel buyer': ['The seller asks you to cancel an order.', '卖家请求取消订单。', '賣家請求取消訂單。'],
  'askCancel seller': ['The buyer asks you to cancel an order.', '买家请求取消订单。', '買家請求取消訂單。'],
  'declineCancel buyer': ['The seller declined to cancel the order.', '卖家选择保留订单。', '賣家選擇保留訂單。'],
  'declineCancel seller': ['The buyer declined to cancel the order.', '买家选择保留订单。', '買家選擇保留訂單。'],
  'agreeCancel buyer': ['The seller agreed to cancel the order.', '卖家同意取消订单。', '賣家同意取消訂單。'],
  'agreeCancel seller': ['The buyer agreed to cancel the order.', '买家同意取消订单。', '買家同意取消訂單。'],
  'payDeadline buyer': ['Your order expired.', '您的订单已过期。', '你的訂單已過期。'],
  'lastPayDeadline buyer': ['Your order expired.', '您的订单已过期。', '你的訂單已過期。'],
  'lastPayDeadline seller': ['Your sale expired.', '您的出售已过期。', '你的出售已過期。'],
  'release buyer': ['The seller released the coins.', '卖家已放币。', '賣家已放幣。'],
  'releaseDeadline buyer': ['The seller did not release in time.', '卖家没有按时放币。', '賣家沒有按時放幣。'],
  'releaseDeadline seller': ['You did not release in time.', '您没有按时放币。', '你沒有按時放幣。'],
  'openAppeal buyer': ['The seller opened an appeal.', '卖家发起了申诉。', '賣家發起了申訴。'],
  'openAppeal seller': ['The buyer opened an appeal.', '买家发起了申诉。', '買家發起了申訴。'],
  'escalate buyer': ['Support is reviewing your order.', '客服正在处理您的订单。', '客服正在處理你的訂單。'],
  'escalate seller': ['Support is reviewing your sale.', '客服正在处理您的出售。', '客服正在處理你的出售。'],
  'agreeRelease buyer': [
    'The seller agreed with your appeal.',
    '卖家同意您的申诉，并已放币。',
    '賣家同意你的申訴，並已放幣。',
  ],
  'verdictRelease buyer': ['Support decided your appeal.', '客服已裁定申诉。', '客服已裁定申訴。'],
  'verdictRelease seller': ['Support decided your appeal.', '客服已裁定申诉。', '客服已裁定申訴。'],
  'verdictRefund buyer': ['Support decided your appeal.', '客服已裁定申诉。', '客服已裁定申訴。'],
  'verdictRefund seller': ['Support decided your appeal.', '客服已裁定申诉。', '客服已裁定申訴。'],
  'verdictSplit buyer': ['Support decided your appeal.', '客服已裁定申诉。', '客服已裁定申訴。'],
  'verdictSplit seller': ['Support decided your appeal.', '客服已裁定申诉。', '客服已裁定申訴。'],
  'remindPay buyer': ['Your order expires soon.', '您的订单即将过期。', '你的訂單即將過期。'],
  'remindRelease seller': ['The buyer is waiting for you.', '买家正在等待放币。', '買家正在等待放幣。'],
  'remindAnswer buyer': ['An appeal is waiting for your answer.', '申诉正在等待您的回应。', '申訴正在等待你的回應。'],
  'remindAnswer seller': ['An appeal is waiting for your answer.', '申诉正在等待您的回应。', '申訴正在等待你的回應。'],
  'lateAppeal buyer': [
    'The seller appealed an order that ended.',
    '卖家对您已结束的订单发起了申诉。',
    '賣家對你已結束的訂單發起了申訴。',
  ],
  'lateAppeal seller': [
    'The buyer appealed a sale that ended.',
    '买家对您已结束的出售发起了申诉。',
    '買家對你已結束的出售發起了申訴。',
  ],
  'lateEnd buyer': [
    'The appeal on your ended order is closed.',
    '您已结束订单的申诉已关闭。',
    '你已結束訂單的申訴已關閉。',
  ],
  'lateEnd seller': [
    'The appeal on your ended sale is closed.',
    '您已结束出售的申诉已关闭。',
    '你已結束出售的申訴已關閉。',
  ],
  newDevice: [
    'Someone logged in to your account on a new device.',
    '您的账户在新设备上登录。',
    '你的帳戶在新裝置登入。',
  ],
  biometricsOn: [
    'Someone turned on login by fingerprint or face on a device.',
    '有人在设备上开启了指纹或面容登录。',
    '有人在裝置上開啟了指紋或面容登入。',
  ],
  limitRises: [
    'Your own daily payment limit changes soon.',
    '您自己设置的每日支付限额即将提高或取消。',
    '你自行設定的每日支付限額即將提高或取消。',
  ],
  newPhone: ['The phone number of your account changed.', '您账户的手机号已更换。', '你帳戶的電話號碼已更換。'],
  newEmail: ['The email address of your account changed.', '您账户的邮箱已更换。', '你帳戶的電郵已更換。'],
  transferIn: ['You received money.', '您有一笔收款。', '你有一筆收款。'],
  transferOut: ['Money left your account.', '您有一笔转出。', '你有一筆轉出。'],
  recharge: ['Your deposit arrived.', '您的充值已到账。', '你的充值已到賬。'],
  withdrawalDone: ['Your withdrawal is complete.', '您的提币已完成。', '你的提幣已完成。'],
  withdrawalReturned: ['Your withdrawal was refused.', '您的提币未通过。', '你的提幣未獲通過。'],
  rewardWaits: [
    'You earned a reward. We check it first.',
    '您已获得奖励，我们会先进行审核。',
    '你已獲得獎勵，我們會先作審核。',
  ],
  rewardCredited: ['Your reward is here.', '奖励已到账。', '獎勵已到賬。'],
  rewardDropped: ['You do not get a reward.', '您未能获得奖励。', '你未能獲得獎勵。'],
};
