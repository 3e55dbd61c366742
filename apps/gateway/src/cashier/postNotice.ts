import { lookup as lookupName, type LookupAddress } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './isPrivateAddress.ts';

interface PostOptions {
  /** Milliseconds in all. */
  readonly timeout: number;
  /** Whether the server may stand in a network of our own, as in the sandbox. */
  readonly mayBePrivate: boolean;
}

/**
 * Posts JSON to an address that somebody else chose: never into our own networks, whatever its name resolves to at this
 * moment, and without following it elsewhere. Any 2xx is success; nothing of the answer is read.
 * @throws Error otherwise
 */
export async function postNotice(url: string, body: object, { timeout, mayBePrivate }: PostOptions): Promise<void> {
  const { protocol, hostname } = new URL(url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  // A literal address is not looked up, hence this way in is closed apart.
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

/** Looks a name up, and fails where any of its addresses is private: which one is taken is not ours to say. */
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
