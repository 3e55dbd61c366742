import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/index.ts';

/** Names under which a secret could ever be logged; bodies are not logged at all. */
const SECRET_FIELDS = [
  's0',
  's1',
  'token',
  'password',
  'newPassword',
  'oldPassword',
  'loginPassword',
  'payPassTicket',
  'captchaTicket',
  'preToken',
  'verifyCode',
  'code_value',
  'biometricsCode',
  'idNo',
  'cardNo',
  'authorization',
  'cookie',
];
const STDERR = 2;

/** One JSON object a line on standard error; control characters are escaped by JSON itself. */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = standardError(),
): Logger {
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
      serializers: {
        err: errorFacts,
        req: (request: { method: string; routeOptions?: { url?: string }; ip: string }) => ({
          method: request.method,
          // The route, never the address: older clients put the token into the path.
          route: request.routeOptions?.url ?? 'none',
          ip: request.ip,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    destination,
  );
}

/** A log that nobody can read any more, such as that of a closed terminal, does not end the process. */
function standardError(): DestinationStream {
  const stream = pino.destination({ dest: STDERR, sync: true });
  stream.on('error', () => undefined);
  return stream;
}

/** The fields that help to find a fault. Leaves out a database error's detail, because it quotes the row. */
function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const { code, constraint, table, routine } = error as {
    code?: unknown;
    constraint?: unknown;
    table?: unknown;
    routine?: unknown;
  };
  const facts = { name, message, stack, code, constraint, table, routine };
  return cause === undefined ? facts : { ...facts, cause: errorFacts(cause) };
}
