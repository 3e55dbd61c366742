import { expect } from 'vitest';
import type { Audit, CommandResult, Ledger } from '../../src/ledger/index.ts';

let counter = 0;

/** A key that no other command of this process has. */
export function freshKey(): string {
  counter += 1;
  return `key-${process.pid}-${counter}`;
}

/** Gives a user money from the world. */
export async function fund(ledger: Ledger, to: bigint, amount: bigint, asset = 'USDT'): Promise<void> {
  accepted(await ledger.credit({ actor: 0n, key: freshKey(), to, asset, amount }));
}

/** The receipt of a command that must have succeeded. */
export function accepted<Receipt>(result: CommandResult<Receipt>): Receipt & { ok: true } {
  if (!result.ok) throw new Error(`Refused with ${result.code}`);
  return result;
}

/** What a user can spend. */
export async function available(ledger: Ledger, userId: bigint, asset = 'USDT'): Promise<bigint> {
  return (await ledger.balances(userId)).find((balance) => balance.asset === asset)?.available ?? 0n;
}

/** Every invariant holds, before and after the waiting deltas are folded in. */
export async function expectSound(ledger: Ledger): Promise<void> {
  for (let folded = 1; folded > 0; folded = await ledger.fold()) {
    const audit: Audit = await ledger.audit();
    const none = Object.fromEntries(Object.keys(audit.violations).map((name) => [name, 0n]));
    expect(audit).toEqual({ ok: true, complete: true, scope: 'full', violations: none, failure: '' });
    expect(await ledger.audit('recent')).toMatchObject({ ok: true, complete: true });
  }
}
