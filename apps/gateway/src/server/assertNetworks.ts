import type { FastifyBaseLogger } from 'fastify';
import { ConfigError } from '../config/index.ts';
import { type Chains, WrongNetworkError } from '../outside/chain/port/Chain.ts';

/**
 * Asks each network at start whether it is the one of the settings. One that does not answer now stops nothing: it is
 * asked again before anything else is asked of it.
 * @throws {ConfigError} when a node is on another network
 */
export async function assertNetworks(chains: Chains, log: FastifyBaseLogger): Promise<void> {
  const faults = await Promise.all(
    chains.list().map(async (chain) => {
      try {
        await chain.height();
        return [];
      } catch (error) {
        if (error instanceof WrongNetworkError) return [error.message];
        log.warn({ err: error, protocol: chain.protocol }, 'the network does not answer at start');
        return [];
      }
    }),
  );
  if (faults.flat().length > 0) throw new ConfigError(faults.flat());
}
