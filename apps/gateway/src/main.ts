import { startGateway } from './server/startGateway.ts';
import { ConfigError, readConfig } from './config/index.ts';
import { EmbeddedServerError, MigrationError } from './db/index.ts';

const SAME_WISH = 1000;

// A closed terminal sends SIGHUP and takes no words any more. That is no reason to leave the database running.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  const gateway = await startGateway(readConfig(), tell);
  let toldAt: number | undefined;
  const onSignal = () => {
    // A terminal and npm may both pass the same wish on. A later one means: at once.
    if (toldAt !== undefined && performance.now() - toldAt > SAME_WISH) process.exit(1);
    if (toldAt !== undefined) return;
    toldAt = performance.now();
    tell('Stopping …');
    gateway.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
} catch (error) {
  // The reader can fix these errors without a stack.
  const isPlain =
    error instanceof ConfigError || error instanceof EmbeddedServerError || error instanceof MigrationError;
  console.error(isPlain ? error.message : (portFault(error) ?? error));
  process.exit(1);
}

function portFault(error: unknown): string | undefined {
  const { code, port } = error as { code?: unknown; port?: unknown };
  return code === 'EADDRINUSE'
    ? `Port ${String(port)} is taken. Set PORT to another one, or stop what uses it.`
    : undefined;
}
