/** A signer whose module loses every session before it is asked to sign. */
import { createRequire } from 'node:module';
import { pino } from 'pino';
import { answerTo } from '../../src/signer/answerTo.ts';
import { Approvals } from '../../src/signer/Approvals.ts';
import { Counter } from '../../src/signer/Counter.ts';
import { listen } from '../../src/signer/listen.ts';
import { openKeys } from '../../src/signer/openKeys.ts';
import { readSignerConfig } from '../../src/signer/readSignerConfig.ts';

interface Cryptoki {
  load(library: string): void;
  C_GetSlotList(withToken: boolean): Buffer[];
  C_CloseAllSessions(slot: Buffer): void;
}

const { place, dir, limits, ...house } = readSignerConfig(process.env);
const { keys } = await openKeys({ limits, ...house });
const { PKCS11 } = createRequire(import.meta.url)('pkcs11js') as { readonly PKCS11: new () => Cryptoki };
const module = new PKCS11();
module.load(house.token?.library ?? '');
const forgetful: typeof keys = {
  ...keys,
  async sign(request) {
    for (const slot of module.C_GetSlotList(true)) module.C_CloseAllSessions(slot);
    return await keys.sign(request);
  },
};
const log = pino({ level: 'silent' });
const bench = { limits, keys: forgetful, counter: new Counter(dir), approvals: new Approvals(dir), log };
await listen(place, (line) => answerTo(bench, line));
process.stdout.write('The signer answers, and forgets\n');
