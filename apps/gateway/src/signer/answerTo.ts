import type { Logger } from 'pino';
import * as v from 'valibot';
import { normalAddress } from '../outside/chain/port/notation.ts';
import type { Signer, SigningRequest } from '../outside/chain/port/Signer.ts';
import {
  type Answer,
  type Refusal,
  request,
  type Request,
  requestOf,
  VERSION,
} from '../outside/chain/remote-signer/protocol.ts';
import { type Court, judge } from './judge.ts';
import { RefusedError } from './RefusedError.ts';

/** A signer that answers lines. */
export interface Bench extends Court {
  readonly keys: Signer;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

const anyRequest = v.object({ version: v.optional(v.unknown()), id: v.optional(v.string(), '') });

/** Answers a line. Nothing that it holds makes this throw. */
export async function answerTo(bench: Bench, line: string): Promise<Answer> {
  const said = v.safeParse(anyRequest, parsed(line));
  if (!said.success) return refuse('', 'BAD_REQUEST', 'A request is one JSON object a line.');
  const id = said.output.id.slice(0, 200);
  if (said.output.version !== VERSION) return refuse(id, 'UNKNOWN_VERSION', `This signer talks version ${VERSION}.`);
  const read = v.safeParse(request, parsed(line));
  if (!read.success) {
    const place = v.getDotPath(read.issues[0]) ?? 'its top';
    return refuse(id, 'BAD_REQUEST', `The request is not what the protocol says, at ${place}.`);
  }
  try {
    return { version: VERSION, id, ok: true, value: await valueOf(bench, read.output) };
  } catch (error) {
    if (error instanceof RefusedError) {
      const { code, message } = error;
      bench.log.warn({ event: 'refused', code, ...factsOf(read.output) }, message);
      return refuse(id, code, message);
    }
    bench.log.error({ event: 'fault', err: error }, 'a request was not answered');
    return refuse(id, 'FAULT', 'The log of the signer says why.');
  }
}

async function valueOf(bench: Bench, asked: Request): Promise<string> {
  const { keys, limits, log } = bench;
  if (asked.ask === 'health') return [...limits.keys()].join(',');
  if (asked.ask === 'generation') return String(await keys.generation());
  if (asked.ask === 'address') return await addressOf(keys, asked);
  const wanted = withWallet(requestOf(asked));
  const { fee } = await judge(bench, wanted);
  const signature = await keys.sign(wanted);
  log.info({ event: 'signed', ...factsOf(asked), fee: String(fee) }, 'signed');
  return Buffer.from(signature).toString('hex');
}

/** A gateway that has not heard of another wallet yet pays from the one that it knows. */
function withWallet(request: SigningRequest): SigningRequest {
  const { network, purpose, from } = request;
  return purpose.kind === 'hot'
    ? { ...request, purpose: { kind: 'hot', address: normalAddress(network, from) } }
    : request;
}

async function addressOf(keys: Signer, { network, purpose }: Request & { ask: 'address' }): Promise<string> {
  try {
    return await keys.address(network, purpose);
  } catch (error) {
    const isKnown = purpose.kind === 'hot' ? purpose.address !== undefined : purpose.generation !== undefined;
    if (error instanceof RangeError) throw new RefusedError(isKnown ? 'NOT_OUR_KEY' : 'UNKNOWN_NETWORK', error.message);
    throw error;
  }
}

/** The facts of a request for the log. */
function factsOf(asked: Request) {
  if (asked.ask !== 'sign') return { ask: asked.ask };
  const { network, purpose, from, intent, approval } = asked;
  return {
    network,
    purpose,
    from,
    intent: { ...intent, raw: String(intent.raw) },
    ...(approval && { approval: approval.id, by: approval.signatures.map(({ by }) => by) }),
  };
}

const refuse = (id: string, code: Refusal, reason: string): Answer => ({
  version: VERSION,
  id,
  ok: false,
  code,
  reason,
});

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
