import { today } from '../../src/call/time.ts';
import { getPayment } from '../../src/money/cashier/payments.ts';
import { policy } from '../../src/config/index.ts';
import { type Db, fromNow, sql } from '../../src/db/index.ts';
import { DEPOSIT_COLUMNS, type Deposit } from '../../src/money/deposits/Deposit.ts';
import { depositProcess } from '../../src/money/deposits/process.ts';
import { writeContent } from '../../src/house/content/writeContent.ts';
import { openActivity } from '../../src/money/activities/openActivity.ts';
import { kycProcess } from '../../src/house/kyc/process.ts';
import type { Case } from '../../src/process/runProcess.ts';
import { freezeAccount } from '../../src/access/recovery/freezing.ts';
import { recoveryProcess } from '../../src/access/recovery/process.ts';
import { bonusPromise } from '../../src/money/bonuses/pay-method-bonus.ts';
import { getWithdrawal } from '../../src/money/withdrawals/Withdrawal.ts';
import { giveVoucher, WAIVER } from '../harness/giveVoucher.ts';
import { promiseMethodBonus } from '../harness/methodBonus.ts';
import { placePaymentFor } from '../harness/placePaymentFor.ts';
import { signIn, type TestGateway } from '../harness/testGateway.ts';
import { offerProcess } from '../../src/trade/trades/offer-process.ts';
import { createConversation } from '../../src/house/support/conversations.ts';
import { supportProcess } from '../../src/house/support/process.ts';
import { withdraw, withdrawalOf } from '../withdrawal/withdrawalStage.ts';

/** A way to make a case of a process, as the gateway makes one, and to read it again. */
export interface Stage {
  make(): Promise<bigint>;
  read(db: Db, id: bigint): Promise<Case<string>>;
  /** Does what must happen before a move in the same transaction. */
  before?(tx: Db, id: bigint, event: string): Promise<void>;
}

/** Processes with a model of their own, and the test that has it. */
export const OWN_MODELS: Readonly<Record<string, string>> = {
  trade: '../trades/model.test.ts',
  appeal: '../trades/model.test.ts',
};

/** Invariants that the model breaks: it moves payments without the money that comes for them. */
export const BROKEN_BY_MOVES_ALONE: readonly string[] = ['payments_apart_from_what_came'];

const FEW_COINS = 5n;
const USDT = 1_000_000n;
const MANY_USES = 10_000;
/** Two members get one bonus after the other. */
const ANY_PAIR = { ...policy, payMethodBonus: { ...policy.payMethodBonus, pairRest: 0 } };

/** Promises a reward out of the budget of an activity. */
async function promiseReward(db: Db, activity: bigint | undefined, memberId: bigint, about: string): Promise<bigint> {
  const { id } = await db.one<{ id: bigint }>(sql`
    select (promise_reward(a, ${memberId}, ${about}, null, true)).id from activity a where id = ${activity ?? null}`);
  return id;
}

