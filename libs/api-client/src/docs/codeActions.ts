import { decide, RESPONSE_CODES } from '../codes/index.ts';

/** The reaction of a client to a response code. */
export interface CodeAction {
  readonly code: string;
  readonly action: string;
  readonly reason?: string;
  /** How long a message is visible. */
  readonly seconds?: number;
}

/** The catalogue of response codes, as {@link decide} acts on it; `any other` stands for the codes not listed. */
export function codeActions(): CodeAction[] {
  return RESPONSE_CODES.map(({ code, action }) => {
    const status = code === 'HTTP 400' ? 400 : 200;
    const decision = decide({ status, head: { code } }, action === 'hand-over' ? { handOver: [code] } : {});
    return {
      code: code === '*' ? 'any other' : code,
      action: decision.kind,
      ...('reason' in decision ? { reason: decision.reason } : {}),
      ...('seconds' in decision ? { seconds: decision.seconds } : {}),
    };
  });
}
