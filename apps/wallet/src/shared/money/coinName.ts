import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CoinCode } from '@ezwallet/ui';

/** Coins that have their own name in other languages. The rest use the server's name. */
const names: { readonly [Coin in CoinCode]?: MessageDescriptor } = {
  USDT: msg`Tether`,
  BTC: msg`Bitcoin`,
  ETH: msg`Ethereum`,
  TRX: msg`Tron`,
  DOGE: msg`Dogecoin`,
  DOT: msg`Polkadot`,
  SHIB: msg`Shiba Inu`,
};

/** A coin's name in the language of the interface. */
export function coinName(i18n: I18n, currency: string, serverName = currency): string {
  const name = (names as Readonly<Record<string, MessageDescriptor | undefined>>)[currency];
  return name ? i18n._(name) : serverName;
}
