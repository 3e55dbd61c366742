import { readFileSync } from 'node:fs';
import { rotateMasterKey, RotationError } from '../house/rotation/rotateMasterKey.ts';
import { type Command, OperatorError, plainly } from './Command.ts';

const KEY_BYTES = 32;

/** Reads a key from a file that only its owner needs to see. @throws {OperatorError} without a word of it */
function readKeyFile(file: string | undefined): Buffer {
  if (file === undefined) throw new OperatorError('Name the file of the next key: openssl rand -base64 32 > FILE');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${String((error as NodeJS.ErrnoException).code)}.`);
  }
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new OperatorError(`${file} must hold ${KEY_BYTES} random bytes in base64.`);
  return key;
}

export const rotateMaster: Command = {
  summary: 'Seals everything with another MASTER_KEY, all or nothing. No gateway may run; start them with the new key.',
  usage: '--to FILE',
  options: { to: { about: 'the file of the next key, 32 random bytes in base64' } },
  async run({ db, config }, { values, say }) {
    const next = readKeyFile(values['to']);
    const { masterKey, pepper, documentKeys } = config.secrets;
    if ([masterKey, pepper, ...documentKeys].some((known) => known.equals(next)))
      throw new OperatorError('The next key is in use already. Make a new one.');
    const sealed = await plainly(RotationError, async () => await rotateMasterKey(db, masterKey, next));
    say(`${sealed} values are sealed with the next key. Set MASTER_KEY to it now.`);
    return 0;
  },
};
