import { isPendingRequest, type PendingRequest } from '../money-requests/PendingRequest.ts';

/** The payee, as the server names them. */
export interface Payee {
  readonly userNo: string;
  readonly nickMasked: string;
  readonly userNoMasked: string;
}

/** A transfer that may have been sent and has no answer yet: all that is needed to send it again. */
export interface PendingTransfer extends PendingRequest {
  readonly payee: Payee;
  readonly remark: string;
}

/** Checks the form of a stored payee. */
export function isPayee(value: unknown): value is Payee {
  const payee = value as Readonly<Record<string, unknown>> | null | undefined;
  return ['userNo', 'nickMasked', 'userNoMasked'].every((field) => typeof payee?.[field] === 'string');
}

/** Checks the form of a stored transfer. */
export function isPendingTransfer(value: unknown): value is PendingTransfer {
  return isPendingRequest(value, ['remark']) && 'payee' in value && isPayee(value.payee);
}
