import { StartError } from '../config/index.ts';
import { EmbeddedServerError } from '../embedded-postgres/EmbeddedServerError.ts';
import {
  type EmbeddedOptions,
  type EmbeddedServer,
  startEmbedded as start,
} from '../embedded-postgres/startEmbedded.ts';

export type { EmbeddedServer, EmbeddedStep } from '../embedded-postgres/startEmbedded.ts';
export type { ServerEvent } from '../embedded-postgres/superviseServer.ts';

/** A cluster keeps the name that it began with, so it never changes. */
const NAME = 'ezwallet';

/** Starts the gateway's own PostgreSQL server. @throws {StartError} that names the settings which help */
export async function startEmbedded(options: Omit<EmbeddedOptions, 'name'>): Promise<EmbeddedServer> {
  try {
    return await start({ name: NAME, ...options });
  } catch (error) {
    if (!(error instanceof EmbeddedServerError)) throw error;
    throw new StartError(
      `${error.message}\nSet DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server (15 to 18): the embedded one is then not used.`,
      { cause: error },
    );
  }
}
