import { HOT } from '../outside/chain/port/Signer.ts';
import { answerTo, type Bench } from './answerTo.ts';
import { Approvals } from './Approvals.ts';
import { Counter } from './Counter.ts';
import { listen } from './listen.ts';
import { openKeys } from './openKeys.ts';
import type { SignerConfig } from './readSignerConfig.ts';

/** A signer that answers. */
interface RunningSigner {
  /** The addresses of the wallets that pay, to be compared with those of the gateway. */
  readonly hot: readonly string[];
  stop(): Promise<void>;
}

/** Starts a signer. @throws {StartError} */
export async function startSigner(
  { place, dir, limits, ...house }: SignerConfig,
  log: Bench['log'],
): Promise<RunningSigner> {
  const { keys, close } = await openKeys({ limits, ...house });
  const hot = await Promise.all(
    [...limits.keys()].map(async (network) => `${network} ${await keys.address(network, HOT)}`),
  );
  const counter = new Counter(dir);
  const approvals = new Approvals(dir);
  const listening = await listen(place, (line) => answerTo({ limits, keys, counter, approvals, log }, line));
  return {
    hot,
    async stop() {
      await listening.close();
      counter.close();
      approvals.close();
      close();
    },
  };
}
