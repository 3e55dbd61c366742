import { msg } from '@lingui/core/macro';
import { type PayMethodId, TRANSACTION_TYPES } from '@ezwallet/api-client/constants';
import type { Contract } from '@ezwallet/api-client/contract';
import { type AcceptorLot, type CheckedField, failedWith, type Failure } from '@ezwallet/domain-stores';
import { accept, compareAmounts, parseAmount, USDT_PLACES } from '@ezwallet/validators';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';
import { fault, type FieldFault } from '../../../shared/form/createForm.ts';

/** The coin of lots. */
export const LOT_COIN = 'USDT';

/** What a person fills in about a lot. */
export interface TypedLot {
  readonly side: 'sell' | 'buy';
  readonly min: string;
  readonly max: string;
  readonly methods: readonly PayMethodId[];
}

const NEW_LOT: TypedLot = { side: 'sell', min: '', max: '', methods: [] };

/** A lot as its form begins with it; an empty form for none. */
export const typedLot = (lot: AcceptorLot | undefined): TypedLot =>
  lot
    ? {
        side: lot.transactionType === TRANSACTION_TYPES.sell ? 'sell' : 'buy',
        min: lot.min,
        max: lot.max,
        methods: lot.payMethodIds,
      }
    : NEW_LOT;

/** A filled-in lot on the wire. */
export const lotOf = ({ side, min, max, methods }: TypedLot): AcceptorLot => ({
  transactionType: TRANSACTION_TYPES[side],
  currency: LOT_COIN,
  min,
  max,
  payMethodIds: [...methods],
});

type Checked<Value> = CheckedField<Value, FieldFault>;

const readAmount = (text: string, bounds: { readonly min?: string } = {}): Checked<string> =>
  parseAmount(text, { form: 'typed', positive: true, decimals: USDT_PLACES, ...bounds });

/** The smallest amount of a lot. */
export const checkMin = (text: string): Checked<string> => readAmount(text);

/** The largest amount of a lot, which is not below the smallest one. */
export function checkMax(text: string, { min }: Pick<TypedLot, 'min'>): Checked<string> {
  const least = readAmount(min);
  const most = readAmount(text);
  if (least.ok && most.ok && compareAmounts(most.value, least.value) < 0)
    return fault(msg`The largest amount must be at least the smallest amount.`);
  return most;
}

export const checkMethods = (methods: readonly PayMethodId[]): Checked<readonly PayMethodId[]> =>
  methods.length === 0 ? fault(msg`Choose at least one payment method.`) : accept(methods);

type SavesLots = Contract['trading']['updateAcceptorConfig'];

/** What to tell about a refused lot. */
export function lotProblem(failure: Failure) {
  if (failedWith<SavesLots>(failure, 'ARGS_INVALID'))
    return msg`The platform does not allow these amounts. Choose a larger minimum or a smaller maximum.`;
  if (failedWith<SavesLots>(failure, 'BANK_ACCOUNT_NOT_FOUND'))
    return msg`You have no usable payment account for one of these payment methods. Add one first.`;
  return failureMessage(failure);
}
