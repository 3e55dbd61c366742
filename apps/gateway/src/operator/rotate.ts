import { readFileSync } from 'node:fs';
import type { Config } from '../config/index.ts';
import { RotationError } from '../house/rotation/assertAlone.ts';
import { rotateMasterKey } from '../house/rotation/rotateMasterKey.ts';
import { countLeft, rotatePepper } from '../house/rotation/rotatePepper.ts';
import { allPeppers } from '../secrets/digest.ts';
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

/** Reads a key that is not in use yet. @throws {OperatorError} */
function readNext({ secrets }: Config, file: string | undefined): Buffer {
  const next = readKeyFile(file);
  if ([secrets.masterKey, ...allPeppers(secrets), ...secrets.documentKeys].some((known) => known.equals(next)))
    throw new OperatorError('The next key is in use already. Make a new one.');
  return next;
}

const to = { about: 'the file of the next key, 32 random bytes in base64' };

export const rotateMaster: Command = {
  summary: 'Seals everything with another MASTER_KEY, all or nothing. No gateway may run; start them with the new key.',
  usage: '--to FILE',
  options: { to },
  async run({ db, config }, { values, say }) {
    const next = readNext(config, values['to']);
    const { masterKey } = config.secrets;
    const sealed = await plainly(RotationError, async () => await rotateMasterKey(db, masterKey, next));
    say(`${sealed} values are sealed with the next key. Set MASTER_KEY to it now.`);
    return 0;
  },
};

export const rotatePepperTo: Command = {
  summary: 'Begins another PEPPER, all or nothing. No gateway may run; start them with the new one before the old one.',
  usage: '--to FILE',
  options: { to },
  async run({ db, config }, { values, say }) {
    const next = readNext(config, values['to']);
    const made = await plainly(RotationError, async () => await rotatePepper(db, config, next));
    say(
      `${made} digests are made again. Put the next pepper before the present one in PEPPER now, with a comma between.`,
    );
    return 0;
  },
};

export const rotateStatus: Command = {
  summary: 'Counts the secrets of members that fit an earlier PEPPER only.',
  usage: '',
  options: {},
  async run({ db, config }, { say }) {
    if (allPeppers(config.secrets).length === 1) {
      say('PEPPER names the present one alone, so nothing of before fits.');
      return 0;
    }
    const { paymentPasswords, recoveryCodes } = await countLeft(db, config);
    say(`payment passwords: ${paymentPasswords}`);
    say(`recovery codes: ${recoveryCodes}`);
    return 0;
  },
};
