import type { SupportSubject } from '@ezwallet/api-client/contract';
import type { Policy } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import { answerTicket, findTickets, readTicket, showTyping } from '../house/support/staff.ts';

const AT_ONCE = 20;
/** How long a message waits until it is read, and then until it is answered, so that people see what waiting looks like. */
const READS_AFTER = sql`interval '3 seconds'`;
const ANSWERS_AFTER = sql`interval '8 seconds'`;

interface Line {
  readonly en: string;
  readonly zh: string;
}

const ANSWERS: Readonly<Record<SupportSubject, Line>> = {
  free: {
    en: 'Thank you, I read your message. This sandbox has no staff, so this line is all I can say; with real support you would get a real answer here.',
    zh: '谢谢，已收到您的留言。这里是演示环境，没有真人客服，正式环境会在此回复您。',
  },
  order: {
    en: 'Thank you, I see your order. The coins stay in escrow while it runs. If the other side does not answer, open an appeal on the order; we decide from the proof of both sides.',
    zh: '谢谢，我看到您的订单了。订单进行期间，币一直由平台托管。如对方不回应，请在订单中发起申诉，我们会根据双方凭证裁决。',
  },
  bill: {
    en: 'Thank you, I see this bill. Its page shows each step, and we look after it until the last one is done.',
    zh: '谢谢，我看到这笔账单了。账单页会显示每一步进度，我们会跟进到完成为止。',
  },
  verification: {
    en: 'Thank you. Please make sure that all four corners of the document are in the picture and that every line can be read; then send it again.',
    zh: '谢谢。请确认证件四角完整、文字清晰，然后重新提交。',
  },
  account: {
    en: 'Thank you. We never ask for a password or a code. Look at your devices and end those that you do not know.',
    zh: '谢谢。我们绝不会索要密码或验证码。请检查登录设备，移除不认识的设备。',
  },
  login: {
    en: 'Thank you. Your money is safe while you cannot log in, and nothing can leave the account. Tell me what you see on the screen.',
    zh: '谢谢。在您无法登录期间，资金是安全的，任何款项都无法转出。请告诉我屏幕上的提示。',
  },
};

const HAN = /\p{Script=Han}/u;

/** Reads what people write to support, and answers each of them once, as a member of staff would. */
export async function supportByItself(db: Db, policy: Policy): Promise<void> {
  // One that a person has taken waits for that person.
  const waiting = sql`h.state = 'withSupport' and coalesce(h.taken_until <= app_now(), true)`;
  const unread = await findTickets(
    db,
    sql`${waiting} and h.other_seen < h.last_seq and h.updated_at < app_now() - ${READS_AFTER}`,
    AT_ONCE,
  );
  for (const { id } of unread) {
    await readTicket(db, id);
    await showTyping(db, policy, id);
  }
  const due = await findTickets(db, sql`${waiting} and h.updated_at < app_now() - ${ANSWERS_AFTER}`, AT_ONCE);
  for (const { id, subject, lastText } of due)
    await answerTicket(db, policy, id, ANSWERS[subject][HAN.test(lastText) ? 'zh' : 'en'], undefined);
}
