import { fromMinorUnits, parseMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { PAY_METHODS, type PayMethodId, VOUCHER_KINDS } from '@ezwallet/api-client/contract';
import { PERCENT_PLACES, WHOLE } from '../money/bonuses/places.ts';
import type { VoucherKind, VoucherTerms } from '../money/vouchers/Voucher.ts';
import { type Command, OperatorError } from './Command.ts';

/** What a voucher gives, as the operator reads it. */
export function voucherLine({
  kind,
  name,
  rate,
  value,
}: Pick<VoucherTerms, 'kind' | 'name' | 'rate' | 'value'>): string {
  const { buyPercent, buyFixed, sellPercent } = VOUCHER_KINDS;
  const percent = `${fromMinorUnits(rate ?? 0n, PERCENT_PLACES)}%`;
  const gives =
    kind === buyPercent
      ? `${percent} of a purchase`
      : kind === buyFixed
        ? `${fromMinorUnits(value ?? 0n, USDT_PLACES)} USDT on a purchase`
        : kind === sellPercent
          ? `${percent} of a sale`
          : 'a withdrawal without fee';
  return name === '' ? gives : `${gives} (${name})`;
}

const { buyPercent, buyFixed, sellPercent, withdrawalFee } = VOUCHER_KINDS;
const KINDS: Readonly<Record<string, VoucherKind>> = {
  buy: buyPercent,
  fixed: buyFixed,
  sell: sellPercent,
  withdrawal: withdrawalFee,
};
const METHODS: readonly PayMethodId[] = Object.values(PAY_METHODS);

/** What a voucher can promise, as options of a command. */
export const VOUCHER_OPTIONS = {
  kind: { about: 'buy or sell: a share; fixed: an amount on a purchase; withdrawal: no fee' },
  rate: { about: 'percent of the order, for buy and sell' },
  value: { about: 'USDT, for fixed' },
  min: { about: 'smallest order in USDT' },
  max: { about: 'most that it gives in USDT, for buy, fixed and sell' },
  methods: { about: `pay methods it is good for, such as 1,4; of ${METHODS.join(', ')}` },
  stackable: { about: 'yes: beside a pay method’s own bonus' },
} as const;

type Values = Readonly<Record<string, string | undefined>>;

/** The same options of a command with other options: `coupon` is the kind, and `coupon-` begins the names of the others. */
export const COUPON_OPTIONS: Command['options'] = Object.fromEntries(
  Object.entries(VOUCHER_OPTIONS).map(([name, option]) => [name === 'kind' ? 'coupon' : `coupon-${name}`, option]),
);

/** Reads {@link COUPON_OPTIONS}. @throws {OperatorError} for what no such voucher can promise */
export function readCouponTerms(values: Values): Omit<VoucherTerms, 'name'> {
  const own = Object.keys(VOUCHER_OPTIONS).map((name) => [name, values[name === 'kind' ? 'coupon' : `coupon-${name}`]]);
  return readVoucherTerms(Object.fromEntries(own) as Values);
}

/** Reads what a voucher promises from the command line. @throws {OperatorError} for what no such voucher can promise */
export function readVoucherTerms(values: Values): Omit<VoucherTerms, 'name'> {
  const kind = KINDS[values['kind'] ?? ''];
  if (kind === undefined) throw new OperatorError(`--kind must be one of ${Object.keys(KINDS).join(', ')}.`);
  const isShare = kind === buyPercent || kind === sellPercent;
  const rate = read(values, 'rate', PERCENT_PLACES, isShare);
  if (rate !== null && rate > WHOLE) throw new OperatorError('--rate must be at most 100.');
  return {
    kind,
    rate,
    value: read(values, 'value', USDT_PLACES, kind === buyFixed),
    minAmount: values['min'] === undefined ? 0n : (read(values, 'min', USDT_PLACES, true) ?? 0n),
    maxBonus: values['max'] === undefined ? null : read(values, 'max', USDT_PLACES, kind !== withdrawalFee),
    payMethodIds: readMethods(values['methods'], kind),
    stackable: values['stackable'] === 'yes',
  };
}

/** A number above 0 where the kind has one, else none. */
function read(values: Values, option: string, places: number, isWanted: boolean): bigint | null {
  const text = values[option];
  if (!isWanted) {
    if (text !== undefined) throw new OperatorError(`--${option} does not go with --kind ${values['kind']}.`);
    return null;
  }
  const parsed = parseMinorUnits(text ?? '', places);
  if (!parsed.ok || parsed.value === 0n)
    throw new OperatorError(`--${option} must be a number above 0 with at most ${places} places.`);
  return parsed.value;
}

function readMethods(text: string | undefined, kind: VoucherKind): PayMethodId[] {
  if (text === undefined) return [];
  if (kind === withdrawalFee) throw new OperatorError('--methods does not go with --kind withdrawal.');
  const ids = text.split(',').map((part) => METHODS.find((id) => String(id) === part.trim()));
  const known = ids.filter((id) => id !== undefined);
  if (known.length < ids.length) throw new OperatorError(`--methods must be of ${METHODS.join(', ')}.`);
  return known;
}
