import type { Network } from '@ezwallet/validators';
import { type CarriedNetwork, type Config, ConfigError } from '../../config/index.ts';
import type { Coin } from './port/Chain.ts';

const own = (decimals: number): Coin => ({ decimals, contract: '' });
const token = (decimals: number, contract: string): Coin => ({ decimals, contract });

/** What each network carries on its main net: decimal places there, and contracts of tokens. */
export const MAIN_NET_COINS = {
  TRC20: {
    TRX: own(6),
    USDT: token(6, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
  },
  ERC20: {
    ETH: own(18),
    USDT: token(6, '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
    USDC: token(6, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    MATIC: token(18, '0x7D1AfA7B718fb893dB30A3aBc0Cfc608AaCfeBB0'),
    FTM: token(18, '0x4E15361FD6b4BB609Fa63C81A2be19d873717870'),
    SHIB: token(18, '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE'),
  },
  BEP20: {
    BNB: own(18),
    USDT: token(18, '0x55d398326f99059fF775485246999027B3197955'),
    USDC: token(18, '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'),
    BUSD: token(18, '0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56'),
  },
  BTC: { BTC: own(8) },
  // The network closed in 2024, so that production has no node to name for it.
  BEP2: { BNB: own(8) },
} as const satisfies Record<CarriedNetwork, Readonly<Record<string, Coin>>>;

/** Identities of the main nets that can have a node. */
const MAIN_NET_IDS: Partial<Record<Network, number>> = { TRC20: 728_126_428, ERC20: 1, BEP20: 56 };

/**
 * Compares the tokens of the settings with what is known about them on the main nets: another contract of the same name would credit
 * worthless tokens.
 * @throws {ConfigError}
 */
export function assertMainNetCoins({ evm, tron }: Pick<Config, 'evm' | 'tron'>): void {
  const nodes = [...evm, ...(tron ? [{ ...tron, protocol: 'TRC20' as const }] : [])];
  const faults = nodes.flatMap(({ protocol, chainId, tokens }) => {
    if (MAIN_NET_IDS[protocol] !== chainId) return [];
    const known: Readonly<Record<string, Coin>> = MAIN_NET_COINS[protocol];
    return [...tokens].flatMap(([currency, { contract, decimals }]) => {
      const coin = known[currency];
      return coin === undefined || (coin.contract === contract && coin.decimals === decimals)
        ? []
        : [
            `${protocol}_TOKENS: on the main net, ${currency} is ${coin.contract}:${coin.decimals}, not ${contract}:${decimals}`,
          ];
    });
  });
  if (faults.length > 0) throw new ConfigError(faults);
}
