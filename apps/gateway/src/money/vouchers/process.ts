import { runProcess } from '../../process/runProcess.ts';
import { lifeOfVoucherUse } from './life.ts';

/** Moves uses of vouchers. Those of orders move with their bills, by `lock_voucher` and `settle_voucher`. */
export const voucherUseProcess = runProcess(lifeOfVoucherUse);
