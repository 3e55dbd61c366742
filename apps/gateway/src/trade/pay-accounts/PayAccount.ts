import { randomBytes } from 'node:crypto';
import {
  PAY_ACCOUNT_STATES,
  type PAY_METHODS,
  type PayAccount as PayAccountView,
  type Payee,
} from '@ezwallet/api-client/contract';
import type { Config } from '../../config/index.ts';
import { type Db, joinSql, type Sql, sql } from '../../db/index.ts';
import { pepperedHash } from '../../secrets/digest.ts';
import { openBytes, sealBytes } from '../../secrets/sealed-bytes.ts';

/** Where money for an account goes, as its owner gave it. */
export type AccountDetails =
  | {
      readonly payMethodId: typeof PAY_METHODS.bankCard;
      readonly realName: string;
      readonly bankCode: string;
      readonly bankName: string;
      readonly branch: string;
      readonly province: string;
      readonly city: string;
      readonly accountNo: string;
    }
  | {
      readonly payMethodId: typeof PAY_METHODS.weChat | typeof PAY_METHODS.aliPay;
      readonly realName: string;
      readonly qrFileId: string;
      /** What the code says. */
      readonly code: string;
    }
  | {
      readonly payMethodId: typeof PAY_METHODS.digitalYuan;
      readonly realName: string;
      readonly bankCode: string;
      readonly bankName: string;
      readonly walletNo: string;
    };

/** An account of a member for the money of trades. Times are epoch milliseconds. */
export interface PayAccount {
  readonly id: bigint;
  readonly accountId: string;
  readonly state: PayAccountView['state'];
  readonly isPinned: boolean;
  readonly lastUsedAt: number | null;
  readonly createdAt: number;
  readonly details: AccountDetails;
}

type Row = Omit<PayAccount, 'details'> & { readonly sealed: Buffer };

const ID_BYTES = 12;
const purposeOf = (accountId: string): string => `pay account ${accountId}`;

/** A member's accounts that meet every condition on `a`: pinned ones first, then the one used last. */
export async function findAccounts(
  db: Db,
  config: Pick<Config, 'secrets'>,
  memberId: bigint,
  ...conditions: readonly Sql[]
): Promise<PayAccount[]> {
  const all = joinSql([sql`a.member_id = ${memberId}`, sql`a.removed_at is null`, ...conditions], ' and ');
  const rows = await db.query<Row>(sql`
    select a.id, a.account_id as "accountId", a.state, a.is_pinned as "isPinned", a.last_used_at as "lastUsedAt",
      a.created_at as "createdAt", a.sealed
    from pay_account a where ${all}
    order by a.is_pinned desc, a.last_used_at desc nulls last, a.id desc`);
  return rows.map(({ sealed, ...row }) => ({ ...row, details: openAccount(config, row.accountId, sealed) }));
}

/** Opens the details of an account, for statements that read them among other things. */
export function openAccount({ secrets }: Pick<Config, 'secrets'>, accountId: string, sealed: Buffer): AccountDetails {
  return JSON.parse(openBytes(secrets.masterKey, sealed, purposeOf(accountId)).toString()) as AccountDetails;
}

/**
 * Stores an account.
 * @returns its id; undefined when somebody has an account with the same number or code
 */
export async function storeAccount(
  tx: Db,
  { secrets }: Pick<Config, 'secrets'>,
  memberId: bigint,
  details: AccountDetails,
): Promise<string | undefined> {
  const accountId = `pa_${randomBytes(ID_BYTES).toString('base64url')}`;
  const { payMethodId } = details;
  const number = numberDigest(secrets.pepper, details);
  const sealed = sealBytes(secrets.masterKey, Buffer.from(JSON.stringify(details)), purposeOf(accountId));
  const row = await tx.maybe(sql`
    insert into pay_account (account_id, member_id, pay_method_id, state, number_hash, sealed, qr_file_id)
    values (${accountId}, ${memberId}, ${payMethodId}, ${PAY_ACCOUNT_STATES.usable}, ${number}, ${sealed},
      ${'qrFileId' in details ? details.qrFileId : null})
    on conflict do nothing returning 1`);
  return row ? accountId : undefined;
}

/** Tells whether two accounts have one number or code, without saying which. */
export const numberDigest = (pepper: Buffer, details: AccountDetails): Buffer =>
  pepperedHash(pepper, 'pay account', String(details.payMethodId), numberOf(details));

function numberOf(details: AccountDetails): string {
  if ('accountNo' in details) return details.accountNo;
  return 'walletNo' in details ? details.walletNo : details.code;
}

const SHOWN = 4;
const masked = (number: string): string => `•••• ${number.slice(-SHOWN)}`;

/** An account as its owner sees it, with a masked number. */
export function viewAccount({ accountId: id, state, isPinned, createdAt, details }: PayAccount): PayAccountView {
  const always = { id, state, isPinned, createdAt, realName: details.realName };
  if ('accountNo' in details) {
    const { payMethodId, bankCode, bankName, branch, province, city, accountNo } = details;
    return { ...always, payMethodId, bankCode, bankName, branch, province, city, accountNo: masked(accountNo) };
  }
  if ('walletNo' in details) {
    const { payMethodId, bankCode, bankName, walletNo } = details;
    return { ...always, payMethodId, bankCode, bankName, walletNo: masked(walletNo) };
  }
  const { payMethodId, qrFileId } = details;
  return { ...always, payMethodId, qrFileId };
}

/** An account as the two sides of a trade see it: in full only while the trade is open. */
export function viewPayee(details: AccountDetails, isOpen: boolean): Payee {
  const show = (number: string) => (isOpen ? number : masked(number));
  const { realName } = details;
  if ('accountNo' in details) {
    const { payMethodId, bankCode, bankName, branch, accountNo } = details;
    return { payMethodId, realName, bankCode, bankName, branch, accountNo: show(accountNo) };
  }
  if ('walletNo' in details) {
    const { payMethodId, bankName, walletNo } = details;
    return { payMethodId, realName, bankName, walletNo: show(walletNo) };
  }
  const { payMethodId, qrFileId } = details;
  return { payMethodId, realName, qrFileId };
}
