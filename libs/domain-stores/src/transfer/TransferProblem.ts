/**
 * Why a transfer cannot go on; words belong to the screen. `code` is the server's, or one of ours:
 * `SELF` money to oneself, `OFFLINE` the server was not reached, `UNWRITTEN` the device could not write the transfer down; with
 * either nothing was sent.
 */
export interface TransferProblem {
  readonly code: string;
  /** With 1049: tries that are left. */
  readonly remainTimes?: number;
  /** With 1049: when the payment password may be tried again, in epoch milliseconds. */
  readonly lockedUntil?: number;
  /** With 1042: ways to prove who one is, by their number on the wire. */
  readonly verifyTypes?: readonly number[];
}
