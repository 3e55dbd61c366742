import type { CUSTOMER_SERVICE_VERSIONS } from '@ezwallet/api-client/contract';
import type { Network } from '@ezwallet/validators';
import type { Policy } from './policy/index.ts';

/** Stages of a deployment (product specification, section 9). */
export const STAGES = ['dev', 'fat', 'uat', 'prod'] as const;

/** What the gateway keeps outside its database, so that a copy of the database shows no secrets. */
export interface Secrets {
  /** Key of the HMAC over payment passwords, codes and tickets. */
  readonly pepper: Buffer;
  /** The peppers before it, the newest first: what they are in and nobody can make again still fits. */
  readonly earlierPeppers?: readonly Buffer[] | undefined;
  /** Wraps the keys that are stored in the database. */
  readonly masterKey: Buffer;
  /** Wrap the keys of identity documents. The first one is for new files; the others only open older ones. */
  readonly documentKeys: readonly [Buffer, ...Buffer[]];
  /** Every deposit address is derived from it; undefined if the gateway has no network. */
  readonly chainSeed: Buffer | undefined;
  /** The seeds before it, the newest first: their addresses stay those of members. */
  readonly earlierSeeds?: readonly Buffer[] | undefined;
}

/** Where one-time codes and notices go. */
export interface MailConfig {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly smsUrl: string | undefined;
  readonly smsToken: string | undefined;
}

/** Where members send messages that prove who they are, and who tells the gateway about them. */
export interface SmsRepliesConfig {
  /** The number of the service. */
  readonly number: string;
  /** The provider signs with it. The sandbox needs none, because its page sends the messages. */
  readonly key: Buffer | undefined;
}

/** The key pair by which push services know this gateway (RFC 8292), and where their staff reach its people. */
export interface PushConfig {
  /** An uncompressed point of P-256. */
  readonly publicKey: Buffer;
  readonly privateKey: Buffer;
  /** `mailto:` or `https:`. */
  readonly subject: string;
}

/** The page where people reach customer service. */
export interface CustomerServiceConfig {
  /** Without it, there is no such page. */
  readonly url: string | undefined;
  /** How the app finds the domain of the page. */
  readonly version: (typeof CUSTOMER_SERVICE_VERSIONS)[number];
  /** Other domains that serve the page, best first. */
  readonly domains: readonly string[];
}

/** Networks that run the Ethereum virtual machine and can have a node. */
export const EVM_NETWORKS = ['ERC20', 'BEP20'] as const satisfies readonly Network[];
/** A network that runs the Ethereum virtual machine. */
export type EvmNetwork = (typeof EVM_NETWORKS)[number];
/** The coin that each of them pays fees in. The gateway carries it beside the tokens. */
export const OWN_COINS = { ERC20: 'ETH', BEP20: 'BNB' } as const satisfies Record<EvmNetwork, string>;

/** A node of a network of the Ethereum virtual machine, and the wallet that pays from it. */
export interface EvmConfig {
  readonly protocol: EvmNetwork;
  /** JSON-RPC over HTTP, of one node or of several that are compared. Addresses may contain a key, so they never enter a log. */
  readonly rpcUrls: readonly string[];
  /** The network that the nodes must be on. */
  readonly chainId: number;
  /** Deposits are read from this block on when the database has read none yet; default the newest at that time. */
  readonly startBlock?: number | undefined;
  /** ERC-20 contracts and their decimal places, by currency. */
  readonly tokens: ReadonlyMap<string, { readonly decimals: number; readonly contract: string }>;
  /** Private key of the wallet that pays withdrawals, 32 bytes; undefined where a signer has it. */
  readonly hotKey?: Buffer | undefined;
  /** Of the wallets that paid before, the newest first. */
  readonly earlierHotKeys?: readonly Buffer[] | undefined;
}

/** A node of TRON, and the wallet that pays from it. */
export interface TronConfig {
  /** JSON-RPC over HTTP. The address may contain a key, so it never enters a log. */
  readonly rpcUrl: string;
  /** Where the paths `/wallet` and `/walletsolidity` of the node's HTTP API are. */
  readonly apiUrl: string;
  /** Of a provider such as TronGrid, sent with each request. */
  readonly apiKey?: string | undefined;
  /** The network that the node must be on: the last four bytes of its first block's hash. */
  readonly chainId: number;
  /** Deposits are read from this block on when the database has read none yet; default the newest at that time. */
  readonly startBlock?: number | undefined;
  /** TRC-20 contracts and their decimal places, by currency. */
  readonly tokens: ReadonlyMap<string, { readonly decimals: number; readonly contract: string }>;
  /** Private key of the wallet that pays withdrawals, 32 bytes; undefined where a signer has it. */
  readonly hotKey?: Buffer | undefined;
  /** Of the wallets that paid before, the newest first. */
  readonly earlierHotKeys?: readonly Buffer[] | undefined;
}

