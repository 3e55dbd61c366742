import { compareAmounts, multiplyAmounts, subtractAmounts } from '@ezwallet/validators';
import type { RateSnapshot, RateSource } from './RateSource.ts';

/** When a price counts as one that jumps. */
export interface Steadiness {
  /** The most that a price may move at once, as a share of it: `0.2`. */
  readonly coins: string;
  readonly fiat: string;
  /** A price that jumped is believed once it has held so long, in milliseconds. */
  readonly settles: number;
}

/** A price that is believed, and one that jumped and is not believed yet. Times are of the monotonic clock. */
interface Known {
  price: string;
  at: number;
  jumped?: { price: string; since: number } | undefined;
}

const PLACES = 18;

/** Whether two prices are further apart than a share of the first. */
function isJump(from: string, to: string, share: string): boolean {
  const apart = compareAmounts(from, to) > 0 ? subtractAmounts(from, to) : subtractAmounts(to, from);
  return compareAmounts(apart, multiplyAmounts(from, share, PLACES)) > 0;
}

/**
 * Believes no price that jumps: until it has held, its currency has no price, so that nothing is traded, sold or limited by it.
 * A price that nobody has asked for longer than it takes to settle is news, and no jump.
 *
 * @param onJump called once for each jump
 */
export function createSteadyRates(
  source: Pick<RateSource, 'snapshot'>,
  { coins: coinShare, fiat: fiatShare, settles }: Steadiness,
  onJump: (currency: string, from: string, to: string) => void,
  now: () => number = () => performance.now(),
): Pick<RateSource, 'snapshot'> {
  const known = new Map<string, Known>();

  const isSteady = (currency: string, price: string, share: string): boolean => {
    const time = now();
    const last = known.get(currency);
    if (!last || (time - last.at > settles && !last.jumped) || !isJump(last.price, price, share)) {
      known.set(currency, { price, at: time });
      return true;
    }
    if (!last.jumped || isJump(last.jumped.price, price, share)) {
      last.jumped = { price, since: time };
      onJump(currency, last.price, price);
      return false;
    }
    if (time - last.jumped.since < settles) return false;
    known.set(currency, { price, at: time });
    return true;
  };

  return {
    async snapshot(at): Promise<RateSnapshot> {
      const { fiat, coins } = await source.snapshot(at);
      const steadyFiat = Object.entries(fiat).filter(([currency, price]) => isSteady(currency, price, fiatShare));
      const steadyCoins = coins.filter(({ currency, price }) => isSteady(currency, price, coinShare));
      const { CNY, ...others } = Object.fromEntries(steadyFiat);
      if (CNY === undefined) throw new Error('The price of USDT in CNY has jumped, and is not believed yet.');
      return { at, fiat: { CNY, ...others }, coins: steadyCoins };
    },
  };
}