/** The stages of all processes without a model of their own, by the names of the processes. */
export async function prepareStages(gateway: TestGateway): Promise<Readonly<Record<string, Stage>>> {
  const { db, services } = gateway;
  const member = await gateway.member({ kycLevel: 4, balances: { USDT: '100000' } });
  const peer = await gateway.member();
  const device = await signIn(gateway.device(), member);
  await db.query(sql`insert into acceptor (member_id) values (${member.id})`);
  const ask = await db.one<{ id: bigint }>(sql`
    insert into purchase_ask (buyer_id, req_no, hash, asset_id, amount, price, pay_method_id, since, day_limit, orders,
      most_open, pay_within, pay_remark, promise)
    values (${member.id}, 'model', 'h', 'USDT', ${FEW_COINS}, 700, 1, app_now(), 1, 1, 1, 1, '',
      ${bonusPromise(services.config.policy, { ofMethod: false })})
    returning id`);
  let made = 0;
  const rule = { name: '', goal: 1, minAmount: 0n, reward: 1n, budget: USDT, perMember: null } as const;
  const activity = await openActivity(db, {
    ...rule,
    code: 'MODEL',
    kind: 'free',
    startsAt: fromNow(0),
    endsAt: fromNow(1),
  });
  return {
    withdrawal: {
      async make() {
        const { body } = await withdraw(device);
        const { id } = await withdrawalOf(gateway, body.billNo);
        // Signed for, so that it may go through every state.
        await db.query(sql`
          update withdrawal set attempts = 1, txid = ${`model ${id}`}, payload = 'signed' where id = ${id}`);
        return id;
      },
      read: getWithdrawal,
    },
    deposit: {
      make: async () =>
        await db.tx(async (tx) => {
          const billNo = await services.ledger.expect({
            userId: member.id,
            asset: 'USDT',
            amount: FEW_COINS,
            bizType: 101,
          });
          const { id } = await tx.one<{ id: bigint }>(sql`
            insert into deposit (protocol, txid, log_index, member_id, address, currency, raw, asset_id, amount, required,
              state, bill_no)
            values ('TRC20', ${`model ${(made += 1)}`}, 0, ${member.id}, 'T', 'USDT', ${FEW_COINS}, 'USDT', ${FEW_COINS}, 6,
              'new', ${billNo})
            returning id`);
          await depositProcess.begin(tx, id, 'see', { by: 'watcher' });
          return id;
        }),
      read: async (reader, id) =>
        await reader.one<Deposit>(sql`select ${DEPOSIT_COLUMNS} from deposit d where d.id = ${id}`),
    },
    payment: {
      make: async () => await placePaymentFor(gateway, member),
      read: getPayment,
    },
    recovery: {
      async make() {
        const { id: memberId } = await gateway.member();
        return await db.tx(async (tx) => {
          const { id } = await tx.one<{ id: bigint }>(sql`
            insert into recovery_request (member_id, kind, effective_at) values (${memberId}, 'otp', ${fromNow(0)}) returning id`);
          await recoveryProcess.begin(tx, id, 'ask', { by: 'member', due: fromNow(0) });
          return id;
        });
      },
      read: async (reader, id) =>
        await reader.one<Case<string>>(sql`select id, state from recovery_request where id = ${id}`),
    },
    kyc: {
      async make() {
        const { id: memberId } = await gateway.member();
        return await db.tx(async (tx) => {
          const { id } = await tx.one<{ id: bigint }>(sql`
            insert into kyc_case (case_no, member_id, level) values (${`model ${(made += 1)}`}, ${memberId}, 2) returning id`);
          await kycProcess.begin(tx, id, 'submit', { by: 'member' });
          return id;
        });
      },
      read: async (reader, id) => await reader.one<Case<string>>(sql`select id, state from kyc_case where id = ${id}`),
    },
    bonus: {
      // In turns: one of a pay method, and one out of the budget of an activity.
      async make() {
        if ((made += 1) % 2 === 0) return await promiseReward(db, activity, member.id, `model ${made}`);
        const billNo = await services.ledger.expect({ userId: member.id, asset: 'USDT', amount: USDT, bizType: 902 });
        await promiseMethodBonus(db, ANY_PAIR, { memberId: member.id, peerId: peer.id, billNo, amount: USDT });
        return (await db.one<{ id: bigint }>(sql`select id from bonus where bill_no = ${billNo}`)).id;
      },
      read: async (reader, id) => await reader.one<Case<string>>(sql`select id, state from bonus where id = ${id}`),
      async before(tx, id, event) {
        if (event !== 'credit') return;
        await tx.query(sql`
          select op_credit((0, ${`model ${id}`}, 'h')::ledger_key, (null, member_id, 'USDT', ${USDT}::bigint, 0, '')::money_order, 'world', 902, bill_no) from bonus
          where id = ${id} and about is null`);
      },
    },
    voucherUse: {
      async make() {
        const billNo = `model ${(made += 1)}`;
        const voucher = await giveVoucher(db, member.id, WAIVER);
        await db.query(sql`
          select lock_voucher(${member.id}, ${voucher}, ${billNo}, ${USDT}, ${today(policy)}, ${MANY_USES})`);
        return (await db.one<{ id: bigint }>(sql`select id from voucher_use where bill_no = ${billNo}`)).id;
      },
      read: async (reader, id) =>
        await reader.one<Case<string>>(sql`select id, state from voucher_use where id = ${id}`),
    },
    support: {
      async make() {
        const asker = { memberId: member.id, guest: null, language: null };
        return await db.tx(async (tx) => {
          const { id } = await createConversation(tx, asker, 'free', '');
          await supportProcess.begin(tx, id, 'open', { by: 'member' });
          return id;
        });
      },
      read: async (reader, id) =>
        await reader.one<Case<string>>(sql`select id, state from conversation where id = ${id}`),
    },
    freeze: {
      async make() {
        const { id: memberId } = await gateway.member();
        await db.tx(async (tx) => await freezeAccount(tx, memberId, 'member'));
        return (await db.one<{ id: bigint }>(sql`select id from account_freeze where member_id = ${memberId}`)).id;
      },
      read: async (reader, id) =>
        await reader.one<Case<string>>(sql`select id, state from account_freeze where id = ${id}`),
    },
    content: {
      async make() {
        const code = `model-${(made += 1)}`;
        await writeContent(db, { code, kind: 'notice', texts: { en: '# Model\n\nA model.' }, by: 'Ann' });
        return (
          await db.one<{ id: bigint }>(sql`
            select v.id from content_version v join content c on c.id = v.content_id where c.code = ${code}`)
        ).id;
      },
      read: async (reader, id) =>
        await reader.one<Case<string>>(sql`select id, state from content_version where id = ${id}`),
      // A second pair of eyes.
      async before(tx, id, event) {
        if (event !== 'publish') return;
        await tx.query(sql`
          update content_version set published_by = 'Ben', published_at = app_now() where id = ${id}`);
      },
    },
    offer: {
      make: async () =>
        await db.tx(async (tx) => {
          const due = fromNow(60_000);
          const { id } = await tx.one<{ id: bigint }>(sql`
            insert into offer (offer_no, acceptor_id, ask_id, price, middle, expires_at)
            values (${`model ${(made += 1)}`}, ${member.id}, ${ask.id}, 700, 700, ${due}) returning id`);
          await offerProcess.begin(tx, id, 'ask', { by: 'platform', due });
          return id;
        }),
      read: async (reader, id) => await reader.one<Case<string>>(sql`select id, state from offer where id = ${id}`),
    },
  };
}
