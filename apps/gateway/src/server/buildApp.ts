import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { contract, type Endpoint } from '@ezwallet/api-client/contract';
import { dialect } from '@ezwallet/api-client/envelope';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { contentRoutes } from '../house/content/contentRoutes.ts';
import { merchantRoutes } from '../money/cashier/merchantRoutes.ts';
import { DatabaseUnavailable, isBusy } from '../db/index.ts';
import { Drain } from './Drain.ts';
import { handlers } from './handlers.ts';
import { sandboxRoutes } from '../sandbox/sandboxRoutes.ts';
import { answerKeyFault } from './envelope/bodies.ts';
import { ApiFailure } from '../call/ApiFailure.ts';
import { createWindowCounter } from '../call/WindowCounter.ts';
import { createKeySessions } from './envelope/KeySessions.ts';
import { keyExchange } from './envelope/keyExchange.ts';
import { offerExchange } from './envelope/offerExchange.ts';
import { createServerKeys } from './envelope/serverKeys.ts';
import { createSigningKeys } from './envelope/signingKeys.ts';
import { type FormRoute, formRoutes } from './form/formRoutes.ts';
import { replyRoute } from '../access/sms-replies/replyRoute.ts';
import { health, HEALTH_PATH, healthOf } from './health.ts';
import { hostGuard, isCall, originGuard } from './browser-guards.ts';
import { createMetrics } from './metrics/Metrics.ts';
import { refuseAddress, refuseConnection } from './refuse-unrouted.ts';
import { securityHeaders } from './security-headers.ts';
import { type AnyHandler, serveCall } from './serveCall.ts';
import type { Services } from '../call/Services.ts';
import { staticWallet } from './staticWallet.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/** Under which name log lines carry the id of their request. */
const QID = 'qid';
const MAX_HEADER_BYTES = 8192;
const LOOK_EVERY = 1000;
const RETRY_SECONDS = '1';
/** Addresses counted at the same time; with more, the counts of the oldest start again at zero. */
const MAX_ADDRESSES = 100_000;

const LOGOUT = dialect.basePath + contract.user.logout.path;
/** The largest picture in base64 within JSON, sealed, in base64 again. */
const SEALED_FILE_BYTES = Math.ceil((dialect.limits.imageBytes * 16) / 9) + dialect.limits.bodyBytes;

const notServed: AnyHandler = () => Promise.reject(new ApiFailure('NO_THIS_METHOD'));

/** One line for each request, when it is answered. */
class OneLineLog extends LogController {
  readonly #plain: Services['log'];

  constructor(log: Services['log']) {
    super({ requestIdLogLabel: QID });
    // The serializers build these lines from four facts that are never secret. To search each line for secrets takes 20 µs.
    this.#plain = log.child({}, { redact: [] });
  }

  override incomingRequest(): void {
    // Its facts are in the line of the answer.
  }

  override requestCompleted(err: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    // A load balancer asks every few seconds. The answer says what is wrong, and the log says so where it happens.
    if (!err && request.routeOptions.url === HEALTH_PATH) return;
    const facts = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (err) reply.log.error({ ...facts, err }, 'request errored');
    else this.#plain.info({ [QID]: request.id, ...facts }, 'request completed');
  }
}

/** Whether a newer release has taken the database, which explains an error of it. */
export type Explains = (error: unknown) => Promise<boolean>;

/**
 * Builds the HTTP face of a gateway; call `listen` or `inject` on it.
 * @param drain tells when the process is about to end
 * @param metrics counts the calls
 * @param isOfNewer tells errors that a newer release on the database makes
 */
export async function buildApp(
  services: Services,
  drain = new Drain(),
  metrics = createMetrics(services.config.version),
  isOfNewer: Explains = () => Promise.resolve(false),
): Promise<FastifyInstance> {
  const { config, db, log, clock } = services;
  const headers = securityHeaders(config);
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: dialect.limits.callBytes,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    requestTimeout: config.policy.http.requestTimeout,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: config.policy.http.headersTimeout,
      // Node looks for slow clients only so often: by default each half minute, whatever the timeout is.
      connectionsCheckingInterval: Math.min(LOOK_EVERY, config.policy.http.headersTimeout),
    },
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply, headers),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, headers),
    // The caller's id of the attempt, so that both sides' logs can be laid side by side.
    genReqId: ({ headers }) => {
      const qid = headers[dialect.headers.requestId];
      return typeof qid === 'string' && UUID.test(qid) ? qid : randomUUID();
    },
    logController: new OneLineLog(log),
    forceCloseConnections: 'idle',
  });

  drain.watch(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error.statusCode === 429) return await reply.code(429).send({ message: 'Too many requests.' });
    const isUnavailable = error instanceof DatabaseUnavailable || isBusy(error) || (await isOfNewer(error));
    const status = isUnavailable ? 503 : (error.statusCode ?? 500);
    if (status < 500 && isCall(request)) {
      // A body that cannot even be read counts as one that cannot be opened.
      return await answerKeyFault(reply, '400003', clock.now());
    }
    // Never a word about keys here: that would make the caller drop keys that are good.
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (isUnavailable) reply.header('retry-after', RETRY_SECONDS);
    return await reply.code(status).send({ message: 'The request failed.', qid: request.id });
  });

  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    reply.headers(headers);
    // The app clears its own storage and keeps settings there. Pages that the browser remembers are not the app's to clear.
    if (routeOptions.url === LOGOUT) reply.header('clear-site-data', '"cache"');
  });
  hostGuard(app, config);

  const { requests } = config.policy.flood;
  // The library counts an IPv6 address by its network of 64 bits, because one subscriber has all of them.
  await app.register(rateLimit, {
    max: requests.points,
    timeWindow: requests.window,
    cache: MAX_ADDRESSES,
    // A first visit is some sixty files, which cost next to nothing.
    allowList: ({ url }) => url.startsWith('/assets/'),
  });
  const windows = createWindowCounter(app);
  originGuard(app, config);

  const keys = createKeySessions(services);
  keyExchange(
    app,
    services,
    windows,
    keys,
    await createServerKeys(db, config.secrets.masterKey, config.policy.keySession),
  );
  const signingKeys = await createSigningKeys(db, config.secrets.masterKey);
  offerExchange(app, services, windows, keys, signingKeys);
  const forms: FormRoute[] = [];
  for (const [area, endpoints] of Object.entries(contract)) {
    // The areas' types bind each handler to its own endpoint; here they are all alike.
    const served = (handlers as Partial<Record<string, Record<string, AnyHandler>>>)[area] ?? {};
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const bodyLimit = endpoint.upload === 'sealed' ? SEALED_FILE_BYTES : dialect.limits.callBytes;
      const serve = serveCall(
        { services, windows, keys, drain, metrics, isOfNewer },
        `${area}.${name}`,
        endpoint,
        served[name] ?? notServed,
      );
      if (endpoint.upload === 'form') forms.push({ path: endpoint.path, serve });
      else app.post(dialect.basePath + endpoint.path, { bodyLimit }, serve);
    }
  }
  formRoutes(app, forms);
  merchantRoutes(app, services, windows, () => drain.isOn);
  replyRoute(app, services);
  contentRoutes(app, services);
  health(app, healthOf(services, drain));
  if (config.sandbox) sandboxRoutes(app, services);
  await staticWallet(app, config, signingKeys);
  return app;
}
