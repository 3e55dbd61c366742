import { fromMinorUnits, parseMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import { fromNow } from '../db/index.ts';
import {
  PAY_METHODS,
  type PayMethodId,
  VOUCHER_KINDS,
  VOUCHER_SOURCES,
  VOUCHER_STATUS,
  type VoucherSource,
} from '@ezwallet/api-client/contract';
import { PERCENT_PLACES, WHOLE } from '../money/bonuses/places.ts';
import type { VoucherKind, VoucherTerms } from '../money/vouchers/Voucher.ts';
import { grantVoucher } from '../money/vouchers/grantVoucher.ts';
import { listVouchers } from '../money/vouchers/read-vouchers.ts';
import { type Command, OperatorError, table } from './Command.ts';
import { findUser } from './users.ts';

/** What a voucher gives, as the operator reads it. */
function voucherLine({ kind, name, rate, value }: Pick<VoucherTerms, 'kind' | 'name' | 'rate' | 'value'>): string {
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
const VOUCHER_OPTIONS = {
  kind: { about: 'buy or sell: a share; fixed: an amount on a purchase; withdrawal: no fee' },
  rate: { about: 'percent of the order, for buy and sell' },
  value: { about: 'USDT, for fixed' },
  min: { about: 'smallest order in USDT' },
  max: { about: 'most that it gives in USDT, for buy, fixed and sell' },
  methods: { about: `pay methods it is good for, such as 1,4; of ${METHODS.join(', ')}` },
  stackable: { about: 'yes: beside a pay method’s own bonus' },
} as const;

type Values = Readonly<Record<string, string | undefined>>;

/** Reads what a voucher promises from the command line. @throws {OperatorError} for what no such voucher can promise */
function readVoucherTerms(values: Values): Omit<VoucherTerms, 'name'> {
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

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 30;
const MOST_DAYS = 3650;

export const vouchersGrant: Command = {
  summary: 'Gives a user a voucher that begins at once.',
  usage: '--user USER_NO --kind buy|fixed|sell|withdrawal [--rate PERCENT | --value USDT] ...',
  options: {
    user: { about: 'user number' },
    ...VOUCHER_OPTIONS,
    days: { about: `how many days it is good for, ${DAYS} if absent` },
    name: { about: 'as its owner reads it, whatever the language; worded by the app if absent' },
    source: { about: `${VOUCHER_SOURCES.join(', ')}, or as its owner reads it; GIFT if absent` },
    terms: { about: 'what the figures do not tell, as its owner reads it' },
  },
  async run({ db }, { values, say }) {
    const user = await findUser(db, values['user']);
    const terms = readVoucherTerms(values);
    const days = Number(values['days'] ?? DAYS);
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
      throw new OperatorError(`--days must be a whole number from 1 to ${MOST_DAYS}.`);
    const name = values['name'] ?? '';
    const id = await grantVoucher(db, {
      ...terms,
      memberId: user.id,
      name,
      source: values['source'] ?? ('GIFT' satisfies VoucherSource),
      terms: values['terms'] ?? '',
      startsAt: fromNow(0),
      endsAt: fromNow(days * DAY),
    });
    say(`${user.userNo}: ${id}, ${voucherLine({ ...terms, name })}, ${days} days`);
    return 0;
  },
};

const NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(VOUCHER_STATUS).map(([name, status]) => [status, name]),
);
const day = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

export const vouchersList: Command = {
  summary: 'Lists the vouchers of a user, those that end soonest first.',
  usage: '--user USER_NO',
  options: { user: { about: 'user number' } },
  async run({ db }, { values, say }) {
    const user = await findUser(db, values['user']);
    const rows = (await listVouchers(db, user.id)).map((voucher) => [
      voucher.id,
      NAMES.get(voucher.status) ?? String(voucher.status),
      `until ${day(voucher.endAt)}`,
      voucher.billNo ?? '-',
      voucherLine(voucher),
    ]);
    const head = ['id', 'status', 'UTC', 'bill', 'gives'];
    say(rows.length > 0 ? table([head, ...rows]) : `${user.userNo} has no vouchers.`);
    return 0;
  },
};
