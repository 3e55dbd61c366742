import { startGateway } from './server/startGateway.ts';
import { readConfig, StartError } from './config/index.ts';
import { watchStarter } from './server/watchStarter.ts';

const SAME_WISH = 1000;
/** A newer release has taken the database (EX_TEMPFAIL of sysexits.h): what starts processes shall start that one. */
const OUTDATED = 75;

// A closed terminal sends SIGHUP and takes no words any more. That is no reason to leave the database running.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

// Before anything starts: a start that nobody wants any more is undone.
const stopping = new AbortController();
let toldAt: number | undefined;
const stop = () => {
  // A terminal and npm may both pass the same wish on. A later one means: at once.
  if (toldAt !== undefined && performance.now() - toldAt > SAME_WISH) process.exit(1);
  if (toldAt !== undefined) return;
  toldAt = performance.now();
  tell('Stopping …');
  stopping.abort();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
watchStarter(stop);

try {
  const gateway = await startGateway(readConfig(), tell, stopping.signal);
  const isWished = new Promise<false>((resolve) => {
    if (stopping.signal.aborted) resolve(false);
    stopping.signal.addEventListener('abort', () => resolve(false));
  });
  const isOutdated = await Promise.race([isWished, gateway.outdated.then(() => true)]);
  if (isOutdated) tell('A newer release has taken the database. Stopping …');
  await gateway.stop();
  process.exit(isOutdated ? OUTDATED : 0);
} catch (error) {
  // The start has undone itself.
  if (error === stopping.signal.reason) process.exit(0);
  // The reader can fix these errors without a stack.
  console.error(error instanceof StartError ? error.message : (portFault(error) ?? error));
  process.exit(1);
}

function portFault(error: unknown): string | undefined {
  const { code, port } = error as { code?: unknown; port?: unknown };
  return code === 'EADDRINUSE'
    ? `Port ${String(port)} is taken. Set PORT to another one, or stop what uses it.`
    : undefined;
}
