import { chainHoldings } from './chainHoldings.ts';
import { chainSweep } from './chainSweep.ts';
import type { Command } from './Command.ts';
import { depositsList } from './depositsList.ts';
import { depositsApprove, depositsReject } from './deposits-review.ts';
import { flagsSet } from './flagsSet.ts';
import { ledgerCheck } from './ledgerCheck.ts';
import { ledgerResume } from './ledgerResume.ts';
import { merchantsAdd } from './merchantsAdd.ts';
import { paymentsList } from './paymentsList.ts';
import { receiptsCheck } from './receiptsCheck.ts';
import { sessionsRevoke } from './sessionsRevoke.ts';
import { usersList } from './usersList.ts';
import { usersShow } from './usersShow.ts';
import { withdrawalsApprove } from './withdrawalsApprove.ts';
import { withdrawalsList } from './withdrawalsList.ts';
import { withdrawalsRefuse } from './withdrawalsRefuse.ts';
import { vouchersGrant } from './vouchersGrant.ts';
import { vouchersList } from './vouchersList.ts';

/** Everything an operator can do, by noun and verb. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'users list': usersList,
  'users show': usersShow,
  'flags set': flagsSet,
  'sessions revoke': sessionsRevoke,
  'ledger check': ledgerCheck,
  'ledger resume': ledgerResume,
  'withdrawals list': withdrawalsList,
  'withdrawals approve': withdrawalsApprove,
  'withdrawals refuse': withdrawalsRefuse,
  'chain holdings': chainHoldings,
  'chain sweep': chainSweep,
  'deposits list': depositsList,
  'deposits approve': depositsApprove,
  'deposits reject': depositsReject,
  'receipts check': receiptsCheck,
  'vouchers grant': vouchersGrant,
  'vouchers list': vouchersList,
  'merchants add': merchantsAdd,
  'payments list': paymentsList,
};
