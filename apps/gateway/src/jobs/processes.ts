import { paymentProcess } from '../cashier/process.ts';
import { depositProcess } from '../deposits/process.ts';
import { withdrawalProcess } from '../withdrawals/process.ts';

/** Everything that has states. The database is compared with it at start, and its time limits are watched. */
export const processes = [withdrawalProcess, depositProcess, paymentProcess] as const;
