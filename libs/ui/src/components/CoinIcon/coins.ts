import type { ChartToken } from '../../tokens/tokens.ts';

interface CoinLook {
  /** Its hue in the icon, the donut chart and the legend. */
  hue: ChartToken;
  /** Our own line drawing, in a box of 20. */
  path: string;
}

/** The coins with a drawing. Any other coin shows its first letter. */
export const coins = {
  BTC: {
    hue: 'c3',
    path: 'M7 4.5h4.25a2.6 2.6 0 0 1 0 5.25H7zM7 9.75h4.9a2.85 2.85 0 0 1 0 5.75H7zM8.5 2.5v2M11.25 2.5v2M8.5 15.5v2M11.25 15.5v2',
  },
  USDT: { hue: 'c2', path: 'M4.5 4.5h11M10 4.5V16M5 8.75c0 1 2.2 1.75 5 1.75s5-.75 5-1.75' },
  ETH: { hue: 'c1', path: 'M10 2.5 15 10.25 10 17.5 5 10.25zM5.2 10.25 10 12.5l4.8-2.25' },
  TRX: { hue: 'c5', path: 'M3.5 4 13 5.75 17 9 9 17zM3.5 4 10 10M13 5.75 10 10M17 9l-7 1-1 7' },
  HKMT: { hue: 'c6', path: 'M4.5 4.5v11M9.5 4.5v11M4.5 10h5M12 9.5l3.5-5M12.25 9.25l3.25 6.25' },
  USMT: { hue: 'c4', path: 'M3.75 4.5v5a2.75 2.75 0 0 0 5.5 0v-5M10.75 15.5v-6l2.75 3.5 2.75-3.5v6' },
  USDC: {
    hue: 'c1',
    path: 'M7.25 4a6.5 6.5 0 0 0 0 12M12.75 4a6.5 6.5 0 0 1 0 12M12 7.9c-.3-.7-1-1.1-2-1.1-1.15 0-2 .55-2 1.5 0 2.15 4.1 1.15 4.1 3.35 0 .95-.95 1.55-2.1 1.55-1.1 0-1.85-.45-2.15-1.2M10 5.6v1.2M10 13.2v1.2',
  },
  MATIC: {
    hue: 'c4',
    path: 'M6.25 6 9.5 7.9v3.75L6.25 13.5 3 11.65V7.9zM13.75 6.5 17 8.35v3.75L13.75 14l-3.25-1.9M9.5 9.4l4.25-2.9',
  },
  BNB: {
    hue: 'c6',
    path: 'M10 7.25 12.75 10 10 12.75 7.25 10zM6.75 6.75 10 3.5l3.25 3.25M6.75 13.25 10 16.5l3.25-3.25M4 9l-1 1 1 1M16 9l1 1-1 1',
  },
  BUSD: { hue: 'c3', path: 'M10 3 12 5 6.5 10.5l-2-2zM13.5 6.5l2 2-7 7-2-2zM15.5 11.5l1.5 1.5-3.5 3.5-1.5-1.5' },
  DOT: { hue: 'c5', path: 'M7.5 3.5h5a4.25 4.25 0 0 1 0 8.5H9.5M7 7v7.5M7 17v.01' },
  SHIB: { hue: 'c3', path: 'M4 4.5 7.5 7h5L16 4.5l.5 6L10 16.5 3.5 10.5zM7.75 10.25v.01M12.25 10.25v.01M9 13h2' },
  DOGE: { hue: 'c3', path: 'M6.5 4h3.25a6 6 0 0 1 0 12H6.5zM4.5 10h6' },
  ALGO: { hue: 'c2', path: 'M4 16 9.75 4.5h1.5L14.5 16M8.5 16l4.25-7.5 3.5-.5' },
  ATOM: {
    hue: 'c4',
    path: 'M10 3c1.5 0 2.75 3.15 2.75 7S11.5 17 10 17s-2.75-3.15-2.75-7S8.5 3 10 3zM3.95 6.5c.75-1.3 4.1-.8 7.45 1.1s5.4 4.6 4.65 5.9-4.1.8-7.45-1.1-5.4-4.6-4.65-5.9zM16.05 6.5c-.75-1.3-4.1-.8-7.45 1.1s-5.4 4.6-4.65 5.9',
  },
  SOL: { hue: 'c4', path: 'M6 4.5h10.5l-2.5 2.75H3.5zM3.5 8.75H14l2.5 2.75H6zM6 13h10.5L14 15.75H3.5z' },
  AVAX: { hue: 'c5', path: 'M10 4 3.5 15.5h5L13 8zM14 11.75l2.5 3.75h-5z' },
  FTM: { hue: 'c1', path: 'M10 2.75 15 5.5v9l-5 2.75-5-2.75v-9zM5 5.5l5 3 5-3M5 10l5 3 5-3M10 8.5V13' },
} as const satisfies Record<string, CoinLook>;

/** A coin with a drawing. */
export type CoinCode = keyof typeof coins;

/** The hue of a coin in icons, donut charts and legends. */
export function coinHue(code: string): ChartToken {
  return lookOf(code)?.hue ?? 'c1';
}

/** The drawing and hue of a coin, or undefined when it has none. */
export function lookOf(code: string): CoinLook | undefined {
  return Object.hasOwn(coins, code) ? coins[code as CoinCode] : undefined;
}
