import type { Services } from '../../src/call/Services.ts';
import type { Chain } from '../../src/outside/chain/port/Chain.ts';
import type { Db } from '../../src/db/index.ts';

/** The process ended here. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** Services that end the process before or after their n-th step into the outside: the database, or a network. */
export function crashing(services: Services, at: number): { services: Services; hasCrashed(): boolean } {
  let left = at;
  let crashed = false;
  const tick = () => {
    // A process that has ended does nothing more.
    if (crashed || left-- === 0) {
      crashed = true;
      throw new Crash();
    }
  };
  const guard =
    <Args extends unknown[], Result>(step: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      tick();
      const result = await step(...args);
      tick();
      return result;
    };
  const db: Db = {
    ...services.db,
    query: guard(services.db.query) as Db['query'],
    one: guard(services.db.one) as Db['one'],
    maybe: guard(services.db.maybe) as Db['maybe'],
    tx: guard(services.db.tx) as Db['tx'],
  };
  const wrap = (chain: Chain): Chain => ({
    ...chain,
    find: guard(chain.find),
    prepare: guard(chain.prepare),
    broadcast: guard(chain.broadcast),
    confirmations: guard(chain.confirmations),
    spendable: guard(chain.spendable),
    holdings: guard(chain.holdings),
  });
  const chains = {
    list: () => services.chains.list().map(wrap),
    get: (protocol: string) => {
      const chain = services.chains.get(protocol);
      return chain && wrap(chain);
    },
  };
  return { services: { ...services, db, chains }, hasCrashed: () => crashed };
}
