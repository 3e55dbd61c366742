export type { Config, EvmConfig, MailConfig, Secrets } from './Config.ts';
export { packageRoot, packageVersion } from './package-root.ts';
export * from './policy/index.ts';
export { ConfigError } from './ConfigError.ts';
export { readConfig } from './readConfig.ts';
export { StartError } from './StartError.ts';
