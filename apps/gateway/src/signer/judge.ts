import type { Network } from '@ezwallet/validators';
import { normalAddress } from '../outside/chain/port/notation.ts';
import { HOT, type Intent, type Purpose, type Signer, type SigningRequest } from '../outside/chain/port/Signer.ts';
import { withRoom } from '../outside/chain/port/withRoom.ts';
import type { Approvals } from './Approvals.ts';
import { assertApproved } from './assertApproved.ts';
import type { Counted, Counter } from './Counter.ts';
import { RefusedError } from './RefusedError.ts';
import type { CoinLimits, Limits, NetworkLimits } from './readLimits.ts';
import { type Payment, readUnsigned, UnreadableError } from './readUnsigned.ts';

/** The policy, the addresses of the keys, and what was signed already. */
export interface Court {
  readonly limits: Limits;
  readonly keys: Pick<Signer, 'address'>;
  readonly counter: Counter;
  readonly approvals: Approvals;
}

/**
 * Compares a request with its bytes and with the policy, and counts what it pays. Once this returns, it may be signed.
 * @throws {RefusedError}
 */
export async function judge({ limits, keys, counter, approvals }: Court, request: SigningRequest): Promise<Payment> {
  const { network, purpose, from, intent } = request;
  const bounds = limits.get(network);
  if (!bounds) throw new RefusedError('UNKNOWN_NETWORK', `The policy of the signer does not name ${network}.`);
  const own = await ownAddress(keys, network, purpose);
  if (own !== normalAddress(network, from))
    throw new RefusedError('NOT_OUR_KEY', `The address of this purpose is ${own}, not ${from}.`);
  const wallet = await keys.address(network, HOT);
  const payment = read(request, bounds, wallet);
  compare(network, bounds, { own, payment, intent });
  const coin = bounds.coins.get(payment.contract);
  if (!coin) throw new RefusedError('UNKNOWN_COIN', `The policy of the signer does not name this coin of ${network}.`);
  if (payment.fee > bounds.mostFee)
    throw new RefusedError('ABOVE_FEE', `It may cost ${payment.fee}, and ${bounds.mostFee} is the most.`);

  if (purpose.kind === 'deposit' || (intent.kind === 'sweep' && own !== wallet)) {
    if (intent.kind !== 'sweep') throw new RefusedError('NOT_TO_HOT', 'A deposit address only fills the wallet.');
    if (payment.to !== wallet)
      throw new RefusedError('NOT_TO_HOT', `A sweep goes to the wallet of the house, not to ${payment.to}.`);
  } else if (intent.kind === 'topUp' || intent.kind === 'refill') {
    const to: Purpose = intent.kind === 'topUp' ? { ...intent, kind: 'deposit' } : { kind: 'hot', address: payment.to };
    assertFee(bounds, await ownAddress(keys, network, to, 'NOT_OUR_ADDRESS'), payment);
  } else {
    if (intent.kind !== 'pay') throw new RefusedError('NOT_AS_SAID', 'The wallet that pays is not swept.');
    // It stays the house's, so no limit has to keep it in the wallet.
    if (payment.to === bounds.cold) return payment;
    if (bounds.allowed && !bounds.allowed.has(payment.to))
      throw new RefusedError('NOT_ALLOWED', `${payment.to} is not on the list of allowed addresses.`);
    const place = `${own}:${payment.place}`;
    assertWithin(coin, payment.raw);
    // Two persons have looked at it, so that it takes nothing of what goes out without them.
    if (coin.approvals && payment.raw > coin.approvals.above)
      assertApproved(approvals, coin, coin.approvals, { request, payment: { ...payment, from: own }, place });
    else count(counter, coin, { coin: `${network}:${payment.contract}`, place, raw: payment.raw });
  }
  return payment;
}

function read({ network, unsigned, input = 0 }: SigningRequest, { bitcoin }: NetworkLimits, hot: string): Payment {
  try {
    return readUnsigned(network, unsigned, bitcoin && { network: bitcoin, hot, input });
  } catch (error) {
    if (error instanceof UnreadableError) throw new RefusedError('NOT_AS_SAID', error.message);
    throw error;
  }
}

/** The bytes say what the request says. */
function compare(
  network: Network,
  { chainId }: NetworkLimits,
  { own, payment, intent }: { readonly own: string; readonly payment: Payment; readonly intent: Intent },
): void {
  const differs = (what: string, bytes: unknown, said: unknown) =>
    new RefusedError('NOT_AS_SAID', `The ${what} in the bytes is ${String(bytes)}, not ${String(said)}.`);
  const contract = intent.contract === '' ? '' : normalAddress(network, intent.contract);
  if (payment.chainId !== chainId) throw differs('network', payment.chainId, chainId);
  if (payment.from !== undefined && payment.from !== own) throw differs('sender', payment.from, own);
  if (payment.to !== normalAddress(network, intent.to)) throw differs('payee', payment.to, intent.to);
  if (payment.contract !== contract) throw differs('token', payment.contract || 'none', contract || 'none');
  if (payment.raw !== intent.raw) throw differs('amount', payment.raw, intent.raw);
}

/** The address of a key that the caller names. @throws {RefusedError} */
async function ownAddress(
  keys: Court['keys'],
  network: Network,
  purpose: Purpose,
  code: 'NOT_OUR_KEY' | 'NOT_OUR_ADDRESS' = 'NOT_OUR_KEY',
): Promise<string> {
  try {
    return await keys.address(network, purpose);
  } catch (error) {
    if (error instanceof RangeError) throw new RefusedError(code, error.message);
    throw error;
  }
}

function assertFee({ mostFee }: NetworkLimits, own: string, payment: Payment): void {
  if (payment.to !== own || payment.contract !== '')
    throw new RefusedError('NOT_OUR_ADDRESS', `Coins for a fee go to ${own}, an address of the house.`);
  if (payment.raw > withRoom(mostFee))
    throw new RefusedError('ABOVE_FEE', `No fee of a sweep is as high as ${payment.raw}.`);
}

function assertWithin({ currency, transaction }: CoinLimits, raw: bigint): void {
  if (raw > transaction)
    throw new RefusedError(
      'ABOVE_TRANSACTION',
      `${raw} raw units of ${currency} are above ${transaction}, the most of one transaction.`,
    );
}

function count(counter: Counter, limits: CoinLimits, counted: Counted): void {
  const above = counter.count(counted, limits);
  if (above)
    throw new RefusedError(
      above === 'hour' ? 'ABOVE_HOUR' : 'ABOVE_DAY',
      `${counted.raw} raw units of ${limits.currency} and what was signed in this ${above} are above ${limits[above]}.`,
    );
}
