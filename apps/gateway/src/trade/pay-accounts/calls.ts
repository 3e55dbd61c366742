import {
  type contract,
  isPossibleNumber,
  PAY_ACCOUNT_STATES,
  PAY_METHODS,
  type PayMethodId,
} from '@ezwallet/api-client/contract';
import type { InferOutput } from 'valibot';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler, MemberContext } from '../../call/CallContext.ts';
import { admitting } from '../../call/raised.ts';
import { type Db, sql, together } from '../../db/index.ts';
import { openFile } from '../../people/files/files.ts';
import { wholeOf } from '../../people/uploads/bytes.ts';
import { findIdentity } from '../../people/identity/identities.ts';
import { getMember } from '../../people/members/members.ts';
import { alarmTo } from '../../people/messages/notices.ts';
import { consumePayTicket } from '../../access/proofs/pay-tickets.ts';
import { BANKS, findBank } from './banks.ts';
import divisions from './divisions.json' with { type: 'json' };
import { type AccountDetails, findAccounts, type PayAccount, storeAccount, viewAccount } from './PayAccount.ts';
import { METHOD_NAMES } from './method-names.ts';
import { readPaymentCode } from './readPaymentCode.ts';

const { usable } = PAY_ACCOUNT_STATES;
/** In the order in which people use them. */
const SHOWN_ORDER: readonly PayMethodId[] = [
  PAY_METHODS.bankCard,
  PAY_METHODS.aliPay,
  PAY_METHODS.weChat,
  PAY_METHODS.digitalYuan,
];

export const getBankList: Handler<typeof contract.common.getBankList> = async () =>
  BANKS.map((bank) => ({ ...bank, payMethodIds: [...bank.payMethodIds] }));

export const getProvinceCityList: Handler<typeof contract.common.getProvinceCityList> = async () => divisions;

export const queryPayMethodName: Handler<typeof contract.bank.queryPayMethodName> = async () =>
  SHOWN_ORDER.map((payMethodId) => ({ payMethodId, name: METHOD_NAMES[payMethodId] }));

type NewAccount = InferOutput<(typeof contract.bank.addPayAccount)['request']>;

/** The account as its owner confirmed it with the payment password. */
function accountOf(input: NewAccount): string {
  if ('qrFileId' in input) return input.qrFileId;
  return 'walletNo' in input ? input.walletNo : input.accountNo;
}

export const addPayAccount: Handler<typeof contract.bank.addPayAccount> = async (input, ctx) => {
  const { db, config, session } = ctx;
  const [identity, accounts, member] = await together(db, (asked) => [
    findIdentity(asked, config, session.memberId),
    findAccounts(asked, config, session.memberId),
    getMember(asked, session.memberId),
  ]);
  if (!identity) throw new ApiFailure('KYC_REQUIRED');
  if (input.realName !== identity.realName) throw new ApiFailure('BANK_ACCOUNT_INVALID', { fields: ['realName'] });
  if (accounts.length >= config.policy.payAccounts.most) throw new ApiFailure('OVER_MAX_TOTAL');
  const details = await readDetails(input, ctx);
  const id = await db.tx(async (tx) => {
    const confirmed = { payMethodId: input.payMethodId, account: accountOf(input) };
    await together(tx, (asked) => [
      consumePayTicket(asked, session, { scene: 'bankAccount', confirmed }, input.payPassTicket),
      asked.query(alarmTo(member.id, 'payAccountAdded')),
    ]);
    const stored = await storeAccount(tx, config, session.memberId, details);
    // The ticket is left as it was.
    if (stored === undefined) throw new ApiFailure('ALREADY_EXISTS');
    return stored;
  });
  return { id, state: usable };
};

