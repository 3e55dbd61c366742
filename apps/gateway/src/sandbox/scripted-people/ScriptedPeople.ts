import { contract, TRADE_STATUS } from '@ezwallet/api-client/contract';
import { randomUUID } from 'node:crypto';
import type { Services } from '../../call/Services.ts';
import { type Db, sql } from '../../db/index.ts';
import { quickOrderQuery } from '../../trade/trades/list-calls.ts';
import { orderC2cDetail } from '../../trade/trades/order-calls.ts';
import { Actor } from './Actor.ts';
import { type Behaviour, PACES, readBehaviours } from './behaviours.ts';
import { findLateAppeals } from './late-appeals.ts';
import { mayAct, nextStep } from './nextStep.ts';
import { SCRIPTED_PEOPLE } from './people.ts';
import { prepare } from './prepare.ts';
import { buySale, keepSales, takeOffers } from './take-trades.ts';
import { takeStep } from './take-step.ts';
import { answerChat, lure } from './talk.ts';

const LEASE = 5000;
/** After a refusal, such as a limit of the day, somebody looks for no new trades for a while. */
const REST = 30_000;

/** The scripted people of a sandbox, and what they do in each round. Of all processes, one acts. */
export class ScriptedPeople {
  readonly #services: Services;
  readonly #holder = randomUUID();
  readonly #actors = new Map<bigint, Actor>();
  readonly #preparedAs = new Map<bigint, Behaviour>();
  readonly #lured = new Set<string>();
  readonly #restsUntil = new Map<bigint, number>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Everybody does what there is to do now. The fault of one stops nobody else. */
  async round(): Promise<void> {
    const { db, log } = this.#services;
    if (!(await takeTurn(db, this.#holder))) return;
    for (const { memberId, userNo, behaviour } of await readBehaviours(db)) {
      const actor = this.#actorOf(memberId, userNo);
      if (!actor) continue;
      const attempt = async (what: string, work: () => Promise<void>) =>
        await work().catch((error: unknown) => {
          log.info({ err: error, person: userNo }, `scripted person: ${what} did not work`);
          return error;
        });
      await attempt('the preparation', async () => await this.#prepare(actor, behaviour));
      if (performance.now() >= (this.#restsUntil.get(memberId) ?? 0)) {
        const failure = await attempt('a new trade', async () => await lookForTrades(actor, behaviour));
        if (failure !== undefined) this.#restsUntil.set(memberId, performance.now() + REST);
      }
      await attempt('the running trades', async () => await this.#followTrades(actor, behaviour, attempt));
    }
  }

  #actorOf(memberId: bigint, userNo: string): Actor | undefined {
    const known = this.#actors.get(memberId);
    if (known) return known;
    const person = SCRIPTED_PEOPLE.find((candidate) => candidate.userNo === userNo);
    if (!person) return undefined;
    const actor = new Actor(this.#services, person, memberId);
    this.#actors.set(memberId, actor);
    return actor;
  }

  async #prepare(actor: Actor, behaviour: Behaviour): Promise<void> {
    if (this.#preparedAs.get(actor.memberId) === behaviour) return;
    await prepare(actor, behaviour !== 'off');
    this.#preparedAs.set(actor.memberId, behaviour);
    this.#restsUntil.delete(actor.memberId);
  }

  async #followTrades(
    actor: Actor,
    behaviour: Behaviour,
    attempt: (what: string, work: () => Promise<void>) => Promise<unknown>,
  ): Promise<void> {
    if (behaviour === 'silent') return;
    const { list } = await actor.call(contract.order.quickOrderQuery, quickOrderQuery, { pageNo: 1, pageSize: 100 });
    for (const row of list) {
      const { billNo, status } = row;
      if (status === TRADE_STATUS.matching) continue;
      await attempt('a step', async () => {
        if (mayAct(row)) await goOn(actor, billNo, behaviour);
        if (behaviour === 'hostile' && !this.#lured.has(billNo)) {
          await lure(actor, row);
          this.#lured.add(billNo);
        }
        if (row.unread > 0) await answerChat(actor, row, behaviour);
      });
    }
    for (const billNo of await findLateAppeals(this.#services.db, actor.memberId))
      await attempt('an appeal after the end', async () => await goOn(actor, billNo, behaviour));
  }
}

/** Takes the next step of a trade, if it is time. */
async function goOn(actor: Actor, billNo: string, behaviour: Behaviour): Promise<void> {
  const trade = await actor.call(contract.order.orderC2cDetail, orderC2cDetail, { billNo });
  const step = nextStep(trade, behaviour, actor.now());
  if (step) await takeStep(actor, trade, step, behaviour);
}

async function lookForTrades(actor: Actor, behaviour: Behaviour): Promise<void> {
  if (behaviour === 'off') return;
  const { offer } = PACES[behaviour];
  switch (actor.person.role) {
    case 'acceptor':
      return await takeOffers(actor, offer);
    case 'seller':
      return await keepSales(actor);
    case 'buyer':
      return await buySale(actor, offer);
  }
}

/** Whether this process may act now. */
async function takeTurn(db: Db, holder: string): Promise<boolean> {
  const row = await db.maybe(sql`
    insert into scripted_turn as t (holder, leased_until)
    values (${holder}::uuid, clock_timestamp() + ${LEASE} * interval '1 millisecond')
    on conflict (id) do update set holder = excluded.holder, leased_until = excluded.leased_until
      where t.holder = excluded.holder or t.leased_until < clock_timestamp() returning 1`);
  return row !== undefined;
}
