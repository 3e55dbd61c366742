import type { Decision, Head } from './Decision.ts';
import { RESPONSE_CODES } from './responseCodes.ts';

type Rule = (typeof RESPONSE_CODES)[number];

const RULES: ReadonlyMap<string, Rule> = new Map(RESPONSE_CODES.map((rule) => [rule.code, rule]));

/** An answer as received: HTTP status, and head and body if they are readable. */
export interface Answer {
  readonly status: number;
  readonly head?: Head | undefined;
  readonly body?: unknown;
}

/** What an endpoint declares about its codes. */
export interface CodeFlags {
  /** Codes whose message is suppressed, because the screen shows its own or none. `true` means every code. */
  readonly quiet?: true | readonly string[] | undefined;
  /** Codes the screen handles itself. */
  readonly handOver?: readonly string[] | undefined;
}

/** The server's own text: `msg` of the body (or the body, if it is text) before the head's message. */
function wordsOf({ head, body }: Answer): string | undefined {
  const msg = typeof body === 'object' && body !== null ? (body as { msg?: unknown }).msg : body;
  return (typeof msg === 'string' && msg) || head?.message || undefined;
}

function isQuiet(code: string, { quiet }: CodeFlags): boolean {
  return quiet === true || (quiet?.includes(code) ?? false);
}

/**
 * Decides what to do about an answer.
 * An unknown code gives a message with the server's text for 5 seconds. `1049` and `1042` go to the screen only where
 * the endpoint asks for it.
 *
 * @example
 * decide({ status: 200, head: { code: '10006' } }); // { kind: 'logout', code: '10006', reason: 'expired' }
 */
export function decide(answer: Answer, flags: CodeFlags = {}): Decision {
  const code = answer.status === 400 ? 'HTTP 400' : (answer.head?.code ?? `HTTP ${answer.status}`);
  const rule = RULES.get(code);
  switch (rule?.action) {
    case 'success':
      return answer.status < 300 ? { kind: 'success' } : refuse(`HTTP ${answer.status}`, undefined, answer, flags);
    case 'logout':
      return { kind: 'logout', code, reason: rule.reason };
    case 'rekey':
      return { kind: 'rekey', code };
    case 'silent':
      return { kind: 'silent', code };
    case 'code-only':
      return { kind: 'codeOnly', code };
    case 'hand-over':
    case 'message':
    case undefined:
      return refuse(code, rule, answer, flags);
  }
}

function refuse(code: string, rule: Rule | undefined, answer: Answer, flags: CodeFlags): Decision {
  if (answer.head && flags.handOver?.includes(code)) return { kind: 'handOver', code, head: answer.head };
  if (isQuiet(code, flags)) return { kind: 'codeOnly', code };
  const text = wordsOf(answer);
  const seconds = rule && 'seconds' in rule ? rule.seconds : 5;
  return { kind: 'message', code, seconds, ...(text === undefined ? {} : { text }) };
}
