import { Logger, parseCronItems } from 'graphile-worker';
import type { Services } from '../../call/Services.ts';
import { keepNotifying, resumeNotices } from '../../money/cashier/notices.ts';
import { recordValues } from '../../records/daily-values/recordValues.ts';
import { deleteDocuments } from '../kyc/deleteDocuments.ts';
import { sweepChains, watchChains } from '../../money/deposits/scanning.ts';
import { keepSending, resumeSending } from '../../money/withdrawals/send-job.ts';
import type { JobPayloads } from '../../queue/queue.ts';
import { auditRecent, checkEverything } from '../audit/checkLedger.ts';
import { collectAccountNotices } from '../../people/messages/collectAccountNotices.ts';
import { collectTradeNotices } from '../../people/messages/collectTradeNotices.ts';
import { queueMessages } from '../../people/messages/notices.ts';
import { sendMessages } from '../../people/messages/sendMessages.ts';
import { tellRecovered } from '../../access/recovery/tellRecovered.ts';
import { fireDeadlines } from '../../process/deadlines.ts';
import { endLateHolds } from '../../trade/trades/late-holds.ts';
import { processes } from './processes.ts';
import { pruneExpired } from './pruneExpired.ts';
import { repeat } from './repeat.ts';
import { runQueue } from './runQueue.ts';

const FOLD_EVERY = 1000;
/** How often the gateway looks for time limits that are over. */
const DEADLINES_EVERY = 1000;
/** How often the gateway tells members what has happened to their account and their trades. */
const MESSAGES_EVERY = 1000;
/** How often the gateway looks for withdrawals and notices that have lost their worker. */
const RESUME_EVERY = 10_000;
/** How often the gateway looks whether a simulated block is due. */
const MINE_CHECK_EVERY = 1000;
/** How soon a process follows a clock of the sandbox that another process has moved. */
const FOLLOW_CLOCK_EVERY = 1000;
const DAY = 86_400_000;
/** Runs at its minute or not at all. */
const ONCE = { backfillPeriod: 0, maxAttempts: 1 } as const;

/** Work that no request waits for. */
export interface Jobs {
  stop(): Promise<void>;
}

/**
 * Starts the jobs of this process. One of all processes audits the changes in the ledger every minute, deletes
 * expired rows every five minutes, stores prices every ten, sweeps deposit addresses every twenty, records the
 * value of everybody's holdings every hour, and checks everything each night, including the networks. Each process folds waiting entries into the system accounts, reads the networks
 * that no other process is reading, and in the sandbox mines their blocks.
 */
export async function startJobs(services: Services, databaseUrl: string): Promise<Jobs> {
  const { ledger, log, db, config, simulators, rates, clock } = services;
  const queue = await runQueue(
    {
      connectionString: databaseUrl,
      concurrency: 2,
      maxPoolSize: 3,
      noHandleSignals: true,
      logger: new Logger(
        () => (level, message) =>
          log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug']({ job: true }, message),
      ),
      taskList: {
        audit: async () => void (await auditRecent(services)),
        prune: async () => {
          await pruneExpired(db, ledger);
          await deleteDocuments(db, config.policy);
          await endLateHolds(db, config.policy);
        },
        sweep: async () => void (await sweepChains(services)),
        keepRates: async () => await rates.keep?.(clock.now()),
        recordValues: async () => await recordValues(services),
        checkEverything: async () => {
          if (!(await checkEverything(services)))
            throw new Error('The full audit did not complete; the queue tries again.');
        },
        sendWithdrawal: async (payload) => {
          await keepSending(services, BigInt((payload as JobPayloads['sendWithdrawal']).id));
        },
        notifyMerchant: async (payload) => {
          await keepNotifying(services, BigInt((payload as JobPayloads['notifyMerchant']).paymentId));
        },
      },
      parsedCronItems: parseCronItems([
        { task: 'audit', match: '* * * * *', options: { ...ONCE, jobKey: 'audit' } },
        { task: 'prune', match: '*/5 * * * *', options: ONCE },
        { task: 'sweep', match: '*/20 * * * *', options: ONCE },
        { task: 'keepRates', match: '*/10 * * * *', options: ONCE },
        // The last run of a day is ten minutes before it ends.
        { task: 'recordValues', match: '50 * * * *', options: { ...ONCE, jobKey: 'recordValues' } },
        // Half past three at night in China.
        { task: 'checkEverything', match: '30 19 * * *', options: { backfillPeriod: 0, maxAttempts: 3 } },
      ]),
    },
    log,
  );
  // A gateway that did not run last night makes up for it now. Before the first checkpoint each audit is a full one.
  const { fullAt } = await ledger.auditStatus();
  if (fullAt !== null && fullAt < Date.now() - DAY)
    await queue.addJob('checkEverything', {}, { jobKey: 'checkEverything' });
  // Gives charts their first day at once.
  if (rates.keep) await queue.addJob('keepRates', {}, { jobKey: 'keepRates', maxAttempts: 1 });
  // Gives today a value also where the gateway does not run until ten to.
  await queue.addJob('recordValues', {}, { jobKey: 'recordValues', maxAttempts: 1 });
  const stopFolding = repeat(FOLD_EVERY, async () => {
    await ledger.fold().catch((error: unknown) => log.warn({ err: error }, 'entries not folded'));
  });
  const stopResuming = repeat(RESUME_EVERY, async () => {
    await resumeSending(db).catch((error: unknown) => log.warn({ err: error }, 'withdrawals not resumed'));
    await resumeNotices(services).catch((error: unknown) => log.warn({ err: error }, 'notices not resumed'));
  });
  const stopDeadlines = repeat(DEADLINES_EVERY, async () => {
    await fireDeadlines(db, config.policy, processes).catch((error: unknown) =>
      log.warn({ err: error }, 'time limits not kept'),
    );
    await tellRecovered(services).catch((error: unknown) =>
      log.warn({ err: error }, 'owners not told about their requests'),
    );
  });
  const stopTelling = repeat(MESSAGES_EVERY, async () => {
    await collectTradeNotices(db, config.policy).catch((error: unknown) =>
      log.warn({ err: error }, 'notices about trades not written'),
    );
    await collectAccountNotices(db).catch((error: unknown) =>
      log.warn({ err: error }, 'notices about accounts not written'),
    );
    await queueMessages(db).catch((error: unknown) => log.warn({ err: error }, 'messages not written'));
    await sendMessages(services).catch((error: unknown) => log.warn({ err: error }, 'messages not sent'));
  });
  const stopWatching = repeat(config.policy.chains.scanEvery, () => watchChains(services));
  const stopMining = repeat(MINE_CHECK_EVERY, async () => {
    const interval = config.policy.chains.simulatedBlockEvery;
    for (const chain of simulators)
      await chain.mineIfDue(interval).catch((error: unknown) => log.warn({ err: error }, 'no block was found'));
  });
  const stopFollowing = repeat(FOLLOW_CLOCK_EVERY, async () => {
    if (config.sandbox) await clock.sync().catch((error: unknown) => log.warn({ err: error }, 'clock not read'));
  });
  return {
    async stop() {
      await Promise.all([
        stopFolding(),
        stopDeadlines(),
        stopResuming(),
        stopTelling(),
        stopWatching(),
        stopMining(),
        stopFollowing(),
      ]);
      await queue.stop();
    },
  };
}
