import { chmodSync, rmSync, statSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { once } from 'node:events';
import { StartError } from '../config/index.ts';
import { type Answer, lineOf, LONGEST_LINE, VERSION } from '../outside/chain/remote-signer/protocol.ts';

/** The first file that systemd hands over, `sd_listen_fds(3)`. */
const HANDED_OVER = 3;
/** Milliseconds that a connection may be silent. */
const PATIENCE = 10_000;
const OWNER_ONLY = 0o600;
const WRITABLE_BY_OTHERS = 0o022;

/** The place of the socket: at a path that it makes itself, or at a socket of systemd's. */
export type Place = { readonly path: string } | { readonly handedOver: true };

/** A way to stop. */
interface Listening {
  close(): Promise<void>;
}

/** Answers the lines of each connection, one after the other. @throws {StartError} */
export async function listen(place: Place, answer: (line: string) => Promise<Answer>): Promise<Listening> {
  const open = new Set<Socket>();
  const server = createServer((connection) => {
    open.add(connection);
    connection.on('close', () => open.delete(connection));
    serve(connection, answer);
  });
  if ('path' in place) {
    assertOwnFolder(place.path);
    await removeLeftover(place.path);
    // The mask counts from the first moment on at which somebody could connect.
    const before = process.umask(0o177);
    server.listen(place.path);
    await once(server, 'listening').finally(() => process.umask(before));
    chmodSync(place.path, OWNER_ONLY);
  } else {
    server.listen({ fd: HANDED_OVER });
    await once(server, 'listening');
  }
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const connection of open) connection.destroy();
      await closed;
    },
  };
}

function serve(connection: Socket, answer: (line: string) => Promise<Answer>): void {
  let rest = '';
  let isBusy = false;
  const refuse = (reason: string) => {
    connection.write(lineOf({ version: VERSION, id: '', ok: false, code: 'BAD_REQUEST', reason }));
    connection.destroySoon();
  };
  const go = async () => {
    isBusy = true;
    // Nothing is signed for somebody who is gone.
    for (let end = rest.indexOf('\n'); end >= 0 && !connection.destroyed; end = rest.indexOf('\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 1);
      connection.write(lineOf(await answer(line)));
    }
    isBusy = false;
  };
  connection.setEncoding('utf8').setTimeout(PATIENCE, () => connection.destroy());
  connection.on('error', () => connection.destroy());
  connection.on('data', (part: string) => {
    rest += part;
    // Nothing that long is a request, so that nobody fills the memory of the process that holds the keys.
    if (rest.length > LONGEST_LINE) {
      rest = '';
      connection.removeAllListeners('data');
      refuse(`A line has at most ${LONGEST_LINE} characters.`);
    } else if (!isBusy) void go();
  });
}

/** Others who can write into the folder could put a socket of their own there. */
function assertOwnFolder(path: string): void {
  const folder = dirname(path);
  let found;
  try {
    found = statSync(folder);
  } catch (error) {
    throw new StartError(
      `The folder ${folder} of SIGNER_SOCKET cannot be read (${String((error as NodeJS.ErrnoException).code)}).`,
      {
        cause: error,
      },
    );
  }
  if (found.uid !== process.getuid?.() || (found.mode & WRITABLE_BY_OTHERS) !== 0)
    throw new StartError(
      `The folder ${folder} of SIGNER_SOCKET must belong to the user of the signer, and nobody else may write to it.`,
    );
}

/** A signer that was killed leaves its socket. One that answers is alive, and two would count apart. */
async function removeLeftover(path: string): Promise<void> {
  const isAlive = await new Promise<boolean>((resolve) => {
    const connection = createConnection(path, () => {
      connection.destroy();
      resolve(true);
    });
    connection.on('error', () => resolve(false));
  });
  if (isAlive) throw new StartError(`Another signer answers at ${path}.`);
  rmSync(path, { force: true });
}
