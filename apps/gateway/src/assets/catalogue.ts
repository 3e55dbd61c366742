/** An asset's name, its networks, and its smallest transfer. */
export interface AssetFacts {
  readonly name: string;
  readonly minTransfer: string;
  readonly protocols: readonly string[];
}

/** The assets that members can hold and send, by the ledger's codes. The ledger's other assets are for accounting. */
export const ASSETS: ReadonlyMap<string, AssetFacts> = new Map(
  Object.entries({
    USDT: { name: 'Tether USD', minTransfer: '0.01', protocols: ['TRC20', 'ERC20', 'BEP20'] },
    USDC: { name: 'USD Coin', minTransfer: '0.01', protocols: ['ERC20', 'BEP20'] },
    BTC: { name: 'Bitcoin', minTransfer: '0.000001', protocols: ['BTC'] },
    ETH: { name: 'Ethereum', minTransfer: '0.00001', protocols: ['ERC20'] },
    TRX: { name: 'TRON', minTransfer: '0.1', protocols: ['TRC20'] },
    BNB: { name: 'BNB', minTransfer: '0.0001', protocols: ['BEP20', 'BEP2'] },
    SOL: { name: 'Solana', minTransfer: '0.0001', protocols: [] },
    DOGE: { name: 'Dogecoin', minTransfer: '0.1', protocols: [] },
    DOT: { name: 'Polkadot', minTransfer: '0.001', protocols: [] },
    MATIC: { name: 'Polygon', minTransfer: '0.01', protocols: ['ERC20'] },
    AVAX: { name: 'Avalanche', minTransfer: '0.001', protocols: [] },
    ATOM: { name: 'Cosmos', minTransfer: '0.001', protocols: [] },
    ALGO: { name: 'Algorand', minTransfer: '0.05', protocols: [] },
    FTM: { name: 'Fantom', minTransfer: '0.01', protocols: ['ERC20'] },
    SHIB: { name: 'Shiba Inu', minTransfer: '1000', protocols: ['ERC20'] },
    BUSD: { name: 'Binance USD', minTransfer: '0.01', protocols: ['BEP20'] },
    HKMT: { name: 'HKMT', minTransfer: '0.1', protocols: [] },
    USMT: { name: 'USMT', minTransfer: '0.01', protocols: [] },
  } satisfies Record<string, AssetFacts>),
);
