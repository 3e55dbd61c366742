import { randomBytes } from 'node:crypto';
import { bytesToHex, hexToBytes, parseGwei, serializeTransaction } from 'viem';
import { createLocalSigner } from '../../src/outside/chain/keys/createLocalSigner.ts';
import { encodeTransfer } from '../../src/outside/chain/json-rpc/transferCall.ts';
import { HOT, type SigningRequest } from '../../src/outside/chain/port/Signer.ts';
import { payAction } from '../../src/outside/chain/tron/action.ts';
import { encodeRaw } from '../../src/outside/chain/tron/transaction.ts';

export const KEYS = { seed: randomBytes(32), hot: randomBytes(32) };
const local = createLocalSigner({
  seed: KEYS.seed,
  hot: new Map([
    ['ERC20', KEYS.hot],
    ['TRC20', KEYS.hot],
  ]),
});
/** Addresses of the keys. */
export const ADDRESSES = {
  hot: await local.address('ERC20', HOT),
  deposit: await local.address('ERC20', { kind: 'deposit', index: 3 }),
  tronHot: await local.address('TRC20', HOT),
  tronDeposit: await local.address('TRC20', { kind: 'deposit', index: 3 }),
};

export const STRANGER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const OTHER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
export const TRON_STRANGER = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
export const TOKEN = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
export const TRON_TOKEN = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
export const UNIT = 1_000_000n;
export const ETHER = 10n ** 18n;

const usdt = { decimals: 6, transaction: '100', hour: '150', day: '200' };
/** A policy whose numbers the tests reach. */
export const POLICY = {
  ERC20: {
    chainId: 1,
    mostFee: '0.02',
    coins: {
      ETH: { decimals: 18, transaction: '1', hour: '2', day: '3' },
      USDT: { contract: TOKEN, ...usdt },
    },
  },
  TRC20: {
    mostFee: '100',
    coins: {
      TRX: { decimals: 6, transaction: '1000', hour: '2000', day: '3000' },
      USDT: { contract: TRON_TOKEN, ...usdt },
    },
  },
};

const FEES = { type: 'eip1559', gas: 100_000n, maxFeePerGas: parseGwei('20'), maxPriorityFeePerGas: 1n } as const;

/** A transaction of Ethereum, as its bytes. */
export const evmBytes = (fields: object): Uint8Array =>
  hexToBytes(serializeTransaction({ ...FEES, chainId: 1, nonce: 0, ...fields }));

/** A payment of a test. Its bytes may say something else. */
interface Wish {
  readonly raw?: bigint;
  readonly to?: string;
  readonly contract?: string;
  readonly bytes?: object;
}

/** A payment of tokens on Ethereum, with bytes that say the same unless told otherwise. */
export function evmPayment({
  raw = 10n * UNIT,
  to = STRANGER,
  contract = TOKEN,
  bytes = {},
}: Wish = {}): SigningRequest {
  const content =
    contract === '' ? { to: to as `0x${string}`, value: raw } : { to: contract, data: encodeTransfer(to, raw) };
  return {
    network: 'ERC20',
    purpose: HOT,
    from: ADDRESSES.hot,
    unsigned: evmBytes({ ...content, ...bytes }),
    intent: { kind: 'pay', reference: 'a bill', to, raw, contract },
  };
}

/** A payment on TRON, with bytes that say the same unless told otherwise. */
export function tronPayment({
  raw = 10n * UNIT,
  to = TRON_STRANGER,
  contract = TRON_TOKEN,
  bytes = {},
}: Wish = {}): SigningRequest {
  const unsigned = encodeRaw({
    owner: ADDRESSES.tronHot,
    action: payAction(contract, to, raw),
    reference: { number: 70_000, hash: bytesToHex(Buffer.alloc(32, 7)).slice(2) },
    expiration: 1_800_000_600_000,
    timestamp: 1_800_000_000_000,
    feeLimit: contract === '' ? 0n : 30n * UNIT,
    ...bytes,
  });
  return {
    network: 'TRC20',
    purpose: HOT,
    from: ADDRESSES.tronHot,
    unsigned,
    intent: { kind: 'pay', reference: 'a bill', to, raw, contract },
  };
}
