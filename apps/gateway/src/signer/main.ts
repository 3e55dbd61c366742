/** The process that alone holds the keys of the house: `ezwallet-signer`. It knows no database and opens no port. */
import { pino } from 'pino';
import { StartError } from '../config/index.ts';
import { readSignerConfig, SIGNER_VARIABLES } from './readSignerConfig.ts';
import { startSigner } from './startSigner.ts';

const STDERR = 2;

try {
  const log = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: STDERR, sync: true }),
  );
  const signer = await startSigner(readSignerConfig(process.env), log);
  // Nothing that this process starts or loads later finds them there.
  for (const name of SIGNER_VARIABLES) Reflect.deleteProperty(process.env, name);
  process.stdout.write(`The signer answers for ${signer.hot.join(', ')}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void signer.stop().then(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
