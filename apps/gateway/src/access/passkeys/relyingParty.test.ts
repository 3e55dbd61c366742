import { describe, expect, it } from 'vitest';
import { testConfig } from '../../../test/harness/testGateway.ts';
import { isOriginOurs, relyingPartyId } from './relyingParty.ts';

const HOUSE = testConfig({
  sandbox: false,
  publicOrigin: 'https://app.wallet.example',
  allowedOrigins: ['https://partner.example'],
});

describe('the name of passkeys', () => {
  it('is that of the public origin, unless the configuration names a domain above it', () => {
    expect(relyingPartyId(HOUSE)).toBe('app.wallet.example');
    expect(relyingPartyId({ ...HOUSE, passkeyRpId: 'wallet.example' })).toBe('wallet.example');
  });

  it('is localhost in a sandbox without a name', () => {
    expect(relyingPartyId(testConfig())).toBe('localhost');
    expect(relyingPartyId(testConfig({ publicOrigin: 'http://127.0.0.1:8787' }))).toBe('localhost');
  });
});

describe('the pages that may use passkeys', () => {
  it.each(['https://app.wallet.example', 'https://partner.example'])('are %s', (origin) => {
    expect(isOriginOurs(HOUSE, origin)).toBe(true);
  });

  it.each([
    'https://wallet.example',
    'http://app.wallet.example',
    'https://app.wallet.example:444',
    'https://app.wallet.example.evil.example',
    'http://localhost:8787',
    'null',
    '',
  ])('are not "%s"', (origin) => expect(isOriginOurs(HOUSE, origin)).toBe(false));

  it('are those of localhost in a sandbox, with any port, and no address', () => {
    const sandbox = testConfig();
    for (const origin of ['http://localhost:8787', 'http://localhost:5173'])
      expect(isOriginOurs(sandbox, origin)).toBe(true);
    for (const origin of [
      'http://127.0.0.1:8787',
      'http://localhost.evil.example',
      'https://evil.example/?localhost',
      'localhost',
    ])
      expect(isOriginOurs(sandbox, origin)).toBe(false);
    expect(isOriginOurs(testConfig({ publicOrigin: 'https://demo.example' }), 'http://localhost:8787')).toBe(false);
  });
});
