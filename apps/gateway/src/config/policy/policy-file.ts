import { readFileSync } from 'node:fs';
import { AREA_CODES } from '@ezwallet/validators';
import { BUILT_IN } from './built-in.ts';
import { describeLayers, type Layer, type PolicyRow } from './layers.ts';
import type { Policy } from './Policy.ts';
import { PolicyError, readPolicy } from './readPolicy.ts';

/** What decides about the policy besides the built-in values. */
export interface PolicySource {
  /** In the sandbox everyone shares the demo accounts, from any device. */
  readonly sandbox: boolean;
  /** A JSON file with the deployment's own values. */
  readonly policyFile: string | undefined;
}

/** Reads the policy of a deployment. @throws {PolicyError} */
export function loadPolicy(source: PolicySource): Policy {
  return readPolicy(...layersOf(source).map(({ patch }) => patch));
}

/** The values of a deployment's policy, as a policy file writes them, each with what changed it. @throws {PolicyError} */
export function describePolicy(source: PolicySource): PolicyRow[] {
  loadPolicy(source);
  return describeLayers(BUILT_IN, layersOf(source));
}

/** Plenty for whatever calls come from one machine. */
const PLENTY = { hour: 1_000_000, day: 1_000_000 };

/** Everybody comes from one address, and no message costs anything. */
const SANDBOX = {
  login: { proveNewDevice: false },
  codes: { countries: [...new Set(AREA_CODES.map(({ diallingCode }) => diallingCode))] },
  costs: {
    sms: { network: PLENTY, country: PLENTY, house: PLENTY },
    email: { network: PLENTY, house: PLENTY },
    puzzle: { network: PLENTY },
    challenge: { network: PLENTY },
    newDevice: { network: PLENTY },
    guestFile: { network: PLENTY },
  },
  captcha: { harder: { from: PLENTY.hour } },
};

/** The file is the last layer, so that it decides in the sandbox too. */
function layersOf({ sandbox, policyFile }: PolicySource): Layer[] {
  return [
    ...(sandbox ? [{ name: 'sandbox', patch: SANDBOX }] : []),
    ...(policyFile === undefined ? [] : [{ name: 'file', patch: readFile(policyFile) }]),
  ];
}

function readFile(file: string): unknown {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    throw new PolicyError([
      `${file} cannot be read (${String((error as NodeJS.ErrnoException).code)}). Check the path.`,
    ]);
  }
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new PolicyError([`${file} is not JSON: ${(error as Error).message}`]);
  }
}
