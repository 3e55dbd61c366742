/**
 * Response codes with their own meaning, and the client's action for each. The words are the application's. `*` means
 * every code not listed; `HTTP 400` means that status, whatever the body says.
 */
export const RESPONSE_CODES = [
  { code: '0000', action: 'success' },
  { code: '6666', action: 'logout', reason: 'timeout' },
  { code: '7777', action: 'logout', reason: 'timeout' },
  { code: '1005', action: 'logout', reason: 'timeout' },
  { code: '10006', action: 'logout', reason: 'expired' },
  { code: '400002', action: 'rekey' },
  { code: '400003', action: 'rekey' },
  { code: 'HTTP 400', action: 'rekey' },
  { code: '2222', action: 'silent' },
  { code: '3025', action: 'code-only' },
  { code: '1049', action: 'hand-over' },
  { code: '1042', action: 'hand-over' },
  { code: '8001004', action: 'message', seconds: 5 },
  { code: '8001005', action: 'message', seconds: 5 },
  { code: '6014', action: 'message', seconds: 3 },
  { code: '*', action: 'message', seconds: 5 },
] as const;

/** A response code with its own meaning. */
export type ResponseCode = Exclude<(typeof RESPONSE_CODES)[number]['code'], '*'>;
