import { dialect } from '../../dialect.ts';
import type { EnvelopeV1 } from './createEnvelopeV1.ts';

/** Loads version 1 when something needs it: an application with version 2 never loads its ciphers. */
export async function loadEnvelopeV1(
  paths: { serverKey: string; sessionKey: string } = dialect.exchangePaths,
): Promise<EnvelopeV1> {
  const { createEnvelopeV1 } = await import('./createEnvelopeV1.ts');
  return createEnvelopeV1(paths);
}
