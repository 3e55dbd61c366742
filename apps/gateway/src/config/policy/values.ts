import { compareAmounts, toMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import * as v from 'valibot';

/** Rates are bigints in millionths of the whole, which is a percentage with four decimal places. */
export const PERCENT_PLACES = 4;

const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const DURATION = /^(\d{1,7})(ms|s|m|h|d)$/;
const A_DURATION = 'must be a duration such as "30s", "15m", "2h" or "1d"';
/** Node's timers fire at once when they are asked to wait for longer than 2^31 - 1 milliseconds. */
const LONGEST_TIMER = 24 * UNITS.d;

const DECIMAL = /^(0|[1-9]\d{0,11})(\.\d{1,18})?$/;
const AN_AMOUNT = 'must be an amount as a decimal string such as "1.5"';
const COUNT_LIMIT = 100_000_000;

type Told = (issue: v.BaseIssue<unknown>) => string;

/** Says what a value must be, and what it is. */
const told =
  (must: string): Told =>
  ({ input }) =>
    `${must}, not ${JSON.stringify(input)}`;

/** A group of named values. It names every key that is missing, misspelt or not an object. */
export function group<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries).join(', ');
  return v.strictObject(entries, ({ expected, input }) => {
    if (expected === 'never') return `is not a name of the policy. Use one of: ${names}`;
    if (expected === 'Object') return `must be an object with ${names}, not ${JSON.stringify(input)}`;
    return `is missing. This entry needs ${names}`;
  });
}

const durationUpTo = (longest: number) =>
  v.pipe(
    v.string(told(A_DURATION)),
    v.regex(DURATION, told(A_DURATION)),
    v.transform((text) => {
      const [, digits = '', unit = ''] = DURATION.exec(text) ?? [];
      return Number(digits) * UNITS[unit as keyof typeof UNITS];
    }),
    v.maxValue(longest, `must be at most ${longest / UNITS.d} days`),
  );

/** A duration that may be nothing, in milliseconds. */
export const durationOrZero = durationUpTo(3650 * UNITS.d);
/** A duration in milliseconds. */
export const duration = v.pipe(durationOrZero, v.minValue(1, 'must be longer than nothing'));
/** A duration in milliseconds that a timer waits for. */
export const timer = v.pipe(durationUpTo(LONGEST_TIMER), v.minValue(1, 'must be longer than nothing'));

/** A whole number from 1, or from another least. */
export const count = (least = 1, most = COUNT_LIMIT) => {
  const must = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.number(told(must)),
    v.integer(told(must)),
    v.minValue(least, told(must)),
    v.maxValue(most, told(must)),
  );
};

/** Yes or no. */
export const flag = v.boolean(told('must be true or false'));

/** Words for people. */
export const text = v.pipe(v.string(told('must be text')), v.nonEmpty('must not be empty'));

/** Whether a decimal string has at most so many decimal places. */
export const hasPlaces = (amount: string, places: number): boolean => (amount.split('.')[1]?.length ?? 0) <= places;

/** A decimal string, as it is. */
const decimal = v.pipe(v.string(told(AN_AMOUNT)), v.regex(DECIMAL, told(AN_AMOUNT)));

const minorAt = (places: number) =>
  v.pipe(
    decimal,
    v.check((amount) => hasPlaces(amount, places), told(`must have at most ${places} decimal places`)),
    v.transform((amount) => toMinorUnits(amount, places)),
  );

/** An amount of USDT, which may be zero: in millionths. */
export const usdt = minorAt(USDT_PLACES);

/** A percentage from 0 to 100: in millionths of the whole. */
export const percent = v.pipe(
  minorAt(PERCENT_PLACES),
  v.maxValue(100n * 10n ** BigInt(PERCENT_PLACES), 'must be at most 100 percent'),
);

/** A share from 0 up to, but without, 1: a decimal string. */
export const share = v.pipe(
  decimal,
  v.check((value) => compareAmounts(value, '1') < 0, told('must be a share below 1 such as "0.003"')),
);

/**
 * An amount of a coin above zero. It stays a decimal string, because only the ledger knows the coin's decimal places;
 * `policyFaults` checks at start that the amount fits them, so `toMinorUnits` takes it without a default.
 */
export const coinAmount = v.pipe(
  decimal,
  v.check((value) => compareAmounts(value, '0') > 0, told('must be more than zero')),
);

/** Code of a coin in the ledger. */
export const coin = v.pipe(
  v.string(told('must be the code of a coin such as "USDT"')),
  v.regex(/^[A-Z]{2,8}$/, told('must be the code of a coin such as "USDT"')),
);

/** One value for each coin that is named. `policyFaults` checks the names against the ledger. */
export const byCoin = <const Value extends v.GenericSchema>(value: Value) =>
  v.record(coin, value, told('must be an object with one entry for each coin'));

/** At least one item. */
export const listOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.tupleWithRest([item], item, told('must be a list with at least one item'));
