import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';
import { addressRules, FIRST_OF_EACH_RULE } from './addressRules.ts';
import { type Network, NETWORKS } from './networks.ts';

/** Why an address was refused. */
export type AddressIssue =
  | Issue<'ADDRESS_EMPTY'>
  /** Not similar to an address of the network. */
  | Issue<'ADDRESS_FORMAT', { readonly network: Network }>
  /** Like an address of the network, but with a typo: its checksum does not match. */
  | Issue<'ADDRESS_CHECKSUM', { readonly network: Network }>
  /** A valid address, but money sent to it on this network is lost. */
  | Issue<'ADDRESS_OTHER_NETWORK', { readonly network: Network; readonly belongsTo: Network }>;

/** An address that the network's rules accept. */
export interface Address {
  readonly network: Network;
  /** In its normal form: Bech32 in lower case, others as typed. */
  readonly address: string;
  /**
   * `false` when only the product's literal rule accepts it: warn that the checksum does not match, and ask for
   * confirmation.
   */
  readonly checksumHolds: boolean;
}

/** How strict {@link checkAddress} is. */
export interface AddressOptions {
  /** Demands the checksum of the network's standard. Use it wherever money goes to an address that a person typed. */
  readonly strict?: boolean;
}

/**
 * Checks an address for a network with two rules: the product's literal rule, and the network's standard with its
 * checksum. Either is enough, and `checksumHolds` says whether the second holds. With `strict`, only the second counts.
 * On TRC20 both are the same.
 *
 * @throws TypeError on an unknown network, or an address that is not a string
 * @example checkAddress('TRC20', 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv', { strict: true }).ok // true
 */
export function checkAddress(
  network: Network,
  text: string,
  options: AddressOptions = {},
): Checked<Address, AddressIssue> {
  assertType('string', text, 'text');
  assertType('object', options, 'options', '{ strict: true }, or nothing');
  if (!NETWORKS.includes(network)) {
    throw new TypeError(
      `network must be one that has rules, or no address is safe. Pass one of ${NETWORKS.join()}, not ${network}.`,
    );
  }
  const { strict } = options;
  if (!text) return refuse('ADDRESS_EMPTY');
  const rule = addressRules[network];
  const { format, checksum, shape, normal } = rule;
  const checksumHolds = checksum(text);
  if (checksumHolds) return accept({ network, address: normal?.(text) ?? text, checksumHolds });
  // Where both rules are the same one, it has answered already.
  if (!strict && format !== checksum && format(text)) return accept({ network, address: text, checksumHolds });
  const belongsTo = FIRST_OF_EACH_RULE.find(
    (other) => addressRules[other] !== rule && addressRules[other].checksum(text),
  );
  if (belongsTo) return refuse('ADDRESS_OTHER_NETWORK', { network, belongsTo });
  return shape.test(text) ? refuse('ADDRESS_CHECKSUM', { network }) : refuse('ADDRESS_FORMAT', { network });
}
