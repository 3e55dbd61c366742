import type { PayMethodId } from '@ezwallet/api-client/contract';
import type { Db } from '../db/index.ts';
import { METHOD_NAMES } from '../trade/pay-accounts/method-names.ts';
import {
  type ClosedMethod,
  closeMethod,
  listClosings,
  METHODS,
  openMethod,
  type Side,
} from '../trade/trades/pay-methods.ts';
import type { StaffAct } from '../trade/trades/acceptor-status.ts';
import { readAct } from './acceptors.ts';
import { type Command, minute, OperatorError, table } from './Command.ts';
import { TEXT_LENGTH } from './readText.ts';

const ALL = 'all';
const SIDES: Readonly<Record<string, readonly Side[]>> = { buy: ['buy'], sell: ['sell'], both: ['buy', 'sell'] };
const nameOf = (method: PayMethodId | null): string => (method === null ? ALL : METHOD_NAMES[method].toLowerCase());
const NAMES = [...METHODS, null].map(nameOf);

const options = {
  side: { about: 'buy, sell or both, for the member who begins a trade' },
  as: { about: 'your name' },
  reason: { about: `why, up to ${TEXT_LENGTH} characters; staff read it` },
};
const usage = `${NAMES.join('|')} --side ${Object.keys(SIDES).join('|')} --as NAME --reason TEXT`;

/** Reads which way to pay is meant, once for each side. @throws {OperatorError} */
function readMethods(name: string | undefined, side: string | undefined): ClosedMethod[] {
  if (name === undefined || !NAMES.includes(name.toLowerCase()))
    throw new OperatorError(`Name a pay method: ${NAMES.join(', ')}.`);
  const sides = SIDES[side ?? ''];
  if (!sides) throw new OperatorError(`--side must be one of ${Object.keys(SIDES).join(', ')}.`);
  const payMethodId = METHODS.find((method) => nameOf(method) === name.toLowerCase()) ?? null;
  return sides.map((each) => ({ side: each, payMethodId }));
}

export const payMethodsList: Command = {
  summary: 'Lists the pay methods that are closed for buying or selling, with who closed them and why.',
  usage: '',
  options: {},
  async run({ db }, { say }) {
    const rows = await listClosings(db);
    const cells = rows.map(({ side, payMethodId, by, at, reason }) => [
      side,
      nameOf(payMethodId),
      by,
      minute(at),
      reason,
    ]);
    say(
      rows.length === 0
        ? 'Every pay method is open.'
        : table([['side', 'method', 'closed by', 'at', 'reason'], ...cells]),
    );
    return 0;
  },
};

interface Change {
  readonly summary: string;
  /** Changes one method for one side. @returns false where nothing changes */
  readonly change: (tx: Db, method: ClosedMethod, act: StaffAct) => Promise<boolean>;
  readonly done: string;
  readonly needless: string;
}

const changing = ({ summary, change, done, needless }: Change): Command => ({
  summary,
  usage,
  options,
  async run({ db }, { positionals, values, say }) {
    const act = readAct(values);
    await db.tx(async (tx) => {
      for (const method of readMethods(positionals[0], values['side'])) {
        const isChanged = await change(tx, method, act);
        say(`${nameOf(method.payMethodId)}: ${isChanged ? done : needless} for ${method.side}`);
      }
    });
    return 0;
  },
});

export const payMethodsClose = changing({
  summary: 'Closes a pay method, or all of them, for buying, selling or both. Orders that run go on.',
  change: closeMethod,
  done: 'closed',
  needless: 'was closed already',
});

export const payMethodsOpen = changing({
  summary: 'Opens a pay method again. While all of them are closed for a side, each of them stays so.',
  change: openMethod,
  done: 'open',
  needless: 'was not closed by itself',
});
