import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';

/** The answer of the server to a money call: a receipt, or a preview of a call that was not sent yet. */
export type TransferAnswer = ResponseOf<Contract['transfer']['transferTo']>;
/** The answer of the server to a request that it accepted: its bill, its fee and its status. */
export type TransferReceipt = Extract<TransferAnswer, { billNo: string }>;
/** The server's preview of money for a person before it is sent: the masked receiver and the terms to confirm. */
export type TransferPreview = Extract<TransferAnswer, { nickMasked: string }>;
/** The server's preview of a withdrawal before it is sent. */
export type WithdrawalPreview = Extract<TransferAnswer, { received: string }>;

const other = (wanted: string) => new Error(`The answer to transfer.transferTo is not ${wanted}.`);

/** The receipt of a request that was sent. @throws Error for any other answer */
export function readReceipt(answer: TransferAnswer): TransferReceipt {
  if ('billNo' in answer) return answer;
  throw other('a receipt');
}

/** The preview of money for a person. @throws Error for any other answer */
export function readTransferPreview(answer: TransferAnswer): TransferPreview {
  if ('nickMasked' in answer) return answer;
  throw other('the preview of a transfer');
}

/** The preview of a withdrawal. @throws Error for any other answer */
export function readWithdrawalPreview(answer: TransferAnswer): WithdrawalPreview {
  if ('received' in answer) return answer;
  throw other('the preview of a withdrawal');
}
