import { StartError } from '../../config/index.ts';

/** The embedded server cannot run here; the message says why and names the way out. */
export class EmbeddedServerError extends StartError {
  override readonly name = 'EmbeddedServerError';

  constructor(why: string, options?: ErrorOptions) {
    super(`${why}\nOr set DATABASE_URL to a PostgreSQL server (15 to 18): the embedded one is then not used.`, options);
  }
}
