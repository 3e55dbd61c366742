import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './readConfig.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ezwallet-config-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const SECRET = Buffer.alloc(32, 7).toString('base64');
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/ezwallet',
  PEPPER: SECRET,
  MASTER_KEY: SECRET,
  SMTP_URL: 'smtp://mail',
};

describe('readConfig', () => {
  it('needs nothing at all for a sandbox', () => {
    const config = readConfig({ DATA_DIR: dir });
    expect(config).toMatchObject({
      sandbox: true,
      host: '127.0.0.1',
      port: 8787,
      databaseUrl: undefined,
      trustProxy: 0,
      dataDir: dir,
    });
    expect(config.policy.login.proveNewDevice).toBe(false);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('makes the secrets of a sandbox once, readable by their owner only', () => {
    const first = readConfig({ DATA_DIR: dir }).secrets;
    expect(readConfig({ DATA_DIR: dir }).secrets).toEqual(first);
    expect(first.pepper).toHaveLength(32);
    expect(first.masterKey.equals(first.pepper)).toBe(false);
    expect(statSync(join(dir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dir, 'secrets.json'), 'utf8')).toContain(first.pepper.toString('base64'));
    writeFileSync(join(dir, 'secrets.json'), '{');
    expect(() => readConfig({ DATA_DIR: dir })).toThrow('not readable');
  });

  it('takes a full production environment', () => {
    const config = readConfig({
      ...production,
      DATA_DIR: dir,
      PUBLIC_ORIGIN: 'https://wallet.example',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    });
    expect(config).toMatchObject({ sandbox: false, allowedOrigins: ['https://a.example', 'https://b.example'] });
    expect(config.policy.login.proveNewDevice).toBe(true);
  });

  it('is no sandbox on a given database, unless told so', () => {
    expect(() => readConfig({ DATA_DIR: dir, DATABASE_URL: 'postgres://db/x' })).toThrow('PEPPER is missing');
    expect(readConfig({ DATA_DIR: dir, DATABASE_URL: 'postgres://db/x', SANDBOX: '1' }).sandbox).toBe(true);
  });

  it('names every fault at once, with its variable and the way out', () => {
    const faults = (env: NodeJS.ProcessEnv) => {
      try {
        readConfig({ DATA_DIR: dir, ...env });
        return '';
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError);
        return (error as Error).message;
      }
    };
    expect(faults({ ...production, SANDBOX: '1' })).toContain('SANDBOX is refused with NODE_ENV=production');
    const missing = faults({ NODE_ENV: 'production' });
    for (const word of ['PEPPER is missing', 'MASTER_KEY is missing', 'SMTP_URL or SMS_URL', 'openssl rand'])
      expect(missing).toContain(word);
    const wrong = faults({
      PORT: 'http',
      DATABASE_URL: 'mysql://x',
      PUBLIC_ORIGIN: 'https://a.example/path',
      PEPPER: 'short',
      LOG_LEVEL: 'loud',
    });
    for (const name of ['PORT', 'DATABASE_URL', 'PUBLIC_ORIGIN', 'PEPPER', 'LOG_LEVEL'])
      expect(wrong).toContain(`- ${name} `);
    expect(faults({ WALLET_DIR: join(dir, 'nowhere') })).toContain('does not exist');
  });

  it('never puts a secret into an error', () => {
    expect(() => readConfig({ DATA_DIR: dir, PEPPER: 'canary-secret' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('canary') }),
    );
  });
});
