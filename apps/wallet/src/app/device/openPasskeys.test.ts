import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPasskeys } from './openPasskeys.ts';

const IPHONE = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
} as Navigator;
const at = (hostname: string) => openPasskeys(IPHONE, { hostname } as Location);

describe('openPasskeys', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('names the device without the version of its browser', () => {
    vi.stubGlobal('PublicKeyCredential', class {});
    expect(at('wallet.example')?.name).toBe('iOS, Safari');
    expect(at('localhost')).not.toBeNull();
  });

  it.each(['127.0.0.1', '10.0.0.7', '[::1]'])('has nothing at %s, because passkeys belong to names', (hostname) => {
    vi.stubGlobal('PublicKeyCredential', class {});
    expect(at(hostname)).toBeNull();
  });

  it('has nothing where the browser has none, as in most native apps', () => {
    expect(at('wallet.example')).toBeNull();
  });
});
