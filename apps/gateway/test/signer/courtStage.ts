import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { Signer, SigningRequest } from '../../src/outside/chain/port/Signer.ts';
import { Approvals } from '../../src/signer/Approvals.ts';
import { Counter } from '../../src/signer/Counter.ts';
import { type Court, judge } from '../../src/signer/judge.ts';
import { RefusedError } from '../../src/signer/RefusedError.ts';
import { readLimits } from '../../src/signer/readLimits.ts';

/** Makes the function that opens courts of some keys, each of which has seen nothing yet. */
export function useCourts(keys: Court['keys'] & Signer): (policy: object) => Court {
  const folder = mkdtempSync(join(tmpdir(), 'ezj-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let round = 0;
  return (policy) => {
    const dir = join(folder, String((round += 1)));
    const file = `${dir}.json`;
    writeFileSync(file, JSON.stringify(policy));
    return { limits: readLimits(file), keys, counter: new Counter(dir), approvals: new Approvals(dir) };
  };
}

/** The code with which a court refuses; undefined where it does not. */
export async function refusalBy(court: Court, request: SigningRequest): Promise<string | undefined> {
  try {
    await judge(court, request);
    return undefined;
  } catch (error) {
    if (error instanceof RefusedError) return error.code;
    throw error;
  }
}

/** Changes each byte of a request. It is refused then, or pays the same. */
export async function expectNoOtherPayment(open: () => Court, request: SigningRequest): Promise<void> {
  for (const [place, byte] of request.unsigned.entries()) {
    const unsigned = Uint8Array.from(request.unsigned);
    unsigned[place] = byte ^ 1;
    let read;
    try {
      read = await judge(open(), { ...request, unsigned });
    } catch (error) {
      expect(error).toBeInstanceOf(RefusedError);
      continue;
    }
    const { to, raw, contract } = request.intent;
    expect(read).toMatchObject({ to, raw, contract });
  }
}
