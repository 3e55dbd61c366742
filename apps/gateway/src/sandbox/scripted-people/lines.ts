import { type Trade, TRADE_STATUS, type TradeParty } from '@ezwallet/api-client/contract';

/** A text in the languages that people write in. */
export interface Line {
  readonly en: string;
  readonly zh: string;
}

const HAN = /\p{Script=Han}/u;

/** A line in the language of a message: Chinese for one with Chinese characters, else English. */
export const inLanguageOf = (message: string, { en, zh }: Line): string => (HAN.test(message) ? zh : en);

type Told = Pick<Trade, 'status' | 'fiat' | 'fiatAmount' | 'payRemark'>;

/** What somebody answers who is asked about a trade. */
export function answerAbout({ status, fiat, fiatAmount, payRemark }: Told, side: TradeParty): Line {
  const isPaid = status !== TRADE_STATUS.waitingForPayment;
  if (side === 'buyer') {
    return isPaid
      ? {
          en: `I sent ${fiatAmount} ${fiat} with the remark ${payRemark}. Please check your account.`,
          zh: `我已付款 ${fiatAmount} ${fiat}，备注 ${payRemark}，请查收。`,
        }
      : { en: 'I am paying now. One moment, please.', zh: '我正在付款，请稍等。' };
  }
  return isPaid
    ? { en: 'I am checking my account now.', zh: '我正在查账，请稍等。' }
    : {
        en: `Please pay to the account of the order, and write ${payRemark} on the payment.`,
        zh: `请付款到订单中的账户，并备注 ${payRemark}。`,
      };
}

/** What somebody hostile writes without being asked: a link and a phone number, which readers are warned about. */
export const LURES: Readonly<Record<TradeParty, readonly Line[]>> = {
  buyer: [
    {
      en: 'The payment is stuck. Confirm the release here first: https://fast-release.example/confirm',
      zh: '付款卡住了，请先在这里确认放币：https://fast-release.example/confirm',
    },
    { en: 'I do not read this chat. Call me on 138 0000 9999.', zh: '我不看这里的消息，请打 138 0000 9999。' },
  ],
  seller: [
    {
      en: 'That account is closed. Pay here instead: https://fast-pay.example/safe',
      zh: '那个账户停用了，请改在这里付款：https://fast-pay.example/safe',
    },
    { en: 'It is faster by phone: 138 0000 9999.', zh: '打电话更快：138 0000 9999。' },
  ],
};

/** What somebody says in an appeal. */
export const STATEMENTS: Readonly<Record<'sorry' | 'hostile', Readonly<Record<TradeParty, string>>>> = {
  sorry: {
    buyer: 'I was away. I agree that the payment did not arrive. 我刚才不在，我同意款项没有到账。',
    seller: 'I was away. The payment has arrived, and I release. 我刚才不在，款项已到账，我同意放币。',
  },
  hostile: {
    buyer: 'I have paid and the receipt shows it. Release the coins now. 我已付款，有截图为证，请立即放币。',
    seller: 'Nothing has reached my account. The receipt is forged. 我没有收到任何款项，截图是伪造的。',
  },
};
