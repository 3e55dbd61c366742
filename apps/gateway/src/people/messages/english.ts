import type { MessageWords } from './writeMessage.ts';

const DECIDED = 'Open the order to see why.';
const NOT_YOU = 'If this was not you, freeze your account now.';
const STOP_BEFORE = 'It takes effect at {until}. If this was not you, stop it before then.';

export const english: MessageWords = {
  deadline: 'the deadline',
  order: 'Order',
  bill: 'Bill',
  unknownDevice: 'a device without a name',
  browserOn: '{browser} on {device}',
  lines: {
    'match buyer': [
      'A seller took your order for {coins}.',
      'Pay {fiat} from your own account and mark the order as paid by {until}.',
    ],
    'match seller': [
      'A buyer took your sale of {coins}.',
      'The buyer pays {fiat} by {until}. Do not release before the money is in your account.',
    ],
    'matchDeadline seller': ['Nobody bought your {coins} in time.', 'Your coins are available again.'],
    'pay seller': [
      'The buyer says they paid {fiat}.',
      'Check your account. If the money is there, release the coins by {until}. If not, open an appeal.',
    ],
    'buyerCancel seller': [
      'The buyer cancelled before paying.',
      'Your sale of {coins} is waiting for another buyer. You do not need to do anything.',
    ],
    'extend seller': [
      'The buyer took more time to pay for {coins}.',
      'The buyer pays {fiat} by {until}. You do not need to do anything.',
    ],
    'askCancel buyer': [
      'The seller asks you to cancel your order for {coins}.',
      'Agree only if you have not paid, or have your money back. If you have paid, decline.',
    ],
    'askCancel seller': [
      'The buyer asks you to cancel your sale of {coins}.',
      'If you agree, your coins become available again.',
    ],
    'declineCancel buyer': [
      'The seller declined to cancel the order for {coins}.',
      'The order continues. Open it to see the next step.',
    ],
    'declineCancel seller': [
      'The buyer declined to cancel the order for {coins}.',
      'The order continues. Open it to see the next step.',
    ],
    'agreeCancel buyer': ['The seller agreed to cancel your order for {coins}.', 'Do not pay now.'],
    'agreeCancel seller': ['The buyer agreed to cancel your sale of {coins}.', 'Your coins are available again.'],
    'payDeadline buyer': [
      'Your order for {coins} expired, because you did not mark it as paid in time.',
      'Do not pay now. If you have paid, open an appeal at once.',
    ],
    'payDeadline seller': [
      'The buyer did not pay in time.',
      'Your sale of {coins} is waiting for another buyer. You do not need to do anything.',
    ],
    'lastPayDeadline buyer': [
      'Your order for {coins} expired, because you did not mark it as paid in time.',
      'Do not pay now. If you have paid, open an appeal at once.',
    ],
    'lastPayDeadline seller': [
      'Your sale of {coins} expired, because no buyer paid in time.',
      'Your coins are available again.',
    ],
    'release buyer': ['The seller released {coins}.', 'They are in your balance.'],
    'releaseDeadline buyer': [
      'The seller did not release {coins} in time.',
      'The coins stay on hold. Ask in the chat, or open an appeal.',
    ],
    'releaseDeadline seller': [
      'You did not release {coins} in time.',
      'Release them if the money is in your account. If not, open an appeal.',
    ],
    'openAppeal buyer': [
      'The seller opened an appeal on your order for {coins}.',
      'Answer with proof by {until}. If you do not answer, support decides.',
    ],
    'openAppeal seller': [
      'The buyer opened an appeal on your sale of {coins}.',
      'Answer with proof by {until}. If you do not answer, support decides.',
    ],
    'escalate buyer': [
      'Support is reviewing your order for {coins}.',
      'The coins stay on hold. Add anything that support should know.',
    ],
    'escalate seller': [
      'Support is reviewing your sale of {coins}.',
      'The coins stay on hold. Add anything that support should know.',
    ],
    'agreeRelease buyer': ['The seller agreed with your appeal and released {coins}.', 'They are in your balance.'],
    'agreeRefund seller': ['The buyer agreed with your appeal.', '{coins} are available to you again.'],
    'withdrawAppeal buyer': ['The seller took the appeal back.', 'The seller has until {until} to release {coins}.'],
    'withdrawAppeal seller': [
      'The buyer took the appeal back.',
      'Release {coins} by {until} if the money is in your account.',
    ],
    'verdictRelease buyer': ['Support decided: {coins} are yours.', DECIDED],
    'verdictRelease seller': ['Support decided: {coins} went to the buyer.', DECIDED],
    'verdictRefund buyer': ['Support decided: {coins} went back to the seller.', DECIDED],
    'verdictRefund seller': ['Support decided: {coins} are yours again.', DECIDED],
    'verdictSplit buyer': ['Support split the {coins} of your order.', 'Open the order to see your share.'],
    'verdictSplit seller': ['Support split the {coins} of your sale.', 'Open the order to see your share.'],
    'remindPay buyer': ['Your order for {coins} expires soon.', 'Pay {fiat} and mark the order as paid by {until}.'],
    'remindRelease seller': [
      'The buyer is waiting for {coins}.',
      'Release them by {until} if the money is in your account.',
    ],
    'remindAnswer buyer': [
      'The appeal on your order for {coins} is waiting for your answer.',
      'Answer by {until}. After that, support decides.',
    ],
    'remindAnswer seller': [
      'The appeal on your sale of {coins} is waiting for your answer.',
      'Answer by {until}. After that, support decides.',
    ],
    'answer buyer': ['The seller answered your appeal.', 'Read the answer. You can add more, or agree.'],
    'answer seller': ['The buyer answered your appeal.', 'Read the answer. You can add more, or agree.'],
    'lateAppeal buyer': [
      'The seller appealed your order for {coins} after it ended.',
      'Open the order and answer with proof.',
    ],
    'lateAppeal seller': [
      'The buyer appealed your sale of {coins} after it ended.',
      'Open the order to see what is on hold and answer with proof.',
    ],
    'lateEnd buyer': ['The appeal on your ended order for {coins} is closed.', 'Open the order to see the outcome.'],
    'lateEnd seller': ['The appeal on your ended sale of {coins} is closed.', 'Open the order to see the outcome.'],
    'wrote buyer': ['The seller wrote to you.', 'Open the order to read the message.'],
    'wrote seller': ['The buyer wrote to you.', 'Open the order to read the message.'],
    'hold whitelistOff': [
      'Your withdrawal whitelist is off.',
      'Money can leave your account from {until}. If this was not you, freeze your account now.',
    ],
    newDevice: ['Someone logged in to your account on a new device: {device}.', NOT_YOU],
    passwordChanged: ['Your login password changed, and other devices were signed out.', NOT_YOU],
    paymentPasswordChanged: ['Your payment password changed. Money cannot leave your account for a while.', NOT_YOU],
    paymentPasswordSet: ['A payment password was set for your account.', NOT_YOU],
    loginCodeOff: ['Your account no longer asks for a code at every login.', NOT_YOU],
    replySmsOn: ['A text message from your phone now counts in place of a code to it.', NOT_YOU],
    biometricsOn: ['Someone turned on login by fingerprint or face on a device: {device}.', NOT_YOU],
    recoveryCodesMade: ['Someone created new recovery codes for your account. The old ones no longer work.', NOT_YOU],
    antiPhishingChanged: ['Your anti-phishing code changed. This is the last message with the old one.', NOT_YOU],
    holdLifted: [
      'Money can leave your account again, because a code from your authenticator app lifted the hold.',
      NOT_YOU,
    ],
    limitRises: ['Your own daily payment limit goes up or ends at {until}.', NOT_YOU],
    moneyMessagesOff: ['Someone turned off messages about money that leaves your account.', NOT_YOU],
    whitelistAdded: ['Someone added an address to your withdrawal whitelist.', NOT_YOU],
    addressAdded: ['Someone added an address for withdrawals to your contacts.', NOT_YOU],
    personAdded: ['Someone added a person to your contacts.', NOT_YOU],
    languageChanged: ['Messages to you now come in another language.', NOT_YOU],
    payAccountAdded: ['Someone added a payment account for the money from your sales.', NOT_YOU],
    newPhone: ['The phone number of your account is now {address}.', NOT_YOU],
    newEmail: ['The email address of your account is now {address}.', NOT_YOU],
    otpBound: ['An authenticator app was added to your account.', NOT_YOU],
    otpRemoved: ['Your authenticator app was removed. Money cannot leave your account for a while.', NOT_YOU],
    passkeyAdded: ['A passkey was added to your account.', NOT_YOU],
    passkeyRemoved: ['A passkey was removed from your account.', NOT_YOU],
    passkeyCopied: [
      'A login with one of your passkeys was refused, because someone may have a copy of it.',
      `Remove that passkey. ${NOT_YOU}`,
    ],
    acceptorMade: [
      'You are a merchant now. You can set your price and offers, and go online.',
      'Open Merchant in the app to begin.',
    ],
    acceptorEnded: [
      'You are no longer a merchant. You are offline, and you have no offers.',
      'Orders that run go on to their end.',
    ],
    frozen: [
      'Your account is frozen. Nobody can log in, and no money can leave it.',
      'Money can still arrive. Only support can open it again, after checking that it is you.',
    ],
    'asked password': ['Someone asked to set a new login password for your account.', STOP_BEFORE],
    'asked phone': ['Someone asked to replace the phone number of your account.', STOP_BEFORE],
    'asked email': ['Someone asked to replace the email address of your account.', STOP_BEFORE],
    'asked otp': ['Someone asked to remove your authenticator app.', STOP_BEFORE],
    'recovered password': [
      'Your login password changed as requested. Money cannot leave your account for a while.',
      NOT_YOU,
    ],
    'recovered phone': [
      'Your phone number changed as requested. Money cannot leave your account for a while.',
      NOT_YOU,
    ],
    'recovered email': [
      'Your email address changed as requested. Money cannot leave your account for a while.',
      NOT_YOU,
    ],
    'recovered otp': [
      'Your authenticator app was removed as requested. Money cannot leave your account for a while.',
      NOT_YOU,
    ],
    notRecovered: [
      'We could not complete the request to change how you log in.',
      'Nothing has changed. You can ask again.',
    ],
    recoveryStopped: [
      'The request to change how you log in was stopped.',
      'Nothing has changed. Change your login password soon.',
    ],
    transferIn: ['You received {coins}.', 'They are in your balance.'],
    transferOut: ['You sent {coins}.', 'If this was not you, change your passwords now.'],
    recharge: ['Your deposit of {coins} arrived.', 'The coins are in your balance.'],
    withdrawalDone: ['Your withdrawal of {coins} is complete.', 'If this was not you, freeze your account now.'],
    withdrawalReturned: ['Your withdrawal of {coins} was refused.', 'The coins are in your balance again.'],
    supportAnswered: [
      'Support has answered you.',
      'Read the answer in the app, and write there if you have more questions.',
    ],
    rewardWaits: ['You earned {coins}. We check it first.', 'You do not need to do anything.'],
    rewardCredited: ['Your reward of {coins} is here.', 'It is in your balance.'],
    rewardDropped: ['You do not get the reward of {coins}.', 'Open the activity to see why.'],
    couponCredited: ['Your reward is here: a coupon.', 'Find it in your coupons, and use it before it ends.'],
    couponDropped: ['You do not get the coupon.', 'Open the activity to see why.'],
  },
  links: { freeze: 'Freeze your account:', stop: 'Stop the request:' },
  codes: {
    register: '{code} is your code to create your account. It is valid for {minutes} minutes. Never share it.',
    login: '{code} is your code to log in. It is valid for {minutes} minutes. Never share it.',
    forget: '{code} is your code to reset your password. It is valid for {minutes} minutes. Never share it.',
    paymentPassword:
      '{code} is your code to reset your payment password. It is valid for {minutes} minutes. Never share it.',
    bind: '{code} is your code to link this to your account. It is valid for {minutes} minutes. Never share it.',
    security: '{code} is your code to confirm it is you. It is valid for {minutes} minutes. Never share it.',
    newPhone:
      '{code} is your code to use this phone for your account. It is valid for {minutes} minutes. Never share it.',
    newEmail:
      '{code} is your code to use this email address for your account. It is valid for {minutes} minutes. Never share it.',
    support: '{code} is your code to write to support. It is valid for {minutes} minutes. Never share it.',
    handOver:
      '{code} is your code to continue your verification on another device. It is valid for {minutes} minutes. Never share it.',
  },
  alreadyRegistered:
    'Someone tried to create an account with this phone number or email. You already have an account, so log in instead. If this was not you, ignore this message.',
};
