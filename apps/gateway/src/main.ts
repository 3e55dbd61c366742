import { startGateway } from './server/startGateway.ts';
import { ConfigError, readConfig } from './config/index.ts';
import { EmbeddedServerError, MigrationError } from './db/index.ts';

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  const gateway = await startGateway(readConfig(), tell);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A second signal ends the process at once.
    process.once(signal, () => {
      tell('Stopping …');
      gateway.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
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
