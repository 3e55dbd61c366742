import type { Policy } from './policy.ts';

/** What the gateway keeps outside its database: without these two a copy of the database tells no secrets. */
export interface Secrets {
  /** Key of the HMAC over payment passwords, codes and tickets. */
  readonly pepper: Buffer;
  /** Wraps the keys that are stored in the database. */
  readonly masterKey: Buffer;
}

/** Where one-time codes and notices go. */
export interface MailConfig {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly smsUrl: string | undefined;
  readonly smsToken: string | undefined;
}

/** Everything that a process needs to know before it starts; frozen. */
export interface Config {
  readonly version: string;
  readonly host: string;
  readonly port: number;
  /** Any PostgreSQL; without it the gateway runs its own below `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Nothing is real money: demo accounts, a visible outbox, a faucet. */
  readonly sandbox: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Folder of the built wallet, served at `/`. */
  readonly walletDir: string | undefined;
  /** Number of reverse proxies in front whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy: number;
  /** Where people reach the wallet, such as `https://wallet.example`. */
  readonly publicOrigin: string | undefined;
  /** Other origins whose pages may call the API, exactly as browsers send them. */
  readonly allowedOrigins: readonly string[];
  readonly mail: MailConfig;
  /** HTTP source of prices; without it the recorded series is replayed. */
  readonly ratesUrl: string | undefined;
  readonly secrets: Secrets;
  readonly policy: Policy;
}
