import { StartError } from './StartError.ts';

/** A refused configuration: every fault at once, each with the name of its variable or the path in the policy. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';

  constructor(faults: readonly string[]) {
    super(`The gateway cannot start with this configuration:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}
