/**
 * The text that a person signs so that the signer pays more than it pays alone. The gateway shows it, the person reads and signs it on a
 * machine of their own, and the signer writes it again from the bytes that it is asked to sign.
 */
import { fromMinorUnits, type Network } from '@ezwallet/validators';

/** A payment as persons approve it. */
export interface ApprovedPayment {
  /** Of this one request. The signer pays for it once. */
  readonly id: string;
  readonly reference: string;
  readonly network: Network;
  readonly from: string;
  readonly to: string;
  /** Raw units, and how the coin is called and divided. */
  readonly raw: bigint;
  readonly currency: string;
  readonly decimals: number;
  /** Of the token; empty for the network's own coin. */
  readonly contract: string;
  /** The signer does not begin it later, in epoch milliseconds. */
  readonly until: number;
}

const TITLE = 'ezwallet payment approval 1';
const PLAIN = /^[\x20-\x7e]{1,200}$/;
const FIELDS = ['id', 'bill', 'network', 'from', 'to', 'amount', 'token', 'until'] as const;

/**
 * Writes what is signed: one line for each fact.
 * @throws RangeError for a fact that is no plain text of one line, so that none can look like another
 */
export function approvalText(payment: ApprovedPayment): string {
  const { id, reference, network, from, to, raw, currency, decimals, contract, until } = payment;
  const facts: Record<(typeof FIELDS)[number], string> = {
    id,
    bill: reference,
    network,
    from,
    to,
    amount: `${fromMinorUnits(raw, decimals)} ${currency}`,
    token: contract || 'none, the own coin of the network',
    until: new Date(until).toISOString(),
  };
  for (const [name, fact] of Object.entries(facts))
    if (!PLAIN.test(fact)) throw new RangeError(`The ${name} of a payment is no plain text.`);
  return [TITLE, ...FIELDS.map((name) => `${name}: ${facts[name]}`)].join('\n');
}

/**
 * Reads the text of a payment from a file.
 * @returns it without the line ends that an editor adds; undefined for anything that is more or less than one such text
 */
export function readApprovalText(file: string): string | undefined {
  const text = file.replaceAll('\r\n', '\n').trimEnd();
  const [title, ...lines] = text.split('\n');
  const isOne =
    title === TITLE &&
    lines.length === FIELDS.length &&
    FIELDS.every((name, at) => {
      const line = lines[at] ?? '';
      return line.startsWith(`${name}: `) && PLAIN.test(line.slice(name.length + 2));
    });
  return isOne ? text : undefined;
}
