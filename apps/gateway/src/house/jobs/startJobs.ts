import { Logger, parseCronItems } from 'graphile-worker';
import type { Services } from '../../call/Services.ts';
import { giveRewards } from '../../money/activities/giveRewards.ts';
import { keepNotifying, resumeNotices } from '../../money/cashier/notices.ts';
import { recordValues } from '../../records/daily-values/recordValues.ts';
import { deleteDocuments } from '../kyc/deleteDocuments.ts';
import { endWatching } from '../../money/deposits/ended.ts';
import { hastenChains, sweepChains, watchChains } from '../../money/deposits/scanning.ts';
import { sendDrains } from '../../money/float/sendDrains.ts';
import { noteWallets } from '../../money/float/wallets.ts';
import { watchPlace } from '../../money/signing/hold.ts';
import { keepSending, resumeSending } from '../../money/withdrawals/send-job.ts';
import type { JobPayloads } from '../../queue/queue.ts';
import { auditRecent, checkEverything } from '../audit/checkLedger.ts';
import { collectAccountNotices } from '../../people/messages/collectAccountNotices.ts';
import { collectTradeNotices } from '../../people/messages/collectTradeNotices.ts';
import { queueMessages } from '../../people/messages/notices.ts';
import { sendMessages } from '../../people/messages/sendMessages.ts';
import { sendPushes } from '../../people/push/sendPushes.ts';
import { fireDeadlines } from '../../process/deadlines.ts';
import { processes } from './processes.ts';
import { pruneExpired } from './pruneExpired.ts';
import { type Leader, standForLeader } from './leader.ts';
import { repeat } from './repeat.ts';
import { runQueue } from './runQueue.ts';

/** How soon the gateway sees what is due: time limits, messages, blocks, another clock. */
const SOON = 1000;
/** How often the gateway looks for withdrawals and notices that have lost their worker. */
const RESUME_EVERY = 10_000;
const DAY = 86_400_000;
/** Runs at its minute or not at all. */
const ONCE = { backfillPeriod: 0, maxAttempts: 1 } as const;

/** Work that no request waits for. */
export interface Jobs {
  stop(): Promise<void>;
}

/**
 * Starts the jobs of this process. One of all processes audits the changes in the ledger every minute, deletes
 * expired rows and notes what the wallets hold every five minutes, stores prices every ten, sweeps deposit addresses every twenty, records the
 * value of everybody's holdings and ends the watch of old addresses every hour, and checks everything each night, including the networks. The leader keeps time limits, tells
 * members, reads the networks and folds entries. Each process follows the sandbox's clock and mines blocks.
 */
export async function startJobs(services: Services, databaseUrl: string): Promise<Jobs> {
  const { ledger, log, db, config, rates, clock } = services;
  // Before any job: the first of them may be a withdrawal.
  await watchPlace(services);
  const queue = await runQueue(
    {
      connectionString: databaseUrl,
      concurrency: 2,
      noHandleSignals: true,
      logger: new Logger(
        () => (level, message) =>
          log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug']({ job: true }, message),
      ),
      tasks: {
        audit: async () => void (await auditRecent(services)),
        prune: async () => {
          await pruneExpired(db, ledger);
          await deleteDocuments(db, config.policy);
        },
        sweep: async () => void (await sweepChains(services)),
        noteWallets: async () => await noteWallets(services),
        endWatching: async () => void (await endWatching(db, config.policy)),
        keepRates: async () => await rates.keep?.(clock.now()),
        recordValues: async () => await recordValues(services),
        checkEverything: async () => {
          if (!(await checkEverything(services)))
            throw new Error('The full audit did not complete; the queue tries again.');
        },
        sendWithdrawal: async (payload) => {
          await keepSending(services, BigInt((payload as JobPayloads['sendWithdrawal']).id));
        },
        giveRewards: async (payload) => {
          await giveRewards(services, BigInt((payload as JobPayloads['giveRewards']).memberId));
        },
        notifyMerchant: async (payload) => {
          await keepNotifying(services, BigInt((payload as JobPayloads['notifyMerchant']).paymentId));
        },
      },
      parsedCronItems: parseCronItems([
        { task: 'audit', match: '* * * * *', options: { ...ONCE, jobKey: 'audit' } },
        { task: 'prune', match: '*/5 * * * *', options: ONCE },
        { task: 'noteWallets', match: '*/5 * * * *', options: { ...ONCE, jobKey: 'noteWallets' } },
        { task: 'sweep', match: '*/20 * * * *', options: ONCE },
        { task: 'endWatching', match: '15 * * * *', options: ONCE },
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
  const leader = standForLeader(db);
  await leader.renew();
  const stops = loopsOf(services, leader).map(({ every, steps }) =>
    repeat(every, async () => {
      for (const { isForAll, fails, run } of steps) {
        if (isForAll && !leader.isLeader()) continue;
        await run().catch((error: unknown) => log.warn({ err: error }, fails));
      }
    }),
  );
  return {
    async stop() {
      await Promise.all(stops.map(async (stop) => await stop()));
      await leader.resign().catch((error: unknown) => log.warn({ err: error }, 'the lead was not given up'));
      await queue.stop();
    },
  };
}

/** Work that runs again and again. */
interface Loop {
  /** Milliseconds between two runs. */
  readonly every: number;
  /** One after the other; each runs also when the one before has failed. */
  readonly steps: readonly Step[];
}

interface Step {
  /** True where one process serves all; the leader runs it. */
  readonly isForAll: boolean;
  readonly fails: string;
  readonly run: () => Promise<unknown>;
}

const forAll = (fails: string, run: Step['run']): Step => ({ isForAll: true, fails, run });
const forEach = (fails: string, run: Step['run']): Step => ({ isForAll: false, fails, run });

function loopsOf(services: Services, leader: Leader): Loop[] {
  const { ledger, db, config, simulators, clock } = services;
  const { simulatedBlockEvery, scanEvery } = config.policy.chains;
  const mining = simulators.map((chain) => forEach('no block was found', () => chain.mineIfDue(simulatedBlockEvery)));
  return [
    { every: SOON, steps: [forEach('the lead was not renewed', leader.renew)] },
    { every: SOON, steps: [forAll('entries not folded', () => ledger.fold())] },
    { every: SOON, steps: [forAll('time limits not kept', () => fireDeadlines(db, config.policy, processes))] },
    {
      every: SOON,
      steps: [
        forAll('notices about trades not written', () => collectTradeNotices(db, config.policy)),
        forAll('notices about accounts not written', () => collectAccountNotices(db)),
        forAll('messages not written', () => queueMessages(db)),
        // Every process sends: a slow carrier holds up one message of each.
        forEach('messages not sent', () => sendMessages(services)),
      ],
    },
    // In a loop of their own: a slow push service holds up no letter.
    { every: SOON, steps: [forEach('notifications not sent', () => sendPushes(services))] },
    {
      every: RESUME_EVERY,
      steps: [
        forAll('withdrawals not resumed', () => resumeSending(db)),
        forAll('waiting transfers not looked at', () => hastenChains(services)),
        forAll('the cold wallet not filled', () => sendDrains(services)),
        forAll('notices not resumed', () => resumeNotices(services)),
      ],
    },
    { every: SOON, steps: [forAll('the place of signing was not looked at', () => watchPlace(services))] },
    { every: scanEvery, steps: [forAll('networks not read', () => watchChains(services))] },
    { every: SOON, steps: mining },
    { every: SOON, steps: config.sandbox ? [forEach('clock not read', () => clock.sync())] : [] },
  ];
}
