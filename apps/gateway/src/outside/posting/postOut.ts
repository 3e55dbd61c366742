import { lookup as lookupName, type LookupAddress } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './isPrivateAddress.ts';

interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Milliseconds in all. */
  readonly timeout: number;
  /** Whether the server may be in a network of our own, as in the sandbox. */
  readonly mayBePrivate: boolean;
}

/** Whether an address is written as a private one. A name may still lead to one, which only {@link postOut} finds out. */
export function isPrivateHost(hostname: string): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) !== 0 && isPrivateAddress(literal);
}

/**
 * Posts to an address that somebody else chose: never into our own networks, whatever its name resolves to now, and without
 * following redirects. The answer's body is ignored. @returns the status of the answer
 * @throws Error without an answer
 */
export async function postOut(url: string, { headers, body, timeout, mayBePrivate }: Posted): Promise<number> {
  const { protocol, hostname } = new URL(url);
  // No lookup happens for a literal address, so it needs a check of its own.
  if (!mayBePrivate && isPrivateHost(hostname)) throw new Error('The address is private.');
  const send = protocol === 'https:' ? requestSecure : requestPlain;
  const signal = AbortSignal.timeout(timeout);
  return await new Promise<number>((resolve, reject) => {
    const options = { method: 'POST', headers, signal, agent: false, ...(!mayBePrivate && { lookup: lookupPublic }) };
    const request = send(url, options, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject).end(body);
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
