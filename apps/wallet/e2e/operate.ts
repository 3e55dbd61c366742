import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const OPERATOR = fileURLToPath(new URL('../../gateway/dist/operator.js', import.meta.url));

/** The result of an operator's command. */
export interface Operated {
  /** 0 for success. */
  readonly code: number;
  readonly text: string;
}

/** Runs an operator's command, such as `ledger check`, on the gateway with this data folder. */
export async function operate(dataDir: string, ...command: readonly string[]): Promise<Operated> {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  return await new Promise((resolve, reject) => {
    const args = ['--disable-proto=delete', OPERATOR, ...command];
    const child = execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      if (error && child.exitCode === null) reject(error);
      else resolve({ code: child.exitCode ?? 0, text: stdout + stderr });
    });
  });
}
