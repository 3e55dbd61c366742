/** The embedded server cannot run here; the message says why. */
export class EmbeddedServerError extends Error {
  override readonly name = 'EmbeddedServerError';
}
