import { paymentProcess } from '../cashier/process.ts';
import { depositProcess } from '../deposits/process.ts';
import { kycProcess } from '../kyc/process.ts';
import { recoveryProcess } from '../recovery/process.ts';
import { tradeProcess } from '../trades/process.ts';
import { withdrawalProcess } from '../withdrawals/process.ts';

/** All processes with states. The gateway compares the database with them at start, and enforces their time limits. */
export const processes = [
  withdrawalProcess,
  depositProcess,
  paymentProcess,
  tradeProcess,
  recoveryProcess,
  kycProcess,
] as const;
