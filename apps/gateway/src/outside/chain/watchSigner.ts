import type { FastifyBaseLogger } from 'fastify';
import {
  ApprovalNeededError,
  type Signer,
  SignerAwayError,
  SignerDiffersError,
  SignerRefusedError,
} from './port/Signer.ts';

/** The questions of monitoring about the signer. */
export interface SignerWatch {
  /** Whether it answers now. */
  isUp(): Promise<boolean>;
  /** How often it has refused something since this process began. */
  refused(): number;
}

/**
 * Tells the log when a signer goes, comes back or refuses. Before the first question, and after each silence, its addresses are
 * compared with those of the database: another process may answer then.
 * @param compare what differs
 */
export function watchSigner(
  signer: Signer & Pick<SignerWatch, 'isUp'>,
  compare: () => Promise<readonly string[]>,
  log: FastifyBaseLogger,
): Signer & SignerWatch {
  let same: Promise<void> | undefined;
  let isAway = false;
  let refused = 0;

  async function assertSame(): Promise<void> {
    const faults = await compare();
    if (faults.length === 0) return;
    log.fatal({ event: 'signer_differs', faults }, 'the signer has other keys than the house: nothing is signed');
    throw new SignerDiffersError(`The signer has other keys than the house. ${faults.join(' ')}`);
  }

  async function ask<Result>(question: () => Promise<Result>): Promise<Result> {
    try {
      await (same ??= assertSame());
      const result = await question();
      if (isAway) log.info({ event: 'signer_back' }, 'the signer answers again');
      isAway = false;
      return result;
    } catch (error) {
      if (!(error instanceof SignerRefusedError)) same = undefined;
      if (error instanceof SignerAwayError && !isAway) {
        isAway = true;
        log.error({ event: 'signer_away', err: error }, 'the signer does not answer: what wants to be signed waits');
      }
      throw error;
    }
  }

  return {
    isUp: () => signer.isUp(),
    refused: () => refused,
    address: async (network, purpose) => await ask(() => signer.address(network, purpose)),
    generation: async () => await ask(() => signer.generation()),
    async sign(request) {
      try {
        return await ask(() => signer.sign(request));
      } catch (error) {
        // A payment that waits for persons asks again and again.
        if (error instanceof SignerRefusedError && !(error instanceof ApprovalNeededError)) {
          refused += 1;
          const { network, purpose, intent } = request;
          const facts = { network, purpose, ...intent, raw: String(intent.raw) };
          log.error({ event: 'signer_refused', code: error.code, ...facts }, error.message);
        }
        throw error;
      }
    },
  };
}
