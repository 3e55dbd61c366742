import { accessHandlers } from '../access/handlers.ts';
import type { Handlers, WingHandlers } from '../call/Handlers.ts';
import { houseHandlers } from '../house/handlers.ts';
import { moneyHandlers } from '../money/handlers.ts';
import { peopleHandlers } from '../people/handlers.ts';
import { recordsHandlers } from '../records/handlers.ts';
import { tradeHandlers } from '../trade/handlers.ts';

type Joined<Wings extends readonly WingHandlers[]> = Wings extends readonly [
  infer First,
  ...infer Rest extends readonly WingHandlers[],
]
  ? First & Joined<Rest>
  : unknown;

/** Joins the calls of all wings by area. @throws Error if two wings answer the same call */
export function joinWings<const Wings extends readonly WingHandlers[]>(...wings: Wings): Joined<Wings> {
  const joined: Record<string, Record<string, unknown>> = {};
  for (const [area, calls] of wings.flatMap((wing) => Object.entries(wing))) {
    const list = (joined[area] ??= {});
    for (const [name, handler] of Object.entries(calls)) {
      if (name in list) throw new Error(`Two wings answer ${area}.${name}. Remove it from the handlers of one.`);
      list[name] = handler;
    }
  }
  return joined as Joined<Wings>;
}

/** The handler of each call, by the contract's areas. A missing one does not compile. */
export const handlers = joinWings(
  accessHandlers,
  houseHandlers,
  moneyHandlers,
  peopleHandlers,
  recordsHandlers,
  tradeHandlers,
) satisfies Handlers;
