/** A signer that is killed between the moment at which it has counted and its answer. */
import { pino } from 'pino';
import { answerTo } from '../../src/signer/answerTo.ts';
import { Approvals } from '../../src/signer/Approvals.ts';
import { Counter } from '../../src/signer/Counter.ts';
import { listen } from '../../src/signer/listen.ts';
import { openKeys } from '../../src/signer/openKeys.ts';
import { readSignerConfig } from '../../src/signer/readSignerConfig.ts';

const { place, dir, limits, ...house } = readSignerConfig(process.env);
const { keys: local } = await openKeys({ limits, ...house });
const dying = {
  ...local,
  sign: () => {
    process.kill(process.pid, 'SIGKILL');
    return new Promise<never>(() => undefined);
  },
};
const log = pino({ level: 'silent' });
const bench = { limits, keys: dying, counter: new Counter(dir), approvals: new Approvals(dir), log };
await listen(place, (line) => answerTo(bench, line));
process.stdout.write('The signer answers, and dies\n');
