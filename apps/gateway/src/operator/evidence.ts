import { open, stat, writeFile } from 'node:fs/promises';
import { bytesOfFile } from '../people/uploads/bytes.ts';
import { faultsOfPack } from '../trade/evidence/evidence-pack.ts';
import { publicHouseKey } from '../trade/evidence/house-key.ts';
import { packEvidence } from '../trade/evidence/trade-evidence.ts';
import { type Command, OperatorError } from './Command.ts';

export const evidenceWrite: Command = {
  summary: 'Writes a signed archive of a purchase: steps, chat, appeals, files and postings.',
  usage: 'BILL_NO FILE',
  options: {},
  async run(services, { positionals: [billNo = '', file], say }) {
    if (file === undefined) throw new OperatorError('Give the bill of a purchase and the name of a file. See --help.');
    const pack = await packEvidence(services, billNo);
    if (!pack) throw new OperatorError(`No purchase has the bill ${billNo}.`);
    // Never over another case.
    await writeFile(file, pack, { flag: 'wx' });
    say(`${file}: ${(await stat(file)).size} bytes, signed with ${publicHouseKey(services.config)}`);
    return 0;
  },
};

export const evidenceVerify: Command = {
  summary: 'Tells whether an archive of evidence is as it was signed. Exits with 1 if it is not.',
  usage: 'FILE [--house-key KEY]',
  options: { 'house-key': { about: 'the public key of the house that signed it; the own one if absent' } },
  async run({ config }, { positionals: [file], values, say }) {
    if (file === undefined) throw new OperatorError('Give the name of a file. See --help.');
    const archive = await open(file);
    try {
      const faults = await faultsOfPack(await bytesOfFile(archive), values['house-key'] ?? publicHouseKey(config));
      say(faults.length === 0 ? 'Nothing was changed.' : faults.join('\n'));
      return faults.length === 0 ? 0 : 1;
    } finally {
      await archive.close();
    }
  },
};
