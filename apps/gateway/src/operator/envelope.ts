import { writePins } from '@ezwallet/api-client/envelope-v2';
import { addSigningKey, readSigningKeys, retireSigningKey } from '../server/envelope/signingKeys.ts';
import { type Command, OperatorError } from './Command.ts';

export const envelopeList: Command = {
  summary: 'Lists the pins of the keys that sign exchanges of envelope version 2, newest first.',
  usage: '',
  options: {},
  async run({ db, config }, { say }) {
    for (const key of await readSigningKeys(db, config.secrets.masterKey)) say(writePins([key]));
    return 0;
  },
};

export const envelopeAdd: Command = {
  summary: 'Makes the next key. Build it into apps beside the present one, and retire that one when they are out.',
  usage: '',
  options: {},
  async run({ db, config }, { say }) {
    const key = await addSigningKey(db, config.secrets.masterKey);
    if (!key) throw new OperatorError('There are two keys already. Retire one first.');
    say(writePins([key]));
    return 0;
  },
};

export const envelopeRetire: Command = {
  summary: 'Retires a key. Apps that know no other one load themselves again.',
  usage: 'KID',
  options: {},
  async run({ db }, { positionals: [kid], say }) {
    if (kid === undefined) throw new OperatorError('Give the id of a key. `envelope list` shows them.');
    if (!(await retireSigningKey(db, kid)))
      throw new OperatorError(`${kid} is no valid key, or it is the last one. Add the next one first.`);
    say(`${kid} is retired. Processes learn of it within a minute.`);
    return 0;
  },
};