/** @throws {ApiFailure} `BANK_ACCOUNT_INVALID` for a number or code that cannot exist; `ARGS_INVALID` for a file that is not the caller's */
async function readDetails(input: NewAccount, { db, config, session }: MemberContext): Promise<AccountDetails> {
  const { realName } = input;
  if ('qrFileId' in input) {
    const { payMethodId, qrFileId } = input;
    const file = await openFile(
      db,
      config,
      sql`f.file_id = ${qrFileId} and f.owner_id = ${session.memberId} and f.file_type = 'IMG'`,
    );
    if (!file) throw new ApiFailure('ARGS_INVALID', { fields: ['qrFileId'] });
    const code = await readPaymentCode(await wholeOf(file.bytes), payMethodId);
    if (code === undefined) throw new ApiFailure('BANK_ACCOUNT_INVALID', { fields: ['qrFileId'] });
    return { payMethodId, realName, qrFileId, code };
  }
  const bank = findBank(input.bankCode, input.payMethodId);
  if (!bank) throw new ApiFailure('ARGS_INVALID', { fields: ['bankCode'] });
  const { bankCode, bankName } = bank;
  if (input.payMethodId === PAY_METHODS.digitalYuan) {
    return { payMethodId: input.payMethodId, realName, bankCode, bankName, walletNo: input.walletNo };
  }
  const { payMethodId, accountNo, branch = '', province = '', city = '' } = input;
  if (!isPossibleNumber(accountNo)) throw new ApiFailure('BANK_ACCOUNT_INVALID', { fields: ['accountNo'] });
  return { payMethodId, realName, bankCode, bankName, branch, province, city, accountNo };
}

/** Accounts receive yuan for every coin that is traded, so the coin makes no difference. */
export const all: Handler<typeof contract.bank.all> = async (_input, { db, config, session }) =>
  (await findAccounts(db, config, session.memberId)).map(viewAccount);

export const available: Handler<typeof contract.bank.available> = async ({ payMethodId }, { db, config, session }) => {
  const ofMethod = payMethodId === undefined ? [] : [sql`a.pay_method_id = ${payMethodId}`];
  return (await findAccounts(db, config, session.memberId, sql`a.state = ${usable}`, ...ofMethod)).map(viewAccount);
};

export const getDefault: Handler<typeof contract.bank.getDefault> = async (
  { payMethodId },
  { db, config, session },
) => {
  const ofMethod = payMethodId === undefined ? [] : [sql`a.pay_method_id = ${payMethodId}`];
  const [first] = await findAccounts(db, config, session.memberId, sql`a.state = ${usable}`, ...ofMethod);
  return first ? viewAccount(first) : null;
};

/** @throws {ApiFailure} `BANK_ACCOUNT_NOT_FOUND`, also for an account of somebody else */
async function getAccount(db: Db, { config, session }: MemberContext, id: string): Promise<PayAccount> {
  const [account] = await findAccounts(db, config, session.memberId, sql`a.account_id = ${id}`);
  if (!account) throw new ApiFailure('BANK_ACCOUNT_NOT_FOUND');
  return account;
}

export const payAccountInfo: Handler<typeof contract.bank.payAccountInfo> = async ({ id }, ctx) => {
  const [account, isInTrade] = await together(ctx.db, (db) => [getAccount(db, ctx, id), isAccountInTrade(db, id)]);
  return { account: viewAccount(account), isInTrade, lastUsedAt: account.lastUsedAt };
};

async function isAccountInTrade(db: Db, id: string): Promise<boolean> {
  const row = await db.maybe<{ isInTrade: boolean }>(sql`
    select is_account_in_trade(a.id) as "isInTrade" from pay_account a where a.account_id = ${id}`);
  return row?.isInTrade ?? false;
}

export const pin: Handler<typeof contract.bank.pin> = async ({ id }, ctx) => {
  const { db, session } = ctx;
  await db.tx(async (tx) => {
    const account = await getAccount(tx, ctx, id);
    if (account.state !== usable) throw new ApiFailure('BANK_ACCOUNT_UNAVAILABLE');
    // The lock makes two pins at once take turns.
    await tx.query(sql`select 1 from member where id = ${session.memberId} for no key update`);
    await tx.query(sql`
      update pay_account set is_pinned = false
      where member_id = ${session.memberId} and pay_method_id = ${account.details.payMethodId} and is_pinned and removed_at is null`);
    await tx.query(sql`update pay_account set is_pinned = true where id = ${account.id} and removed_at is null`);
  });
  return true;
};

export const deletePayAccount: Handler<typeof contract.bank.deletePayAccount> = async ({ id }, ctx) => {
  const account = await getAccount(ctx.db, ctx, id);
  await admitting(ctx.db.query(sql`select remove_pay_account(${ctx.session.memberId}, ${account.id})`));
  return true;
};
