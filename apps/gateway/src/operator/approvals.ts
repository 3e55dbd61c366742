/** Payments above what the signer pays alone: `docs/operating.md`, "Two approvals". */
import { readFileSync } from 'node:fs';
import { fromMinorUnits } from '@ezwallet/validators';
import type { Db } from '../db/index.ts';
import { signText } from '../house/staff/keys.ts';
import { findByBillNo } from '../money/withdrawals/Withdrawal.ts';
import { scheduleSending } from '../money/withdrawals/process.ts';
import {
  giveApproval,
  refuseApproval,
  type WaitingPayment,
  waitingPayment,
  waitingPayments,
} from '../outside/chain/port/approvals.ts';
import { approvalText, readApprovalText } from '../outside/chain/port/approvalText.ts';
import { type Command, minute, type OfflineCommand, OperatorError } from './Command.ts';
import { readKey } from './keyFile.ts';
import { PAGE_OPTIONS, PAGE_USAGE, readPage, rowsOf, sayPage } from './paging.ts';
import { readText, TEXT_LENGTH } from './readText.ts';

export const approvalsList: Command = {
  summary: 'Lists withdrawals that wait until persons have approved them for the signer, oldest first.',
  usage: PAGE_USAGE,
  options: PAGE_OPTIONS,
  async run({ db }, { values, say }) {
    const page = readPage(values);
    const waiting = await waitingPayments(db, rowsOf(page));
    const rows = waiting.map(({ reference, network, to, raw, decimals, currency, until, given, said }) => [
      reference,
      network,
      `${fromMinorUnits(raw, decimals)} ${currency}`,
      to,
      minute(until),
      given.join(', ') || '-',
      said,
    ]);
    const head = ['bill', 'network', 'amount', 'address', 'until', 'approved by', 'the signer says'];
    sayPage(say, page, head, rows);
    return 0;
  },
};

/** @throws {OperatorError} */
async function findWaiting(db: Db, billNo: string | undefined): Promise<WaitingPayment> {
  if (billNo === undefined) throw new OperatorError('Give the number of a bill. See approvals list.');
  const waiting = await waitingPayment(db, billNo);
  if (!waiting) throw new OperatorError(`No approval of ${billNo} is asked for.`);
  return waiting;
}

export const approvalsShow: Command = {
  summary: 'Shows the text that two persons sign so that the signer pays a withdrawal, and nothing else.',
  usage: 'BILL_NO > FILE',
  options: {},
  async run({ db }, { positionals, say }) {
    say(approvalText(await findWaiting(db, positionals[0])));
    return 0;
  },
};

export const approvalsSign: OfflineCommand = {
  summary: 'Signs the text of a payment on your own machine, and prints the signature. Read the text before.',
  usage: 'FILE --key FILE',
  options: { key: { about: 'the file of your key for approvals, which the policy of the signer names' } },
  run({ positionals: [file], values: { key }, say }) {
    if (file === undefined || key === undefined)
      throw new OperatorError('Name both files: approvals sign FILE --key FILE');
    const text = readApprovalText(readGiven(file));
    if (text === undefined) throw new OperatorError(`${file} is not the text of one payment, so nothing is signed.`);
    say(signText(readKey(key), text).toString('hex'));
    return 0;
  },
};

function readGiven(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${String((error as NodeJS.ErrnoException).code)}.`);
  }
}

export const approvalsGive: Command = {
  summary: 'Gives your approval of a withdrawal: the signature that approvals sign printed. The signer judges it.',
  usage: 'BILL_NO --signature HEX',
  options: { signature: { about: 'what `approvals sign` printed' } },
  async run({ db }, { positionals, values, person, say }) {
    const signature = values['signature'] ?? '';
    if (!/^[\da-f]{128}$/.test(signature)) throw new OperatorError('--signature must be what `approvals sign` prints.');
    const waiting = await findWaiting(db, positionals[0]);
    await db.tx(async (tx) => {
      await giveApproval(tx, waiting, person.name, Buffer.from(signature, 'hex'));
      await goOn(tx, waiting.reference);
    });
    say(`${waiting.reference}: the approval of ${person.name} goes to the signer. approvals list shows what it says.`);
    return 0;
  },
};

export const approvalsRefuse: Command = {
  summary: 'Says that the signer shall not pay a withdrawal. It goes to review.',
  usage: 'BILL_NO --reason TEXT',
  options: { reason: { about: `why, up to ${TEXT_LENGTH} characters` } },
  async run({ db }, { positionals, values, person, say }) {
    const reason = readText(values, 'reason');
    const waiting = await findWaiting(db, positionals[0]);
    await db.tx(async (tx) => {
      await refuseApproval(tx, waiting, person.name, reason);
      await goOn(tx, waiting.reference);
    });
    say(`${waiting.reference}: not approved`);
    return 0;
  },
};

/** The sender asks the signer again at once. */
async function goOn(tx: Db, billNo: string): Promise<void> {
  const withdrawal = await findByBillNo(tx, billNo);
  if (withdrawal) await scheduleSending(tx, withdrawal.id);
}
