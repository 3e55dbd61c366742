import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import type { BillNote } from '@ezwallet/api-client/contract';
import { checkUserNumber } from '@ezwallet/validators';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiFailure } from '../call/ApiFailure.ts';
import { takeJson } from '../call/json-body.ts';
import { admit } from '../call/Outcome.ts';
import type { Services } from '../call/Services.ts';
import { ASSETS } from '../assets/catalogue.ts';
import { readAmount } from '../assets/amounts.ts';
import { packageRoot } from '../config/index.ts';
import { type Db, sql } from '../db/index.ts';
import { findByUserNo } from '../people/members/members.ts';
import { DEMO_ACCOUNTS, DEMO_AREA_CODE } from './accounts.ts';
import { askPayment } from './merchant.ts';
import { listAuthenticators } from './authenticators.ts';
import { readClock, skipAhead } from './clock-calls.ts';
import { changeSignIn } from './sign-in-calls.ts';
import { sendSms } from './sms-calls.ts';
import { changeBehaviour, listPeople } from './people-calls.ts';
import { changeReviews, listReviews } from './reviews.ts';
import { listChains, mineOnChain, reorganiseChain, sendOnChain } from './chain-calls.ts';
import { giveBacked } from './house.ts';
import { SANDBOX_PATHS } from '../config/sandboxPaths.ts';
import { type MerchantAnswer, SampleShop } from './SampleShop.ts';

const FILES = {
  [SANDBOX_PATHS.page]: { name: 'index.html', type: 'text/html; charset=utf-8' },
  [`${SANDBOX_PATHS.page}/sandbox.css`]: { name: 'sandbox.css', type: 'text/css; charset=utf-8' },
  [SANDBOX_PATHS.shop]: { name: 'shop.html', type: 'text/html; charset=utf-8' },
  ...Object.fromEntries(
    ['page.js', 'sandbox.js', 'trading.js', 'reviews.js', 'authenticators.js', 'shop.js'].map((name) => [
      `${SANDBOX_PATHS.page}/${name}`,
      { name, type: 'text/javascript; charset=utf-8' },
    ]),
  ),
} as const;
const SHOWN = 50;

const faucetRequest = v.strictObject({
  userNo: v.pipe(v.string(), v.maxLength(7)),
  currency: v.pipe(v.string(), v.maxLength(10)),
  amount: v.pipe(v.string(), v.maxLength(32)),
});

/** Adds the page of the sandbox and its calls. Outside the sandbox these paths do not exist. */
export function sandboxRoutes(app: FastifyInstance, services: Services): void {
  const dir = join(packageRoot(), 'public/sandbox');
  for (const [path, { name, type }] of Object.entries(FILES)) {
    app.get(
      path,
      async (_request, reply) =>
        await reply
          .type(type)
          .header('cache-control', 'no-cache')
          .send(readFileSync(join(dir, name))),
    );
  }

  app.get(
    SANDBOX_PATHS.outbox,
    async (_request, reply) => await fresh(reply).send({ list: await readOutbox(services.db) }),
  );

  app.get(SANDBOX_PATHS.people, async (_request, reply) => await fresh(reply).send(await listPeople(services)));

  app.get(SANDBOX_PATHS.reviews, async (_request, reply) => await fresh(reply).send(await listReviews(services)));

  app.get(
    SANDBOX_PATHS.authenticators,
    async (_request, reply) => await fresh(reply).send(await listAuthenticators(services)),
  );

  app.get(SANDBOX_PATHS.clock, async (_request, reply) => await fresh(reply).send(await readClock(services)));

  app.get(SANDBOX_PATHS.chains, async (_request, reply) => await fresh(reply).send(await listChains(services)));

  app.get(SANDBOX_PATHS.accounts, async (_request, reply) => {
    const accounts = DEMO_ACCOUNTS.map(({ role, phone, password, paymentPassword, nickName, userNo }) => ({
      role,
      areaCode: DEMO_AREA_CODE,
      phone,
      password,
      paymentPassword,
      nickName,
      userNo,
    }));
    return await fresh(reply).send({ accounts, currencies: [...ASSETS.keys()] });
  });

  const shop = new SampleShop(services, async (path, body) => {
    const { payload } = await app.inject({ method: 'POST', url: path, payload: body, headers: { host: 'localhost' } });
    return JSON.parse(payload) as MerchantAnswer;
  });
  app.get(SANDBOX_PATHS.shopOrders, async (_request, reply) => await fresh(reply).send({ list: await shop.list() }));
  const calls: typeof CALLS = {
    ...CALLS,
    [SANDBOX_PATHS.shopOrders]: async (_services, body) => await shop.order(body),
    [SANDBOX_PATHS.shopRefund]: async (_services, body) => await shop.refund(body),
  };

  // Only these calls take JSON. The API takes sealed text.
  void app.register(async (scope) => {
    takeJson(scope);
    scope.post(SANDBOX_PATHS.shopNotice, async (request, reply) => {
      const isGenuine = await shop.takeNotice(request.body);
      return await reply.code(isGenuine ? 204 : 401).send();
    });
    for (const [path, call] of Object.entries(calls)) {
      scope.post(path, async (request, reply) => {
        if (!isOwnPage(request)) return await reply.code(403).send({ code: 'NO_RIGHTS' });
        try {
          return await fresh(reply).send(await call(services, request.body));
        } catch (error) {
          if (!(error instanceof ApiFailure)) throw error;
          return await reply.code(422).send({ code: error.code });
        }
      });
    }
  });
}

const CALLS: Readonly<Record<string, (services: Services, body: unknown) => Promise<object>>> = {
  [SANDBOX_PATHS.faucet]: giveMoney,
  [SANDBOX_PATHS.send]: sendOnChain,
  [SANDBOX_PATHS.mine]: mineOnChain,
  [SANDBOX_PATHS.reorganise]: reorganiseChain,
  [SANDBOX_PATHS.payment]: askPayment,
  [SANDBOX_PATHS.people]: changeBehaviour,
  [SANDBOX_PATHS.signIn]: changeSignIn,
  [SANDBOX_PATHS.sms]: sendSms,
  [SANDBOX_PATHS.reviews]: changeReviews,
  [SANDBOX_PATHS.skip]: skipAhead,
};

async function giveMoney({ db, ledger, simulators }: Services, body: unknown): Promise<{ billNo: string }> {
  const input = v.safeParse(faucetRequest, body);
  if (!input.success) throw new ApiFailure('ARGS_INVALID');
  const userNo = checkUserNumber(input.output.userNo);
  const member = userNo.ok ? await findByUserNo(db, userNo.value) : undefined;
  if (!member) throw new ApiFailure('USER_NOT_FOUND');
  const { asset, minor } = admit(await readAmount(ledger, input.output.currency, input.output.amount));
  const remark: BillNote = 'FAUCET';
  const command = { actor: 0n, key: `faucet:${randomUUID()}`, to: member.id, asset, amount: minor, remark };
  const result = await db.tx((tx) => giveBacked(tx, simulators, command));
  if (!result.ok) throw new ApiFailure(result.code);
  return { billNo: result.billNo };
}

async function readOutbox(db: Db) {
  const rows = await db.query<{ id: bigint; channel: string; target: string; body: string; created_at: number }>(sql`
    select id, channel, target, body, created_at from outbox_message order by id desc limit ${SHOWN}`);
  return rows.map(({ id, created_at: createdAt, ...row }) => ({ id: String(id), ...row, createdAt }));
}

/** Refuses pages of other origins. Programs send no origin, and a browser always sends one. */
function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

function fresh(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}
