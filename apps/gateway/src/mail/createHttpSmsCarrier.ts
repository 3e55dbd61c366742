import type { Carrier } from './Messenger.ts';

const TIMEOUT = 15_000;

/**
 * SMS through an HTTP provider: `POST` of `{"to": "+8613…", "text": "…"}`, the token as bearer; any 2xx is success.
 * Providers with another form stand behind a few lines of their own.
 */
export function createHttpSmsCarrier(url: string, token: string | undefined): Carrier {
  return {
    async send(target, { text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ to: target, text }),
        signal: AbortSignal.timeout(TIMEOUT),
        redirect: 'error',
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS provider answered ${response.status}.`);
    },
  };
}
