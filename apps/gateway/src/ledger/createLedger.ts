import type { Db, TypedSql } from '../db/index.ts';
import { readAuditStatus, runAudit } from './audit.ts';
import type { CommandResult, LedgerCode } from './commands.ts';
import { callCapture, callCredit, callHold, callTransfer, callVoid, codeOfError } from './commandStatements.ts';
import type { Asset, Bill, Ledger, Posting } from './Ledger.ts';
import {
  countBills,
  selectAssets,
  selectBalances,
  selectBill,
  selectBills,
  selectHidden,
  selectLiabilities,
  selectPostings,
} from './queryStatements.ts';
import {
  foldDeltas,
  insertExpected,
  openAccount,
  pruneIdem,
  selectHalt,
  updateExpected,
  updateFrozen,
  updateHalt,
  updateHidden,
  updateShown,
} from './upkeepStatements.ts';

const FOLD_LIMIT = 1_000;
const SUCCESS = '0000';

interface Answer {
  code: string;
  result: unknown;
}

/**
 * The ledger on a database. Given the `db` of a running transaction, its commands join that transaction; a refusal
 * leaves the transaction usable.
 */
export function createLedger(db: Db): Ledger {
  const command = async <Receipt>(call: TypedSql<Answer>): Promise<CommandResult<Receipt>> => {
    try {
      // A lock timeout aborts the surrounding transaction unless a savepoint catches it.
      const { code, result } = await (db.inTransaction ? db.tx((tx) => tx.one(call)) : db.one(call));
      return code === SUCCESS ? { ok: true, ...(result as Receipt) } : { ok: false, code: code as LedgerCode };
    } catch (error) {
      const code = codeOfError(error);
      if (code) return { ok: false, code };
      throw error;
    }
  };
  const halt = async (reason: string | null): Promise<void> => void (await db.query(updateHalt(reason)));

  // Only migrations write them, so a process reads them once.
  let assets: Promise<readonly Asset[]> | undefined;
  const readAssets = async (): Promise<readonly Asset[]> => {
    try {
      return await db.query(selectAssets());
    } catch (error) {
      assets = undefined;
      throw error;
    }
  };

  return {
    transfer: (c) => command(callTransfer(c)),
    credit: (c) => command(callCredit(c)),
    expect: async (expectation) => (await db.one(insertExpected(expectation))).billNo,
    expectAgain: async (billNo, isExpected) => (await db.one(updateExpected(billNo, isExpected))).isThere === true,
    hold: (c) => command(callHold(c)),
    capture: (c) => command(callCapture(c)),
    voidHold: (c) => command(callVoid(c)),

    assets: () => (assets ??= readAssets()),
    balances: (userId) => db.query(selectBalances(userId)),
    liabilities: async () =>
      new Map((await db.query(selectLiabilities())).map(({ asset, amount }) => [asset, BigInt(amount)])),
    bills: async (query) => {
      const { total } = await db.one(countBills(query));
      return { total: Number(total), list: (await db.query(selectBills(query))) as Bill[] };
    },
    bill: async (userId, billNo, { withHidden = false } = {}) =>
      (await db.maybe(selectBill(userId, billNo, withHidden))) as Bill | undefined,
    postings: async (groupId) => (await db.query(selectPostings(groupId))) as Posting[],

    hideBills: async (userId, billNos) => (await db.query(updateHidden(userId, billNos))).map(({ billNo }) => billNo),
    showBills: async (userId, billNos) => (await db.query(updateShown(userId, billNos))).map(({ billNo }) => billNo),
    hiddenBills: async (userId, billNos) => (await db.query(selectHidden(userId, billNos))).map(({ billNo }) => billNo),
    setFrozen: async (userId, frozen) => {
      // Accounts opened later inherit the state, so there must be one to inherit from.
      await db.query(openAccount(userId));
      await db.query(updateFrozen(userId, frozen));
    },

    audit: (scope = 'full', { timeoutMs } = {}) => runAudit(db, scope, timeoutMs),
    auditStatus: () => readAuditStatus(db),
    halt,
    resume: () => halt(null),
    halted: async () => {
      const { haltedAt, reason } = await db.one(selectHalt());
      return haltedAt === null ? undefined : { at: haltedAt, reason: reason ?? '' };
    },
    fold: async () => {
      let total = 0;
      for (;;) {
        const { folded } = await db.one(foldDeltas(FOLD_LIMIT));
        total += Number(folded);
        if (folded === 0n) return total;
      }
    },
    prune: async () => void (await db.query(pruneIdem())),
  };
}
