import { acceptorsList, acceptorsMake, acceptorsUnmake } from './acceptors.ts';
import { accountsAdd, accountsFrozen, accountsThaw } from './accounts.ts';
import { activitiesEnd, activitiesList, activitiesOpen } from './activities.ts';
import { appealsDecide, appealsHold, appealsList, appealsLook, appealsSay, appealsShow } from './appeals.ts';
import { approvalsGive, approvalsList, approvalsRefuse, approvalsShow, approvalsSign } from './approvals.ts';
import { chainHoldings, chainSweep } from './chain.ts';
import type { Verb } from '../house/staff/actions.ts';
import { journalCheck, journalShow } from './journal.ts';
import { proposalsApprove, proposalsList, proposalsRefuse } from './proposals.ts';
import { staffAdd, staffEnd, staffKey, staffList, staffRoles } from './staff.ts';
import type { Command, OfflineCommand } from './Command.ts';
import {
  contentDrafts,
  contentDrop,
  contentEnd,
  contentList,
  contentPreview,
  contentPublish,
  contentRatings,
  contentWrite,
} from './content.ts';
import { depositsApprove, depositsCredit, depositsList, depositsReject } from './deposits.ts';
import { envelopeAdd, envelopeList, envelopeRetire } from './envelope.ts';
import { evidenceVerify, evidenceWrite } from './evidence.ts';
import { holdsLift, holdsList } from './holds.ts';
import { flagsSet, sessionsRevoke } from './members.ts';
import { kycFail, kycList, kycPass, kycReview, kycRewrap, kycShow } from './kyc.ts';
import { ledgerCheck } from './ledgerCheck.ts';
import { ledgerResume } from './ledgerResume.ts';
import {
  merchantsAdd,
  merchantsEnd,
  merchantsSecret,
  merchantsUseSecret,
  paymentsList,
  paymentsNotices,
} from './merchants.ts';
import { policyCheck, policyShow } from './policy.ts';
import { floatDrain, floatDrop, floatList } from './float.ts';
import { payMethodsClose, payMethodsList, payMethodsOpen } from './payMethods.ts';
import { rotateMaster, rotatePepperTo, rotateStatus } from './rotate.ts';
import { receiptsCheck } from './receiptsCheck.ts';
import {
  supportClose,
  supportList,
  supportLook,
  supportRelease,
  supportReply,
  supportShow,
  supportTake,
} from './support.ts';
import { chainAccept, chainCompare, chainHold, withdrawalsBook } from './restore.ts';
import { rewardsCredit, rewardsDrop, rewardsGive, rewardsList } from './rewards.ts';
import { usersList, usersShow } from './users.ts';
import { withdrawalsApprove, withdrawalsList, withdrawalsRefuse } from './withdrawals.ts';
import { vouchersGrant, vouchersList } from './vouchers.ts';

/** What an operator can do without a database, by noun and verb. */
export const OFFLINE_COMMANDS: Readonly<Record<string, OfflineCommand>> = {
  'staff key': staffKey,
  'approvals sign': approvalsSign,
  'policy show': policyShow,
  'policy check': policyCheck,
};

/** What an operator can do with the gateway's services, by noun and verb: each has its row in the table of actions. */
export const COMMANDS: Readonly<Record<Verb, Command>> = {
  'users list': usersList,
  'users show': usersShow,
  'accounts add': accountsAdd,
  'accounts frozen': accountsFrozen,
  'accounts thaw': accountsThaw,
  'acceptors list': acceptorsList,
  'acceptors make': acceptorsMake,
  'acceptors unmake': acceptorsUnmake,
  'flags set': flagsSet,
  'holds list': holdsList,
  'holds lift': holdsLift,
  'sessions revoke': sessionsRevoke,
  'ledger check': ledgerCheck,
  'ledger resume': ledgerResume,
  'withdrawals list': withdrawalsList,
  'withdrawals approve': withdrawalsApprove,
  'withdrawals refuse': withdrawalsRefuse,
  'withdrawals book': withdrawalsBook,
  'approvals list': approvalsList,
  'approvals show': approvalsShow,
  'approvals give': approvalsGive,
  'approvals refuse': approvalsRefuse,
  'kyc list': kycList,
  'kyc show': kycShow,
  'kyc review': kycReview,
  'kyc pass': kycPass,
  'kyc fail': kycFail,
  'kyc rewrap': kycRewrap,
  'appeals list': appealsList,
  'appeals show': appealsShow,
  'appeals hold': appealsHold,
  'appeals look': appealsLook,
  'appeals say': appealsSay,
  'appeals decide': appealsDecide,
  'support list': supportList,
  'support show': supportShow,
  'support look': supportLook,
  'support take': supportTake,
  'support release': supportRelease,
  'support reply': supportReply,
  'support close': supportClose,
  'content write': contentWrite,
  'content list': contentList,
  'content preview': contentPreview,
  'content ratings': contentRatings,
  'content drafts': contentDrafts,
  'content publish': contentPublish,
  'content drop': contentDrop,
  'content end': contentEnd,
  'envelope list': envelopeList,
  'envelope add': envelopeAdd,
  'envelope retire': envelopeRetire,
  'rotate master-key': rotateMaster,
  'rotate pepper': rotatePepperTo,
  'rotate status': rotateStatus,
  'evidence write': evidenceWrite,
  'evidence verify': evidenceVerify,
  'chain holdings': chainHoldings,
  'chain sweep': chainSweep,
  'chain hold': chainHold,
  'float list': floatList,
  'float drain': floatDrain,
  'float drop': floatDrop,
  'chain compare': chainCompare,
  'chain accept': chainAccept,
  'deposits list': depositsList,
  'deposits approve': depositsApprove,
  'deposits reject': depositsReject,
  'deposits credit': depositsCredit,
  'pay-methods list': payMethodsList,
  'pay-methods close': payMethodsClose,
  'pay-methods open': payMethodsOpen,
  'receipts check': receiptsCheck,
  'vouchers grant': vouchersGrant,
  'vouchers list': vouchersList,
  'activities list': activitiesList,
  'activities open': activitiesOpen,
  'activities end': activitiesEnd,
  'rewards list': rewardsList,
  'rewards credit': rewardsCredit,
  'rewards drop': rewardsDrop,
  'rewards give': rewardsGive,
  'merchants add': merchantsAdd,
  'merchants secret': merchantsSecret,
  'merchants use-secret': merchantsUseSecret,
  'merchants end': merchantsEnd,
  'payments list': paymentsList,
  'payments notices': paymentsNotices,
  'staff list': staffList,
  'staff add': staffAdd,
  'staff end': staffEnd,
  'staff roles': staffRoles,
  journal: journalShow,
  'journal check': journalCheck,
  proposals: proposalsList,
  approve: proposalsApprove,
  refuse: proposalsRefuse,
};
