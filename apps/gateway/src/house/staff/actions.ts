import type { Role } from './roles.ts';
import type { SubjectKind } from './subjects.ts';

/**
 * The kind of an action. `act` changes the database, in one transaction with its row in the journal. `task` also works outside
 * that transaction, so its row is written before it begins. `look` shows personal data, and its row is written before.
 * `read` shows none, and has no row. `own` writes its own rows.
 */
type Kind = 'act' | 'task' | 'look' | 'read' | 'own';

/** Which acts need a second person: all, those above a sum of the policy, or all while there are two admins. */
export type FourEyes = 'always' | 'withdrawal' | 'verdict' | 'staff';

/** One action, who may do it, and what it is about. */
export interface Action {
  readonly kind: Kind;
  readonly roles: readonly Role[];
  readonly subject?: SubjectKind;
  readonly fourEyes?: FourEyes;
}

const action =
  (kind: Kind) =>
  (roles: readonly Role[], subject?: SubjectKind, fourEyes?: FourEyes): Action => ({
    kind,
    roles,
    ...(subject && { subject }),
    ...(fourEyes && { fourEyes }),
  });
const [act, task, look, read, own] = [action('act'), action('task'), action('look'), action('read'), action('own')];

const EVERYBODY: readonly Role[] = ['support', 'reviewer', 'payments', 'judge', 'content', 'admin', 'auditor'];
const DESKS: readonly Role[] = ['support', 'reviewer', 'payments', 'judge', 'admin'];
const ACTORS: readonly Role[] = ['support', 'reviewer', 'payments', 'judge', 'content', 'admin'];

/** Says who may do what. A verb without a row does not compile, nor does a row without a verb. The auditor may read and look everywhere. */
export const ACTIONS = {
  'users list': look(DESKS),
  'users show': look(DESKS, 'member'),
  'accounts add': act(['admin']),
  'accounts frozen': look(DESKS),
  'accounts thaw': act(['reviewer', 'admin'], 'member', 'always'),
  'acceptors list': look(DESKS),
  'acceptors make': act(['admin'], 'member', 'always'),
  'acceptors unmake': act(['admin'], 'member'),
  'flags set': act(['admin'], 'member'),
  'holds list': look(DESKS),
  'holds lift': act(['reviewer', 'payments'], 'member'),
  'sessions revoke': act(['support', 'reviewer', 'admin'], 'member'),
  'ledger check': read(EVERYBODY),
  'ledger resume': task(['admin']),
  'withdrawals list': look(['payments']),
  'withdrawals approve': act(['payments'], 'withdrawal', 'withdrawal'),
  'withdrawals refuse': act(['payments'], 'withdrawal'),
  'withdrawals book': act(['payments'], 'member', 'always'),
  'approvals list': look(['payments']),
  'approvals show': look(['payments'], 'withdrawal'),
  'approvals give': act(['payments'], 'withdrawal'),
  'approvals refuse': act(['payments'], 'withdrawal'),
  'kyc list': look(['reviewer']),
  'kyc show': look(['reviewer'], 'application'),
  'kyc review': act(['reviewer'], 'application'),
  'kyc pass': act(['reviewer'], 'application'),
  'kyc fail': act(['reviewer'], 'application'),
  'kyc rewrap': task(['admin']),
  'appeals list': look(['judge', 'support']),
  'appeals show': look(['judge', 'support'], 'appeal'),
  'appeals hold': act(['judge'], 'appeal'),
  'appeals look': look(['judge'], 'appeal'),
  'appeals say': act(['judge', 'support'], 'appeal'),
  'appeals decide': act(['judge'], 'appeal', 'verdict'),
  'support list': look(['support']),
  'support show': look(['support'], 'conversation'),
  'support look': look(['support'], 'conversation'),
  'support take': act(['support'], 'conversation'),
  'support release': act(['support'], 'conversation'),
  'support reply': act(['support'], 'conversation'),
  'support close': act(['support'], 'conversation'),
  'content write': act(['content'], 'content'),
  'content list': read(EVERYBODY),
  'content preview': read(EVERYBODY),
  'content ratings': read(EVERYBODY),
  'content drafts': act(['content']),
  'content publish': act(['content'], 'content'),
  'content drop': act(['content'], 'content'),
  'content end': act(['content'], 'content'),
  'envelope list': read(EVERYBODY),
  'envelope add': act(['admin']),
  'envelope retire': act(['admin']),
  'rotate master-key': act(['admin']),
  'rotate pepper': act(['admin']),
  'rotate status': read(EVERYBODY),
  'evidence write': look(['judge'], 'purchase'),
  'evidence verify': read(EVERYBODY),
  'chain holdings': read(EVERYBODY),
  'chain sweep': task(['payments']),
  'chain hold': act(['payments', 'admin']),
  'chain compare': look(['payments', 'admin']),
  'chain accept': act(['payments', 'admin'], 'signing', 'always'),
  'float list': read(EVERYBODY),
  'float drain': act(['payments'], 'wallet', 'always'),
  'float drop': act(['payments']),
  'deposits list': look(['payments']),
  'deposits approve': act(['payments'], 'deposit'),
  'deposits reject': act(['payments'], 'deposit'),
  'deposits credit': act(['payments'], 'depositAddress', 'always'),
  'pay-methods list': read(EVERYBODY),
  'pay-methods close': act(['payments', 'admin'], 'payMethod'),
  'pay-methods open': act(['payments', 'admin'], 'payMethod'),
  'receipts check': look(['support', 'payments', 'judge'], 'member'),
  'vouchers grant': act(['admin'], 'member'),
  'vouchers list': look(DESKS, 'member'),
  'activities list': read(EVERYBODY),
  'activities open': act(['admin']),
  'activities end': act(['admin']),
  'rewards list': look(['payments']),
  'rewards credit': act(['payments'], 'reward'),
  'rewards drop': act(['payments'], 'reward'),
  'rewards give': act(['admin'], 'member'),
  'merchants add': act(['admin'], 'member', 'always'),
  'merchants secret': act(['admin'], 'merchant', 'always'),
  'merchants use-secret': act(['admin'], 'merchant'),
  'merchants end': act(['admin'], 'merchant'),
  'payments list': look(['payments']),
  'payments notices': look(['payments']),
  'staff list': read(EVERYBODY),
  'staff add': act(['admin'], 'staff', 'staff'),
  'staff end': act(['admin'], 'staff', 'staff'),
  'staff roles': act(['admin'], 'staff', 'staff'),
  journal: look(['admin']),
  'journal check': read(EVERYBODY),
  proposals: look(ACTORS),
  approve: own(ACTORS),
  refuse: own(ACTORS),
} as const satisfies Readonly<Record<string, Action>>;

/** Everything that staff can do. */
export type Verb = keyof typeof ACTIONS;

/** Finds the row of an action. */
export const actionOf = (verb: Verb): Action => ACTIONS[verb];

export const isVerb = (name: string): name is Verb => Object.hasOwn(ACTIONS, name);

/** Whether somebody with these roles may do it. */
export function mayDo(roles: readonly Role[], verb: Verb): boolean {
  const { kind, roles: allowed } = actionOf(verb);
  const isReading = kind === 'read' || kind === 'look';
  return roles.some((role) => allowed.includes(role) || (role === 'auditor' && isReading));
}
