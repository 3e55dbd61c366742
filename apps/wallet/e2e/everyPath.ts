import * as paths from '../src/world/paths.ts';

/** Every path of the wallet, so that a new screen is looked at too. Screens of one thing have no number here. */
export const everyPath: readonly string[] = Object.entries(paths)
  .filter(([name]) => name.endsWith('Paths'))
  .flatMap(([, group]) => Object.values(group as unknown as Record<string, () => string>).map((path) => path()));

/** The tabs of the home screen, and further states that have an address. */
export const FURTHER_PATHS = [
  '/?tab=wealth',
  '/?tab=discover',
  '/?tab=mine',
  '/about?page=terms',
  '/about?page=privacy',
  '/address/add?half=addresses',
  '/coin?currency=BTC',
  '/coin?currency=NOPE',
  '/faq#escrow',
  '/notice?id=sandbox',
  '/paymentpass?type=reset',
  '/sellOrderList?side=buy',
] as const;
