export type { Config, EvmConfig, MailConfig, Secrets } from './Config.ts';
export { packageRoot, packageVersion } from './package-root.ts';
export { policy, type KycLimit, type Policy, type RateRule } from './policy.ts';
export { ConfigError, readConfig } from './readConfig.ts';
