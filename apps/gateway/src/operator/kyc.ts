import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Db, sql } from '../db/index.ts';
import { findIdentity } from '../people/identity/identities.ts';
import { findCases, IS_OPEN, type KycCase, readStatement } from '../house/kyc/KycCase.ts';
import { openKycFiles } from '../house/kyc/kyc-files.ts';
import { decide, kycProcess } from '../house/kyc/process.ts';
import { rewrapDocuments } from '../house/kyc/rewrapDocuments.ts';
import { type Command, minute, OperatorError, table } from './Command.ts';
import { PAGE_OPTIONS, PAGE_USAGE, readPage, sayPage } from './paging.ts';
import { readText, TEXT_LENGTH } from './readText.ts';

const OWNER_ONLY = 0o700;
const OWNER_READS = 0o600;

export const kycList: Command = {
  summary: 'Lists applications for a level that nobody has decided yet, oldest first, or those in one state.',
  usage: `[--state STATE] ${PAGE_USAGE}`,
  options: {
    state: { about: `${kycProcess.states.join(', ')}; the first two if absent` },
    ...PAGE_OPTIONS,
  },
  async run({ db }, { values, say }) {
    const { state } = values;
    if (state !== undefined && !kycProcess.states.some((known) => known === state))
      throw new OperatorError(`--state must be one of ${kycProcess.states.join(', ')}.`);
    const page = readPage(values);
    const cases = await findCases(db, state === undefined ? IS_OPEN : sql`k.state = ${state}`, page.rows, page.offset);
    const rows = cases.map((each) => [
      each.caseNo,
      each.state,
      minute(each.createdAt),
      String(each.memberId),
      String(each.level),
      each.reason,
    ]);
    sayPage(say, page, ['case', 'state', 'since', 'member', 'level', 'reason'], rows);
    return 0;
  },
};

export const kycShow: Command = {
  summary:
    'Shows an application and who sent it, and writes its documents into a new folder. Delete the folder after the review.',
  usage: 'CASE [--to FOLDER]',
  options: { to: { about: 'a folder that does not exist; nothing is written if absent' } },
  async run({ db, config, log }, { positionals, values, say }) {
    const application = await findCase(db, positionals[0]);
    const { caseNo, memberId, level, state, reason, id } = application;
    const person = await findIdentity(db, config, memberId);
    const statement = await readStatement(db, config, application);
    const failures = await db.query<{ at: number; reason: string }>(sql`
      select at, reason from kyc_video_failure where member_id = ${memberId} order by at desc limit 5`);
    const facts = [
      ['case', caseNo],
      ['state', reason === '' ? state : `${state}: ${reason}`],
      ['level', String(level)],
      ['member', String(memberId)],
      ...(person
        ? [
            ['name', person.realName],
            ['document', person.idNo],
            ['born', person.birthDate],
          ]
        : []),
      ...Object.entries(statement ?? {}).map(([name, value]) => [name, value ?? '-']),
      ...failures.map(({ at, reason: why }) => ['video failed', `${minute(at)} ${why}`]),
    ];
    say(table(facts));
    const folder = values['to'];
    if (folder === undefined) return 0;
    // Never into a folder that others may read already.
    await mkdir(folder, { mode: OWNER_ONLY });
    for (const { fileId, kind, mimeType, bytes } of await openKycFiles(db, config, sql`f.case_id = ${id}`)) {
      const path = join(folder, `${kind ?? 'file'}-${fileId}.${mimeType.split('/')[1] ?? 'bin'}`);
      await writeFile(path, bytes.pieces(), { flag: 'wx', mode: OWNER_READS });
      say(path);
    }
    log.info({ caseNo }, 'a reviewer opened the documents of an application');
    return 0;
  },
};

export const kycReview: Command = {
  summary: 'Takes an application into review, so that others see that somebody works on it.',
  usage: 'CASE',
  options: {},
  async run({ db }, { positionals, say }) {
    const application = await findCase(db, positionals[0]);
    const isTaken =
      application.state === 'submitted' &&
      (await db.tx((tx) => kycProcess.move(tx, application, 'review', { by: 'operator' })));
    if (!isTaken) throw await movedOn(db, application);
    say(`${application.caseNo}: in review`);
    return 0;
  },
};

export const kycPass: Command = {
  summary: 'Gives the member of an application its level.',
  usage: 'CASE',
  options: {},
  async run({ db }, { positionals, say }) {
    const application = await findOpen(db, positionals[0]);
    if (!(await decide(db, application, 'operator', { event: 'pass' }))) throw await movedOn(db, application);
    say(`${application.caseNo}: passed, level ${application.level}`);
    return 0;
  },
};

export const kycFail: Command = {
  summary: 'Refuses an application. The member reads the reason and can apply again.',
  usage: 'CASE --reason TEXT',
  options: { reason: { about: `why, up to ${TEXT_LENGTH} characters` } },
  async run({ db }, { positionals, values, say }) {
    const reason = readText(values, 'reason');
    const application = await findOpen(db, positionals[0]);
    if (!(await decide(db, application, 'operator', { event: 'fail', reason }))) throw await movedOn(db, application);
    say(`${application.caseNo}: failed`);
    return 0;
  },
};

export const kycRewrap: Command = {
  summary: 'Wraps the keys of all documents with the first of DOCUMENT_KEYS. Afterwards the others can go.',
  usage: '',
  options: {},
  async run({ db, config }, { say }) {
    say(`${await rewrapDocuments(db, config)} rewrapped`);
    return 0;
  },
};

/** @throws {OperatorError} */
async function findCase(db: Db, caseNo: string | undefined): Promise<KycCase> {
  if (caseNo === undefined) throw new OperatorError('Give the number of an application. See --help.');
  const [found] = await findCases(db, sql`k.case_no = ${caseNo}`);
  if (!found) throw new OperatorError(`No application has the number ${caseNo}.`);
  return found;
}

/** @throws {OperatorError} */
async function findOpen(db: Db, caseNo: string | undefined): Promise<KycCase> {
  const found = await findCase(db, caseNo);
  if (found.state === 'passed' || found.state === 'failed') throw await movedOn(db, found);
  return found;
}

/** The error for an application that somebody else has moved. */
async function movedOn(db: Db, { caseNo }: KycCase): Promise<OperatorError> {
  return new OperatorError(`${caseNo} is already ${(await findCase(db, caseNo)).state}.`);
}
