import type { TradeStep } from '@ezwallet/api-client/contract';
import { dayText } from '../../../shared/time/time-text.ts';

/** A message as a log needs it. */
export interface Told {
  readonly seq: number;
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A line of a conversation: what somebody said, a step of the trade, or what helps to read them. */
export type ChatLine<Message extends Told> = { readonly key: string; readonly at: number } & (
  | { readonly kind: 'message'; readonly message: Message; readonly endsTurn: boolean }
  | { readonly kind: 'step'; readonly step: TradeStep }
  | { readonly kind: 'staff' }
  | { readonly kind: 'day' }
  | { readonly kind: 'new' }
);

/** Messages of one side within so many milliseconds show the time once. */
const TURN = 5 * 60_000;

interface Chat<Message> {
  readonly messages: readonly Message[];
  /** Of a trade. Support joins its chat only in an appeal, which a line says. */
  readonly steps?: readonly TradeStep[];
  /** Messages before the first one are not loaded. */
  readonly hasOlder: boolean;
  /** The first message that the reader has not seen. */
  readonly newFrom: number | undefined;
}

/** The lines of a chat, the oldest first. */
export function chatLines<Message extends Told>({
  messages,
  steps,
  hasOlder,
  newFrom,
}: Chat<Message>): readonly ChatLine<Message>[] {
  const firstStaff = hasOlder || !steps ? undefined : messages.find(({ by }) => by === 'staff')?.seq;
  const said = messages.flatMap((message, index): ChatLine<Message>[] => {
    const { seq, at, by } = message;
    const next = messages[index + 1];
    const endsTurn = next?.by !== by || next.at - at > TURN;
    return [
      ...(seq === newFrom ? [{ kind: 'new', key: 'new', at } as const] : []),
      ...(seq === firstStaff ? [{ kind: 'staff', key: 'staff', at } as const] : []),
      { kind: 'message', key: `message ${seq}`, at, message, endsTurn },
    ];
  });
  const since = hasOlder ? (messages[0]?.at ?? 0) : 0;
  const taken = (steps ?? [])
    .filter(({ at }) => at >= since)
    .map((step): ChatLine<Message> => ({ kind: 'step', key: `step ${step.seq}`, at: step.at, step }));
  const lines = [...taken, ...said].toSorted((one, other) => one.at - other.at);
  return lines.flatMap((line, index): ChatLine<Message>[] => {
    const before = lines[index - 1];
    const isSameDay = before !== undefined && dayText(before.at) === dayText(line.at);
    return isSameDay ? [line] : [{ kind: 'day', key: `day ${line.at}`, at: line.at }, line];
  });
}
