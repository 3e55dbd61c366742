import { randomUUID } from 'node:crypto';
import { createConnection } from 'node:net';
import * as v from 'valibot';
import { ApprovalNeededError, type Purpose, type Signer, SignerAwayError, SignerRefusedError } from '../port/Signer.ts';
import { answer, lineOf, LONGEST_LINE, type Question, questionOf, VERSION, WANTS_APPROVAL } from './protocol.ts';

/** A signer in a process of its own. */
export interface RemoteSigner extends Signer {
  /** Whether it answers now. */
  isUp(): Promise<boolean>;
}

/** Milliseconds. The signer asks nobody, so that an answer takes as long as the disk that it counts on. */
const PATIENCE = 5000;
const WANTED: ReadonlySet<string> = new Set(WANTS_APPROVAL);
const SIGNATURE = /^[0-9a-f]{128}0[01]$/;

type Asked<Kind extends Question['ask']> = Omit<Extract<Question, { ask: Kind }>, 'version' | 'id'>;

/**
 * Asks the signer behind a Unix domain socket. Each question has a connection of its own, so that a signer that starts again is found at
 * once.
 */
export function createRemoteSigner(socket: string, patience = PATIENCE): RemoteSigner {
  const ask = async (
    question: Asked<'health'> | Asked<'generation'> | Asked<'address'> | Asked<'sign'>,
  ): Promise<string> => {
    const id = randomUUID();
    const line = await exchange(socket, lineOf({ version: VERSION, id, ...question }), patience);
    const said = readAnswer(line);
    if (!said) throw new SignerAwayError('The signer answers with something else than its protocol.');
    if (!said.ok && said.code !== 'FAULT') throw new SignerRefusedError(said.code, said.reason);
    if (!said.ok || said.id !== id) throw new SignerAwayError('The signer could not answer. Its log says why.');
    return said.value;
  };
  return {
    address: async (network, purpose) => await ask({ ask: 'address', network, purpose: plain(purpose) }),
    async generation() {
      try {
        return Number(await ask({ ask: 'generation' }));
      } catch (error) {
        // A signer of the release before this one has one seed.
        if (error instanceof SignerRefusedError && error.code === 'BAD_REQUEST') return 0;
        throw error;
      }
    },
    async sign(request) {
      const signature = await ask({
        ask: 'sign',
        ...questionOf({ ...request, purpose: plain(request.purpose) }),
      }).catch((error: unknown) => {
        if (!(error instanceof SignerRefusedError) || !WANTED.has(error.code)) throw error;
        throw new ApprovalNeededError(error.code, error.message, request);
      });
      if (!SIGNATURE.test(signature))
        throw new SignerAwayError('The signer answers with something else than a signature.');
      return Uint8Array.from(Buffer.from(signature, 'hex'));
    },
    isUp: async () =>
      await ask({ ask: 'health' }).then(
        () => true,
        () => false,
      ),
  };
}

/** The first seed goes without saying: a signer of the release before this one knows no other. */
function plain(purpose: Purpose): Purpose {
  return purpose.kind === 'deposit' && purpose.generation === 0 ? { kind: 'deposit', index: purpose.index } : purpose;
}

function readAnswer(line: string): v.InferOutput<typeof answer> | undefined {
  try {
    const read = v.safeParse(answer, JSON.parse(line));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a line and reads one. @throws {SignerAwayError} */
async function exchange(path: string, line: string, patience: number): Promise<string> {
  return await new Promise<string>((resolve, reject) => {
    const connection = createConnection(path);
    let said = '';
    const fail = (why: string) => {
      connection.destroy();
      reject(new SignerAwayError(`The signer does not answer: ${why}.`));
    };
    connection.setEncoding('utf8').setTimeout(patience, () => fail('it takes too long'));
    connection.on('connect', () => connection.write(line));
    connection.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.name));
    connection.on('close', () => fail('it closed the connection'));
    connection.on('data', (part: string) => {
      said += part;
      const end = said.indexOf('\n');
      if (end >= 0) {
        resolve(said.slice(0, end));
        connection.destroy();
      } else if (said.length > LONGEST_LINE) fail('its answer has no end');
    });
  });
}
