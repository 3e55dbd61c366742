/** A process that starts or adopts the embedded server: `embeddedStarter.ts <data folder> stay|leave`. */
import { startEmbedded } from '../../src/db/index.ts';

const [dataDir = '', mode] = process.argv.slice(2);
const server = await startEmbedded({ dataDir });
process.stdout.write(`${server.adopted ? 'adopted' : 'started'} ${server.url}\n`);
if (mode === 'stay') setInterval(() => undefined, 1_000);
else await server.stop();
