import { lookup as lookupName, type LookupAddress } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

interface PostOptions {
  /** Milliseconds in all. */
  readonly timeout: number;
  /** Whether the server may be in a network of our own, as in the sandbox. */
  readonly mayBePrivate: boolean;
}

/**
 * Posts JSON to an address that a merchant chose: never into our own networks, whatever its name resolves to now, and
 * without following redirects. Any 2xx is success; the answer's body is ignored.
 * @throws Error otherwise
 */
export async function postNotice(url: string, body: object, { timeout, mayBePrivate }: PostOptions): Promise<void> {
  const { protocol, hostname } = new URL(url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  // No lookup happens for a literal address, so it needs a check of its own.
  if (!mayBePrivate && isIP(literal) !== 0 && isPrivateAddress(literal)) throw new Error('The address is private.');
  const send = protocol === 'https:' ? requestSecure : requestPlain;
  const signal = AbortSignal.timeout(timeout);
  await new Promise<void>((resolve, reject) => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const options = { method: 'POST', headers, signal, agent: false, ...(!mayBePrivate && { lookup: lookupPublic }) };
    const request = send(url, options, (response) => {
      const { statusCode = 0 } = response;
      response.destroy();
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new Error(`The server answered ${statusCode}.`));
    });
    request.on('error', reject).end(JSON.stringify(body));
  });
}

/** Looks up a name, and fails when any of its addresses is private: the caller does not choose which one is used. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookupName(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, []);
    if (found.some(({ address }) => isPrivateAddress(address)))
      return callback(new Error('The address is private.'), []);
    const [first] = found;
    if (options.all || !first) return callback(null, found);
    callback(null, first.address, first.family);
  });
};

/** Special-purpose networks that are not the public internet (IANA registries of RFC 6890). */
const RANGES: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

/** Whether an address is outside the public internet, including IPv4 addresses written as IPv6. */
export function isPrivateAddress(address: string): boolean {
  const list = new BlockList();
  for (const [network, prefix, family] of RANGES) list.addSubnet(network, prefix, family);
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
