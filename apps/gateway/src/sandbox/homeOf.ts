import type { Services } from '../app/Services.ts';
import { ASSETS } from '../assets/catalogue.ts';
import type { SimulatedChain } from '../chain/simulator/SimulatedChain.ts';

/** The simulated network on which the house keeps an asset: the first that carries it. */
export function homeOf(simulators: Services['simulators'], asset: string): SimulatedChain | undefined {
  const protocols = ASSETS.get(asset)?.protocols ?? [];
  const name = protocols.find((protocol) => simulators.some((chain) => chain.protocol === protocol));
  return simulators.find(({ protocol }) => protocol === name);
}
