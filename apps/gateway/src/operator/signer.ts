import type { Config } from '../config/index.ts';
import { mayDo, type Verb } from '../house/staff/actions.ts';
import { isDemoName, SECOND_DEMO, signAsDemo } from '../house/staff/bootstrap.ts';
import { signChallenge } from '../house/staff/keys.ts';
import { ROLES } from '../house/staff/roles.ts';
import { OperatorError } from './Command.ts';
import { readKey } from './keyFile.ts';

/** Somebody who can sign for a person of staff. */
export interface Signer {
  readonly name: string;
  /** A demo person of the sandbox. */
  readonly isDemo: boolean;
  sign(text: string): Buffer;
}

/** The demo person of this name. */
export const demoSigner = ({ secrets }: Config, name: string): Signer => ({
  name,
  isDemo: true,
  sign: signAsDemo(secrets.masterKey, name),
});

/** Finds who calls: the person of `--as` with their key, or in the sandbox a demo person who may do this. @throws {OperatorError} */
export function chooseSigner(
  config: Config,
  verb: Verb,
  { as, key }: { readonly as: string | undefined; readonly key: string | undefined },
): Signer {
  if (as !== undefined && key !== undefined) {
    const privateKey = readKey(key);
    return { name: as, isDemo: false, sign: (text) => signChallenge(privateKey, text) };
  }
  if (config.sandbox && (as === undefined || isDemoName(as)))
    return demoSigner(config, as ?? ROLES.find((role) => mayDo([role], verb)) ?? SECOND_DEMO);
  throw new OperatorError(
    as === undefined
      ? 'Say who you are: --as NAME, with your key by --key FILE or OPERATOR_KEY_FILE.'
      : `Give the key of ${as}: --key FILE or OPERATOR_KEY_FILE.`,
  );
}
