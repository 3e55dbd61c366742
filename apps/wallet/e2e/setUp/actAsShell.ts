import type { Page } from '@playwright/test';

/** A record of the native app, for a picture of it. */
interface ShownRecord {
  readonly userId: string;
  readonly phone: string;
  readonly email: string;
}

/** Puts a native app around the wallet, with a fingerprint sensor that always matches. Tests of its behaviour are in the simulator. */
export async function actAsShell(page: Page, records: readonly ShownRecord[] = []): Promise<void> {
  await page.addInitScript(playShell, records);
}

function playShell(records: readonly ShownRecord[]): void {
  const STORE = 'shell.records';
  type Message = { readonly type: string; readonly id: string; readonly name: string; readonly data?: unknown };
  const view = window as unknown as { wallet: object; __walletBridge?: { receive(text: string): void } };
  const say = (message: object) =>
    view.__walletBridge?.receive(encodeURIComponent(JSON.stringify({ v: 1, ...message })));
  const first = records.map((record) => ({
    ...record,
    loginName: record.phone || record.email,
    countryCode: '86',
    biometricsCode: 'bc_shown',
    expirationTime: 4e12,
    isUseBiometric: true,
    isUseBiometricToLogin: true,
  }));
  const answers: Readonly<Record<string, (data: unknown) => unknown>> = {
    getAlreadyCrossBiometric: () => JSON.parse(sessionStorage.getItem(STORE) ?? JSON.stringify(first)) as unknown,
    setAlreadyCrossBiometric: (data) => sessionStorage.setItem(STORE, JSON.stringify(data)) ?? 'success',
    invokeBiometricAuth: () => ({ success: true }),
  };
  view.wallet = {
    postMessage: (text: string) => {
      const { type, id, name, data } = JSON.parse(decodeURIComponent(text)) as Message;
      if (type !== 'request') return;
      // A shell is another process: it never answers within the call.
      setTimeout(() => {
        say({ type: 'response', id, ok: true, data: answers[name]?.(data) ?? 'success' });
        if (name === 'getAlreadyCrossBiometric')
          say({ type: 'event', id: crypto.randomUUID(), name: 'supportBiometricType', data: ['fingerprint'] });
      });
    },
  };
}
