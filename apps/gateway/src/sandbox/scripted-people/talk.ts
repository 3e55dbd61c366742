import { contract, sideOf, type TradeRow } from '@ezwallet/api-client/contract';
import { randomUUID } from 'node:crypto';
import { chatList, chatRead, chatSend } from '../../trade/trades/chat-calls.ts';
import { orderC2cDetail } from '../../trade/trades/order-calls.ts';
import type { Actor } from './Actor.ts';
import { type Behaviour, PACES } from './behaviours.ts';
import { answerAbout, inLanguageOf, LURES } from './lines.ts';

/** Reads what the other side wrote, and answers it once. */
export async function answerChat(actor: Actor, { billNo }: TradeRow, behaviour: Behaviour): Promise<void> {
  const { messages, lastSeq } = await actor.call(contract.trading.chatList, chatList, { billNo, after: 0 });
  const last = messages.at(-1);
  if (!last || actor.now() < last.at + PACES[behaviour].step) return;
  await actor.call(contract.trading.chatRead, chatRead, { billNo, seq: lastSeq });
  const trade = await actor.call(contract.order.orderC2cDetail, orderC2cDetail, { billNo });
  if (last.by !== sideOf(trade)) await say(actor, billNo, inLanguageOf(last.text, answerAbout(trade, sideOf(trade))));
}

/** Writes what leads away from the platform, unless it is there. */
export async function lure(actor: Actor, { billNo, ...row }: TradeRow): Promise<void> {
  const side = sideOf(row);
  const { messages } = await actor.call(contract.trading.chatList, chatList, { billNo });
  if (messages.some(({ by }) => by === side)) return;
  const asked = messages.at(-1)?.text ?? '';
  for (const line of LURES[side]) await say(actor, billNo, inLanguageOf(asked, line));
}

async function say(actor: Actor, billNo: string, text: string): Promise<void> {
  await actor.call(contract.trading.chatSend, chatSend, { billNo, kind: 'text', text, nonce: randomUUID() });
}
