export { dialect, type Dialect, type TerminalType } from '../dialect.ts';
export type { CallBinding, Envelope, KeyHolder, KeyPost, KeySession } from './Envelope.ts';
export { EnvelopeError, type EnvelopeFault } from './EnvelopeError.ts';
export { fromBase64, toBase64 } from './base64.ts';
export { createEnvelopeV1, type EnvelopeV1 } from './v1/createEnvelopeV1.ts';
export { openBody, sealBody } from './v1/sealed.ts';
export { pkcs1Unpad } from './v1/pkcs1Unpad.ts';
export { readClientKey, readKeyRequest, type ServerRsa } from './v1/readKeyRequest.ts';