/** The networks of Bitcoin, as the setting `chain` of Bitcoin Core names them. */
export const BITCOIN_NETWORKS = ['main', 'test', 'testnet4', 'signet', 'regtest'] as const;
/** A network of Bitcoin. */
export type BitcoinNetwork = (typeof BITCOIN_NETWORKS)[number];

/** A node of Bitcoin, and the wallet that pays from it. */
export interface BitcoinConfig {
  /** JSON-RPC over HTTP, without a user. */
  readonly rpcUrl: string;
  /** `user:password`, or the file in which the node writes that at each start. Neither enters a log. */
  readonly access: { readonly user: string } | { readonly cookieFile: string };
  /** The network that the node must be on. Addresses are of it. */
  readonly network: BitcoinNetwork;
  /** Blocks are read from this one on when the database has read none yet; default the newest at that time. */
  readonly startBlock?: number | undefined;
  /** Private key of the wallet that pays withdrawals, 32 bytes; undefined where a signer has it. */
  readonly hotKey?: Buffer | undefined;
}

/** Everything that a process needs to know before it starts. Frozen. */
export interface Config {
  readonly version: string;
  readonly host: string;
  readonly port: number;
  /** The address at which monitoring reads; undefined where nobody does. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** The collector of traces, and the share of calls and jobs that it gets, from 0 to 1; undefined where nobody looks at traces. */
  readonly traces: { readonly url: string; readonly share: number } | undefined;
  /** Any PostgreSQL; without it the gateway runs its own below `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Nothing is real money: demo accounts, a visible outbox, a faucet. */
  readonly sandbox: boolean;
  /** Members who act by a script play the other side of trades. In the sandbox only. */
  readonly scriptedPeople: boolean;
  /** Off: browsers get a worker that removes itself and what it kept. */
  readonly serviceWorker: boolean;
  /** Which deployment of several this is. The wallet's console is silent in `prod`. */
  readonly stage: (typeof STAGES)[number];
  /** Where a tag manager collects which public pages are read. Without it, the wallet tells nobody. */
  readonly tagCollector: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Folder of the built wallet, served at `/`. */
  readonly walletDir: string | undefined;
  /** Number of reverse proxies in front. The gateway believes their `X-Forwarded-*` headers. */
  readonly trustProxy: number;
  /** Where people reach the wallet, such as `https://wallet.example`. */
  readonly publicOrigin: string | undefined;
  /** Names beside that of `publicOrigin` under which people and proxies reach the gateway. */
  readonly hostNames: readonly string[];
  /** The name that passkeys belong to, where it is not that of `publicOrigin`: a domain above it. */
  readonly passkeyRpId: string | undefined;
  /** Other origins whose pages may call the API, exactly as browsers send them. */
  readonly allowedOrigins: readonly string[];
  readonly mail: MailConfig;
  /** Without it, no message from a phone proves anything. */
  readonly smsReplies: SmsRepliesConfig | undefined;
  readonly customerService: CustomerServiceConfig;
  /** Without it, browsers get no notifications. */
  readonly push: PushConfig | undefined;
  /** HTTP sources of prices, whose median counts; without any the gateway replays a recorded week. */
  readonly ratesUrls: readonly string[];
  /** One node for each network. The sandbox simulates the others, and production does not connect to them. */
  readonly evm: readonly EvmConfig[];
  /** The node of TRON, under the same rule. */
  readonly tron: TronConfig | undefined;
  /** The node of Bitcoin, under the same rule. */
  readonly bitcoin: BitcoinConfig | undefined;
  /** The house's own addresses that no gateway has keys of: what the wallets that pay need not hold goes there. */
  readonly coldAddresses: ReadonlyMap<Network, string>;
  /** The Unix domain socket of the signer that alone holds the keys; undefined where this process holds them. */
  readonly signerSocket: string | undefined;
  readonly secrets: Secrets;
  /** A JSON file with the deployment's own policy values, which `policy` includes. */
  readonly policyFile: string | undefined;
  readonly policy: Policy;
}
