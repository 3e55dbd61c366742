import { postOut } from '../../outside/posting/postOut.ts';

interface PostOptions {
  /** Milliseconds in all. */
  readonly timeout: number;
  /** Whether the server may be in a network of our own, as in the sandbox. */
  readonly mayBePrivate: boolean;
}

/** Posts JSON to an address that a merchant chose. Any 2xx is success. @throws Error otherwise */
export async function postNotice(url: string, body: object, options: PostOptions): Promise<void> {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const status = await postOut(url, { headers, body: JSON.stringify(body), ...options });
  if (status < 200 || status >= 300) throw new Error(`The server answered ${status}.`);
}
