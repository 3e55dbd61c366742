import { bonusProcess } from '../../money/bonuses/process.ts';
import { paymentProcess } from '../../money/cashier/process.ts';
import { depositProcess } from '../../money/deposits/process.ts';
import { contentProcess } from '../content/process.ts';
import { kycProcess } from '../kyc/process.ts';
import { supportProcess } from '../support/process.ts';
import { freezeProcess } from '../../access/recovery/freeze-process.ts';
import { recoveryProcess } from '../../access/recovery/process.ts';
import { appealProcess } from '../../trade/trades/appeal-process.ts';
import { offerProcess } from '../../trade/trades/offer-process.ts';
import { tradeProcess } from '../../trade/trades/process.ts';
import { voucherUseProcess } from '../../money/vouchers/process.ts';
import { withdrawalProcess } from '../../money/withdrawals/process.ts';

/** All processes with states. The gateway compares the database with them at start, and enforces their time limits. */
export const processes = [
  withdrawalProcess,
  depositProcess,
  paymentProcess,
  tradeProcess,
  recoveryProcess,
  kycProcess,
  offerProcess,
  bonusProcess,
  voucherUseProcess,
  freezeProcess,
  appealProcess,
  supportProcess,
  contentProcess,
] as const;
