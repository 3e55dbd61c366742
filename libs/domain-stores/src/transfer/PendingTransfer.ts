import { isPendingOrder, type PendingOrder } from '../settling/PendingOrder.ts';

/** Who receives, as the server names them. */
export interface Payee {
  readonly userNo: string;
  readonly nickMasked: string;
  readonly userNoMasked: string;
}

/** A transfer that may have left and has no answer yet: all that is needed to ask for it again. */
export interface PendingTransfer extends PendingOrder {
  readonly payee: Payee;
  readonly remark: string;
}

/** Checks the form of a payee that was written down. */
export function isPayee(value: unknown): value is Payee {
  const payee = value as Readonly<Record<string, unknown>> | null | undefined;
  return ['userNo', 'nickMasked', 'userNoMasked'].every((field) => typeof payee?.[field] === 'string');
}

/** Checks the form of a transfer that was written down. */
export function isPendingTransfer(value: unknown): value is PendingTransfer {
  return isPendingOrder(value, ['remark']) && 'payee' in value && isPayee(value.payee);
}
