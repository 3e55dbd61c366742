import type { Code } from '@ezwallet/api-client/codes';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApiFailure } from '../../call/ApiFailure.ts';
import { takeJson } from '../../call/json-body.ts';
import type { Services } from '../../call/Services.ts';
import type { WindowCounter } from '../../call/WindowCounter.ts';
import { isSameDigest } from '../../secrets/digest.ts';
import { findPaymentByNumber, type MerchantPaymentRecord } from './payments.ts';
import { closePayment } from './process.ts';
import { findMerchant, type Merchant } from './Merchant.ts';
import { nameRequest, placeRequest, refundRequest, type SignedFields, signFields } from './merchant-requests.ts';
import { merchantView } from './views.ts';
import { listNotices } from './notices.ts';
import { placePayment } from './placePayment.ts';
import { refundPayment } from './refunds.ts';

/** Where merchants' servers call. */
export const MERCHANT_PATHS = {
  place: '/merchant-api/payments',
  query: '/merchant-api/payments/query',
  close: '/merchant-api/payments/close',
  refund: '/merchant-api/payments/refund',
  notices: '/merchant-api/payments/notices',
} as const;

interface MerchantServices extends Services {
  /** The path that the request came to, which its signature covers. */
  readonly path: string;
  /** Counts this call under a key. @returns milliseconds to wait when the limit is exceeded, else 0 */
  countCall(key: string): Promise<number>;
}

type Call = (services: MerchantServices, body: unknown) => Promise<object>;

/**
 * The calls of merchants' servers: signed JSON over TLS, outside the envelope, which is for people's devices. They
 * answer `{head: {code, message, serverTime}, body}` like all others.
 * @param isEnding whether the process is about to end, so that no call may begin
 */
export function merchantRoutes(
  app: FastifyInstance,
  services: Services,
  windows: WindowCounter,
  isEnding: () => boolean,
): void {
  void app.register(async (scope) => {
    takeJson(scope);
    for (const [path, call] of Object.entries(CALLS)) {
      scope.post(path, async (request, reply) => {
        const countCall = (key: string) => windows.hit(request, key, services.config.policy.cashier.rate);
        const { code, body } = isEnding()
          ? { code: 'TRY_AGAIN_LATER', body: null }
          : await answerOf({ ...services, path, countCall }, call, request.body);
        request.log.info({ code }, 'a merchant called');
        const head = { code, message: code === '0000' ? '' : code, serverTime: services.clock.now() };
        return await reply.header('cache-control', 'no-store').send({ head, body });
      });
    }
  });
}

const CALLS: Readonly<Record<string, Call>> = {
  async [MERCHANT_PATHS.place](services, body) {
    const request = readRequest(placeRequest, body);
    return await placePayment(services, await authenticate(services, request), request);
  },
  async [MERCHANT_PATHS.query](services, body) {
    const { payment } = await readNamed(services, nameRequest, body);
    return await merchantView(services, payment);
  },
  async [MERCHANT_PATHS.close](services, body) {
    const { payment } = await readNamed(services, nameRequest, body);
    return await merchantView(services, await closePayment(services.db, payment.id));
  },
  async [MERCHANT_PATHS.refund](services, body) {
    const { payment, request } = await readNamed(services, refundRequest, body);
    return await merchantView(services, await refundPayment(services.db, payment.id, request));
  },
  async [MERCHANT_PATHS.notices](services, body) {
    const { payment } = await readNamed(services, nameRequest, body);
    return { list: await listNotices(services.db, payment.id) };
  },
};

async function answerOf(services: MerchantServices, call: Call, body: unknown): Promise<{ code: Code; body: unknown }> {
  try {
    return { code: '0000', body: await call(services, body) };
  } catch (error) {
    if (error instanceof ApiFailure) return { code: error.code, body: error.body };
    throw error;
  }
}

function readRequest<const Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const input = v.safeParse(schema, body);
  if (input.success) return input.output;
  const fields = [...new Set(input.issues.flatMap(({ path }) => (path?.[0] ? [String(path[0].key)] : [])))];
  throw new ApiFailure('ARGS_INVALID', { fields });
}

type NameRequest = v.InferOutput<typeof nameRequest>;

/** A payment that a request names, for a merchant's server that signed it just now. */
async function readNamed<Request extends NameRequest>(
  services: MerchantServices,
  schema: v.GenericSchema<unknown, Request>,
  body: unknown,
): Promise<{ readonly payment: MerchantPaymentRecord; readonly request: Request }> {
  const request = readRequest(schema, body);
  const { memberId } = await authenticate(services, request);
  const { clock, config, db } = services;
  if (Math.abs(clock.now() - request.time) > config.policy.cashier.clockSkew) throw new ApiFailure('TIME_INVALID');
  const payment = await findPaymentByNumber(db, memberId, request.outTradeNo);
  if (!payment) throw new ApiFailure('ORDER_NOT_FOUND');
  return { payment, request };
}

/** Takes the place of a secret where there is no merchant, so that both answers take the same work. */
const NO_SECRET = Buffer.alloc(32);

/** @throws {ApiFailure} `SIGN_INVALID` also for a merchant who is not there, `REQUEST_TOO_FREQUENT` `{retryAfter}` in seconds */
async function authenticate(
  services: MerchantServices,
  request: Pick<NameRequest, 'merchantNo' | 'sign'>,
): Promise<Merchant> {
  const merchant = await findMerchant(services, request.merchantNo);
  const given = Buffer.from(request.sign, 'hex');
  const isSignedWith = (secret: Buffer | undefined): boolean => {
    const sign = signFields(secret ?? NO_SECRET, { method: 'POST', path: services.path }, request as SignedFields);
    return isSameDigest(Buffer.from(sign, 'hex'), given);
  };
  const isSigned = [isSignedWith(merchant?.secret), isSignedWith(merchant?.nextSecret)].includes(true);
  if (!merchant || !isSigned) throw new ApiFailure('SIGN_INVALID');
  const wait = await services.countCall(`merchant ${merchant.merchantNo}`);
  if (wait > 0) throw new ApiFailure('REQUEST_TOO_FREQUENT', { retryAfter: Math.ceil(wait / 1000) });
  return merchant;
}
