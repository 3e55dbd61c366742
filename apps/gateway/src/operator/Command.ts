import type { Services } from '../call/Services.ts';
import type { Execute } from '../house/staff/approve.ts';
import type { Person } from '../house/staff/StaffCall.ts';

/** What a command is given besides the gateway's services. */
export interface Invocation {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | undefined>>;
  say(line: string): void;
}

/** What `--help` says about a command. */
export interface CommandHelp {
  readonly summary: string;
  /** Arguments after noun and verb. */
  readonly usage: string;
  readonly options: Readonly<Record<string, { readonly about: string }>>;
}

/** A command that needs no database. `run` returns the exit code. */
export interface OfflineCommand extends CommandHelp {
  run(invocation: Invocation): number;
}

/** The call of a command by a person of staff. */
export interface StaffInvocation extends Invocation {
  /** The person who has proved this call. */
  readonly person: Person;
  /** Runs another verb, for an approval. */
  readonly execute: Execute;
}

/** One thing an operator can do. `run` answers the exit code. */
export interface Command extends CommandHelp {
  /** Completes the options before they are signed and stored. */
  prepare?(invocation: Invocation, services: Services): Promise<Invocation['values']>;
  run(services: Services, invocation: StaffInvocation): Promise<number>;
}

/** A refusal that the operator reads as it is, without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** Runs work whose faults of a kind say to the operator what is wrong. @throws {OperatorError} in place of such a fault */
export async function plainly<T>(Fault: new (message: string) => Error, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof Fault ? new OperatorError(error.message) : error;
  }
}

/**
 * Compares what a proposal says with what is true now.
 * @param now the same in words, such as "5 USDT came"
 * @throws {OperatorError} where it differs
 */
export function assertAsProposed(proposed: string | undefined, actual: string, now: string): void {
  if (proposed !== actual) throw new OperatorError(`${now}, and not ${proposed ?? 'nothing'}. Propose it again.`);
}

/** A moment as a table shows it, in UTC. */
export const minute = (at: number): string => new Date(at).toISOString().slice(0, 16);

/** Aligns rows in columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
