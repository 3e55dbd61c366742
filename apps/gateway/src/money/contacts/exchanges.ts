import type { contract } from '@ezwallet/api-client/contract';
import type { Network } from '@ezwallet/validators';
import type { Handler } from '../../call/CallContext.ts';

/** Another platform that members send to and receive from. */
interface Exchange {
  readonly id: string;
  readonly name: string;
  /** Networks over which it takes coins of ours. */
  readonly protocols: readonly Network[];
}

/** The platforms that members use most, by name. */
const EXCHANGES: readonly Exchange[] = [
  { id: 'binance', name: 'Binance', protocols: ['TRC20', 'ERC20', 'BEP20', 'BTC'] },
  { id: 'bitfinex', name: 'Bitfinex', protocols: ['TRC20', 'ERC20', 'BTC'] },
  { id: 'bitget', name: 'Bitget', protocols: ['TRC20', 'ERC20', 'BEP20', 'BTC'] },
  { id: 'bybit', name: 'Bybit', protocols: ['TRC20', 'ERC20', 'BEP20', 'BTC'] },
  { id: 'coinbase', name: 'Coinbase', protocols: ['ERC20', 'BTC'] },
  { id: 'cryptocom', name: 'Crypto.com', protocols: ['ERC20', 'BTC'] },
  { id: 'gate', name: 'Gate', protocols: ['TRC20', 'ERC20', 'BEP20', 'BTC'] },
  { id: 'htx', name: 'HTX', protocols: ['TRC20', 'ERC20', 'BTC'] },
  { id: 'kraken', name: 'Kraken', protocols: ['TRC20', 'ERC20', 'BTC'] },
  { id: 'kucoin', name: 'KuCoin', protocols: ['TRC20', 'ERC20', 'BEP20', 'BTC'] },
  { id: 'mexc', name: 'MEXC', protocols: ['TRC20', 'ERC20', 'BEP20', 'BTC'] },
  { id: 'okx', name: 'OKX', protocols: ['TRC20', 'ERC20', 'BTC'] },
];

export const getExchangeList: Handler<typeof contract.common.getExchangeList> = async () =>
  EXCHANGES.map(({ id, name, protocols }) => ({ id, name, protocols: [...protocols] }));
