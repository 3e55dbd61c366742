import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';

/** How the server names the page of another provider of support (product specification, section 4). */
export type SupportProvider = ResponseOf<Contract['common']['getCsUrl']>;

/** The surroundings in which the page is found. */
interface Surroundings {
  /** Resolves once an origin has answered anything, and rejects when it does not. */
  readonly probe: (origin: string) => Promise<unknown>;
  /** The origin of the wallet. */
  readonly origin: string;
}

/** Version 3.0.0 has its pages below it. */
const MINI = '/mini';

/** Asks an origin for something small. The answer is opaque: that there is one is all that counts. */
export async function probeOrigin(origin: string): Promise<unknown> {
  const small = new URL('/favicon.ico', origin);
  return await fetch(small, {
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(4_000),
  });
}

/**
 * The address of the provider's page; undefined where there is no provider. Version 1.0.0 takes the domain that answers first,
 * and the page's own if none does; 3.0.0 takes the first other domain, or that of the wallet, with the pages below /mini.
 */
export async function findProvider(
  { srcV, url, domainBakList }: SupportProvider,
  { probe, origin }: Surroundings,
): Promise<string | undefined> {
  if (url === '') return undefined;
  const page = new URL(url, origin);
  const on = (base: string, path: string) => new URL(`${path}${page.search}${page.hash}`, base).href;
  if (srcV === '3.0.0') {
    const hasMini = page.pathname === MINI || page.pathname.startsWith(`${MINI}/`);
    return on(domainBakList[0] ?? origin, hasMini ? page.pathname : `${MINI}${page.pathname}`);
  }
  const origins = [page.origin, ...domainBakList.map((domain) => new URL(domain).origin)];
  const best = await Promise.any(origins.map((each) => probe(each).then(() => each))).catch(() => page.origin);
  return on(best, page.pathname);
}
