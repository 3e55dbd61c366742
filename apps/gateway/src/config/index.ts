export {
  BITCOIN_NETWORKS,
  type BitcoinConfig,
  type BitcoinNetwork,
  type Config,
  type EvmConfig,
  OWN_COINS,
  type PushConfig,
  type Secrets,
  type TronConfig,
} from './Config.ts';
export { packageRoot } from './package-root.ts';
export * from './policy/index.ts';
export { ConfigError } from './ConfigError.ts';
export { readConfig } from './readConfig.ts';
export { StartError } from './StartError.ts';
