import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './ConfigError.ts';
import { readConfig } from './readConfig.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ezwallet-config-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const secret = (): string => randomBytes(32).toString('base64');
const SECRET = secret();
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/ezwallet',
  PEPPER: secret(),
  MASTER_KEY: secret(),
  DOCUMENT_KEYS: secret(),
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'EZ Wallet <no-reply@wallet.example>',
  RATES_URL: 'https://prices.example',
  PUBLIC_ORIGIN: 'https://wallet.example',
};

describe('secrets in files', () => {
  const file = (text: string) => {
    const path = join(dir, 'secret');
    writeFileSync(path, text);
    return path;
  };
  const withoutPepper = { ...production, PEPPER: undefined, DATA_DIR: undefined };
  const read = (env: NodeJS.ProcessEnv) => readConfig({ ...withoutPepper, DATA_DIR: dir, ...env });

  it('are read without the line break at the end', () => {
    expect(read({ PEPPER_FILE: file(`${SECRET}\n`) }).secrets.pepper.toString('base64')).toBe(SECRET);
  });

  it('refuse a secret that is there twice, an empty file, and one that is not there, and show none of it', () => {
    expect(() => read({ PEPPER: SECRET, PEPPER_FILE: file(SECRET) })).toThrow(
      'PEPPER and PEPPER_FILE are both set. Remove one.',
    );
    expect(() => read({ PEPPER_FILE: file(' \n') })).toThrow('PEPPER_FILE is empty.');
    expect(() => read({ PEPPER_FILE: join(dir, 'nothing') })).toThrow('PEPPER_FILE cannot be read: ENOENT.');
    const wrong = () => read({ PEPPER_FILE: file('not-32-bytes') });
    expect(wrong).toThrow('PEPPER must be 32 random bytes');
    expect(wrong).not.toThrow('not-32-bytes');
  });
});

describe('readConfig', () => {
  it('needs no setting for a sandbox', () => {
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

  it('is silent and tells no collector outside the sandbox, unless somebody says so', () => {
    expect(readConfig({ DATA_DIR: dir })).toMatchObject({ stage: 'dev', tagCollector: undefined });
    expect(readConfig({ ...production, DATA_DIR: dir })).toMatchObject({ stage: 'prod', tagCollector: undefined });
    const told = { STAGE: 'uat', TAG_COLLECTOR_URL: 'https://tags.example/a"b' };
    // A quote would end the attribute in the page.
    expect(readConfig({ ...production, ...told, DATA_DIR: dir })).toMatchObject({
      stage: 'uat',
      tagCollector: 'https://tags.example/a%22b',
    });
    expect(() => readConfig({ DATA_DIR: dir, TAG_COLLECTOR_URL: 'http://tags.example' })).toThrow(ConfigError);
  });

  it('makes the secrets of a sandbox once, readable by their owner only', () => {
    const first = readConfig({ DATA_DIR: dir }).secrets;
    expect(readConfig({ DATA_DIR: dir }).secrets).toEqual(first);
    expect(first.pepper).toHaveLength(32);
    expect(first.masterKey.equals(first.pepper)).toBe(false);
    expect(first.chainSeed).toHaveLength(32);
    expect(statSync(join(dir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dir, 'secrets.json'), 'utf8')).toContain(first.pepper.toString('base64'));
    // A file from before there were networks: one seed for ever.
    const { pepper, masterKey } = JSON.parse(readFileSync(join(dir, 'secrets.json'), 'utf8')) as Record<string, string>;
    writeFileSync(join(dir, 'secrets.json'), JSON.stringify({ pepper, masterKey }));
    const seed = readConfig({ DATA_DIR: dir }).secrets.chainSeed;
    expect(seed).toHaveLength(32);
    expect(readConfig({ DATA_DIR: dir }).secrets.chainSeed).toEqual(seed);
    writeFileSync(join(dir, 'secrets.json'), '{');
    expect(() => readConfig({ DATA_DIR: dir })).toThrow('not readable');
  });

  it('accepts a full production environment', () => {
    const config = readConfig({
      ...production,
      DATA_DIR: dir,
      HOST_NAMES: 'gateway.internal, wallet',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    });
    expect(config.hostNames).toEqual(['gateway.internal', 'wallet']);
    expect(config).toMatchObject({ sandbox: false, allowedOrigins: ['https://a.example', 'https://b.example'] });
    expect(config.policy.login.proveNewDevice).toBe(true);
  });

  it('takes a name for passkeys that pages of the public origin may use, and no other', () => {
    const named = { ...production, DATA_DIR: dir, PUBLIC_ORIGIN: 'https://app.wallet.example' };
    for (const name of ['app.wallet.example', 'wallet.example'])
      expect(readConfig({ ...named, PASSKEY_RP_ID: name }).passkeyRpId).toBe(name);
    for (const name of ['example.org', 'let.example', 'a.app.wallet.example'])
      expect(() => readConfig({ ...named, PASSKEY_RP_ID: name })).toThrow(
        'PASSKEY_RP_ID must be the name in PUBLIC_ORIGIN',
      );
    expect(() => readConfig({ ...named, PASSKEY_RP_ID: 'https://wallet.example' })).toThrow('PASSKEY_RP_ID');
    expect(readConfig(named).passkeyRpId).toBeUndefined();
  });

  it('takes the keys of notifications as one, and a sandbox makes its own once [S56]', () => {
    const VAPID_PUBLIC_KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
    const pair = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' };
    const keys = { ...pair, VAPID_SUBJECT: 'mailto:staff@wallet.example' };
    expect(readConfig({ ...production, DATA_DIR: dir }).push).toBeUndefined();
    expect(readConfig({ ...production, DATA_DIR: dir, ...keys }).push).toMatchObject({ subject: keys.VAPID_SUBJECT });
    const own = readConfig({ DATA_DIR: dir }).push;
    expect(own?.publicKey).toHaveLength(65);
    expect(readConfig({ DATA_DIR: dir }).push).toEqual(own);
    for (const [wrong, fault] of [
      [{ ...pair }, 'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT go together'],
      [{ ...keys, VAPID_PRIVATE_KEY: 'AAAA' }, 'VAPID_PRIVATE_KEY must be 32 bytes'],
      [{ ...keys, VAPID_PRIVATE_KEY: secret() }, 'VAPID_PUBLIC_KEY is not of VAPID_PRIVATE_KEY'],
      [{ ...keys, VAPID_SUBJECT: 'staff' }, 'VAPID_SUBJECT must be a URL'],
      [{ ...keys, CHAIN_SEED: pair.VAPID_PRIVATE_KEY }, 'VAPID_PRIVATE_KEY has the same value as CHAIN_SEED'],
    ] as const)
      expect(() => readConfig({ ...production, DATA_DIR: dir, ...wrong })).toThrow(fault);
  });

  it('has scripted people only on request, and refuses them outside the sandbox', () => {
    expect(readConfig({ DATA_DIR: dir }).scriptedPeople).toBe(false);
    expect(readConfig({ DATA_DIR: dir, SCRIPTED_PEOPLE: '1' }).scriptedPeople).toBe(true);
    for (const env of [production, { SANDBOX: '0' }])
      expect(() => readConfig({ DATA_DIR: dir, ...env, SCRIPTED_PEOPLE: '1' })).toThrow(
        'SCRIPTED_PEOPLE is refused outside the sandbox',
      );
  });

  it('is no sandbox with a database, unless SANDBOX says so', () => {
    expect(() => readConfig({ DATA_DIR: dir, DATABASE_URL: 'postgres://db/x' })).toThrow('PEPPER is missing');
    expect(readConfig({ DATA_DIR: dir, DATABASE_URL: 'postgres://db/x', SANDBOX: '1' }).sandbox).toBe(true);
  });

  it('names every fault at once, with its variable and how to fix it [S22]', () => {
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
    for (const word of [
      'PEPPER is missing',
      'MASTER_KEY is missing',
      'DOCUMENT_KEYS is missing',
      'SMTP_URL is missing',
      'MAIL_FROM is missing',
      'RATES_URL is missing',
      'openssl rand',
    ])
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

  const alone = Buffer.alloc(32).toString('base64');
  const hotKey = { CHAIN_SEED: SECRET, ERC20_RPC_URL: 'https://node', ERC20_HOT_KEY: '00'.repeat(32) };
  it.each([
    ['zeros', { PEPPER: alone }, 'PEPPER is not random'],
    [
      'a sequence',
      { MASTER_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => index * 3)).toString('base64') },
      'MASTER_KEY is not random',
    ],
    [
      'words',
      { CHAIN_SEED: Buffer.from('correct horse battery staple abc').toString('base64') },
      'CHAIN_SEED is not random',
    ],
    ['an older document key of zeros', { DOCUMENT_KEYS: `${SECRET},${alone}` }, 'DOCUMENT_KEYS is not random'],
    ['a wallet of zeros', hotKey, 'ERC20_HOT_KEY is not random'],
    ['the same secret twice', { PEPPER: SECRET, MASTER_KEY: SECRET }, 'MASTER_KEY has the same value as PEPPER'],
    [
      'a document key that is the master key',
      { MASTER_KEY: SECRET, DOCUMENT_KEYS: SECRET },
      'DOCUMENT_KEYS has the same value as MASTER_KEY',
    ],
    ['a plain origin', { PUBLIC_ORIGIN: 'http://wallet.example' }, 'PUBLIC_ORIGIN must begin with https'],
    [
      'a plain page',
      { ALLOWED_ORIGINS: 'https://a.example,http://b.example' },
      'ALLOWED_ORIGINS must begin with https',
    ],
    ['a plain SMS provider', { SMS_URL: 'http://sms.example/send' }, 'SMS_URL must begin with https'],
    ['plain prices', { RATES_URL: 'http://127.0.0.1.example/rates' }, 'RATES_URL must begin with https'],
    [
      'plain prices among others',
      { RATES_URL: 'https://a.example,http://b.example' },
      'RATES_URL must begin with https',
    ],
    [
      'a plain node',
      { ...hotKey, ERC20_HOT_KEY: 'ab'.repeat(16) + 'cd0123456789ef00'.repeat(2), ERC20_RPC_URL: 'http://node' },
      'ERC20_RPC_URL must begin with https',
    ],
    [
      'a plain node of TRON',
      {
        ...hotKey,
        ERC20_RPC_URL: '',
        TRC20_HOT_KEY: 'ab'.repeat(16) + 'cd0123456789ef00'.repeat(2),
        TRC20_RPC_URL: 'https://node/jsonrpc',
        TRC20_API_URL: 'http://node',
      },
      'TRC20_API_URL must begin with https',
    ],
    [
      'a plain node of Bitcoin',
      { ...hotKey, BTC_HOT_KEY: 'ab'.repeat(16) + 'cd0123456789ef00'.repeat(2), BTC_RPC_URL: 'http://a:b@node' },
      'BTC_RPC_URL must begin with https',
    ],
    ['a wallet of zeros on Bitcoin', { ...hotKey, BTC_HOT_KEY: '00'.repeat(32) }, 'BTC_HOT_KEY is not random'],
    ['a wallet of zeros on TRON', { ...hotKey, TRC20_HOT_KEY: '00'.repeat(32) }, 'TRC20_HOT_KEY is not random'],
    ['no prices', { RATES_URL: '' }, 'RATES_URL is missing'],
    ['no mail server', { SMTP_URL: '', SMS_URL: 'https://sms.example' }, 'SMTP_URL is missing'],
    ['no sender', { MAIL_FROM: ' ' }, 'MAIL_FROM is missing'],
  ])('does not start for real money with %s [S22]', (_, wrong, words) => {
    expect(() => readConfig({ ...production, DATA_DIR: dir, ...wrong })).toThrow(words);
    expect(() => readConfig({ ...production, NODE_ENV: '', SANDBOX: '0', DATA_DIR: dir, ...wrong })).toThrow(words);
  });

  it('takes plain http within the machine', () => {
    const local = {
      SMS_URL: 'http://127.0.0.1:1/',
      RATES_URL: 'http://[::1]:2/',
      ALLOWED_ORIGINS: 'http://localhost:5173',
    };
    expect(readConfig({ ...production, ...local, DATA_DIR: dir })).toMatchObject({ sandbox: false });
  });

  it('says in a sentence that the data folder is a file', () => {
    const file = join(dir, 'file');
    writeFileSync(file, '');
    expect(() => readConfig({ DATA_DIR: file })).toThrow(`DATA_DIR ${file} is a file`);
    expect(() => readConfig({ DATA_DIR: join(file, 'below') })).toThrow('cannot be opened (ENOTDIR)');
  });

  it('takes keys of wallets and seeds of before, behind the present ones', () => {
    const [present, before, oldest] = [1, 2, 3].map(() => randomBytes(32));
    const seeds = [SECRET, secret()];
    const env = {
      ...production,
      DATA_DIR: dir,
      CHAIN_SEED: seeds.join(','),
      ERC20_RPC_URL: 'https://node.example/key',
      ERC20_HOT_KEY: [present, before, oldest].map((key) => key?.toString('hex')).join(', '),
    };
    const { evm, secrets } = readConfig(env);
    expect(evm[0]).toMatchObject({ hotKey: present, earlierHotKeys: [before, oldest] });
    expect(secrets.chainSeed).toEqual(Buffer.from(SECRET, 'base64'));
    expect(secrets.earlierSeeds).toEqual([Buffer.from(seeds[1] ?? '', 'base64')]);
    const twice = { ...env, CHAIN_SEED: `${SECRET},${SECRET}` };
    expect(() => readConfig(twice)).toThrow('CHAIN_SEED has the same value as CHAIN_SEED');
    expect(() => readConfig({ ...env, ERC20_HOT_KEY: `${present?.toString('hex')},ab` })).toThrow('must be 32 bytes');
  });

  it('takes an Ethereum node, its tokens and its wallet', () => {
    const key = randomBytes(32).toString('hex');
    const env = {
      ...production,
      DATA_DIR: dir,
      CHAIN_SEED: SECRET,
      ERC20_RPC_URL: 'https://node.example/key',
      ERC20_HOT_KEY: key,
    };
    expect(readConfig(env).evm).toEqual([
      {
        protocol: 'ERC20',
        rpcUrls: ['https://node.example/key'],
        chainId: 1,
        tokens: new Map([['USDT', { decimals: 6, contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7' }]]),
        hotKey: Buffer.from(key, 'hex'),
      },
    ]);
    const two = 'USDT=0xdAC17F958D2ee523a2206206994597C13D831ec7:6, USDC=0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48:6';
    expect([
      ...(readConfig({ ...env, ERC20_CHAIN_ID: '11155111', ERC20_TOKENS: two }).evm[0]?.tokens.keys() ?? []),
    ]).toEqual(['USDT', 'USDC']);
    expect(readConfig({ ...production, DATA_DIR: dir }).evm).toEqual([]);
    const second = {
      BEP20_RPC_URL: 'https://bsc.example',
      BEP20_HOT_KEY: randomBytes(32).toString('hex'),
      BEP20_START_BLOCK: '7',
    };
    expect(readConfig({ ...env, ...second }).evm).toMatchObject([
      { protocol: 'ERC20', chainId: 1 },
      { protocol: 'BEP20', chainId: 56, startBlock: 7 },
    ]);
    expect(() => readConfig({ ...env, ...second, BEP20_CHAIN_ID: '1' })).toThrow('BEP20_CHAIN_ID is that of ERC20');
    expect(() => readConfig({ ...env, ...second, BEP20_HOT_KEY: key })).toThrow('the same value as ERC20_HOT_KEY');
  });

  describe('a policy file', () => {
    const write = (content: string) => {
      const file = join(dir, 'policy.json');
      writeFileSync(file, content);
      return file;
    };
    const policyOf = (content: string) => readConfig({ DATA_DIR: dir, POLICY_FILE: write(content) }).policy;

    it('changes what it names and nothing else', () => {
      const { tradeLimit, withdrawal, login } = policyOf(
        '{"tradeLimit": "75000", "withdrawal": {"fees": {"ERC20": {"amount": "7.5"}}}}',
      );
      expect(tradeLimit).toBe(75_000_000_000n);
      expect(withdrawal.fees.ERC20).toEqual({ currency: 'USDT', amount: '7.5' });
      expect(withdrawal.fees.TRC20).toEqual({ currency: 'USDT', amount: '1' });
      expect(login.proveNewDevice).toBe(false);
    });

    it('has the last word in the sandbox', () => {
      expect(policyOf('{"login": {"proveNewDevice": true}}').login.proveNewDevice).toBe(true);
    });

    it('is refused by the path of each fault, together with faults of the environment', () => {
      const env = { NODE_ENV: 'production', DATA_DIR: dir, POLICY_FILE: write('{"tradeLimit": 5, "fees": {}}') };
      expect(() => readConfig(env)).toThrow(ConfigError);
      for (const fault of ['policy.tradeLimit: must be an amount', 'policy.fees: is not a name', 'PEPPER is missing'])
        expect(() => readConfig(env)).toThrow(fault);
    });

    it('is refused when it asks for more nodes than the settings name', () => {
      const wants = { DATA_DIR: dir, POLICY_FILE: write('{"chains": {"nodesNeeded": 2}}') };
      const node = { ERC20_HOT_KEY: 'ab'.repeat(16) + 'cd0123456789ef00'.repeat(2), CHAIN_SEED: SECRET };
      expect(() => readConfig({ ...wants, ...node, ERC20_RPC_URL: 'https://a.example' })).toThrow(
        'ERC20_RPC_URL names 1 of the 2 nodes',
      );
      expect(
        readConfig({ ...wants, ...node, ERC20_RPC_URL: 'https://a.example, https://b.example' }).evm[0]?.rpcUrls,
      ).toEqual(['https://a.example', 'https://b.example']);
    });

    it('is refused when it cannot be read or is not JSON', () => {
      expect(() => policyOf('{tradeLimit}')).toThrow('is not JSON');
      expect(() => readConfig({ DATA_DIR: dir, POLICY_FILE: join(dir, 'nowhere') })).toThrow('cannot be read (ENOENT)');
    });
  });

  it.each([
    [{ CHAIN_SEED: undefined }, 'CHAIN_SEED is missing'],
    [{ EVM_RPC_URL: 'https://node' }, 'EVM_RPC_URL is called ERC20_RPC_URL'],
    [{ ERC20_START_BLOCK: '0x1' }, 'ERC20_START_BLOCK must be the number of a block'],
    [{ ERC20_HOT_KEY: undefined }, 'ERC20_HOT_KEY must be 32 bytes'],
    [{ ERC20_HOT_KEY: 'ab' }, 'ERC20_HOT_KEY must be 32 bytes'],
    [{ ERC20_RPC_URL: 'https://node,https://node' }, 'ERC20_RPC_URL names one node twice'],
    [{ ERC20_RPC_URL: 'ftp://node' }, 'ERC20_RPC_URL.0 must be a URL'],
    [{ ERC20_CHAIN_ID: '0' }, 'ERC20_CHAIN_ID must be a whole number'],
    [{ ERC20_TOKENS: 'ETH=0xdAC17F958D2ee523a2206206994597C13D831ec7:18' }, 'ERC20_TOKENS must list tokens'],
    [{ ERC20_TOKENS: 'USDT' }, 'ERC20_TOKENS must list tokens'],
    [{ ERC20_TOKENS: 'USDT=0xdac17f958d2ee523a2206206994597c13d831ec7:6' }, 'with valid checksums'],
    [{ ERC20_TOKENS: 'USDT=0xdAC17F958D2ee523a2206206994597C13D831eC7:6' }, 'with valid checksums'],
    [{ ERC20_TOKENS: 'USDT=0xdAC17F958D2ee523a2206206994597C13D831ec7:99' }, 'ERC20_TOKENS must list tokens'],
  ])('refuses a node with %o', (fault, message) => {
    const env = {
      ...production,
      DATA_DIR: dir,
      CHAIN_SEED: SECRET,
      ERC20_RPC_URL: 'https://node',
      ERC20_HOT_KEY: randomBytes(32).toString('hex'),
    };
    expect(() => readConfig({ ...env, ...fault })).toThrow(message);
  });

  describe('a signer that holds the keys', () => {
    const signer = {
      ...production,
      CHAIN_SEED: undefined,
      SIGNER_SOCKET: '/run/ezwallet-signer/signer.sock',
      ERC20_RPC_URL: 'https://node',
      TRC20_RPC_URL: 'https://node/jsonrpc',
      BTC_RPC_URL: 'https://user:password@node.example',
    };

    it('leaves none of them to the gateway', () => {
      for (const env of [
        { ...signer, DATA_DIR: dir },
        { DATA_DIR: dir, SIGNER_SOCKET: signer.SIGNER_SOCKET },
      ]) {
        const { signerSocket, evm, tron, bitcoin, secrets } = readConfig(env);
        expect(signerSocket).toBe(signer.SIGNER_SOCKET);
        for (const key of [secrets.chainSeed, evm[0]?.hotKey, tron?.hotKey, bitcoin?.hotKey])
          expect(key).toBeUndefined();
      }
    });

    it.each(['CHAIN_SEED', 'ERC20_HOT_KEY', 'BEP20_HOT_KEY', 'TRC20_HOT_KEY', 'BTC_HOT_KEY'])(
      'is refused beside %s',
      (name) => {
        const key = name === 'CHAIN_SEED' ? SECRET : randomBytes(32).toString('hex');
        expect(() => readConfig({ ...signer, DATA_DIR: dir, [name]: key })).toThrow(
          `SIGNER_SOCKET and ${name} are both set`,
        );
      },
    );
  });

  it('never puts a secret into an error [S40]', () => {
    expect(() => readConfig({ DATA_DIR: dir, PEPPER: 'canary-secret' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('canary') }),
    );
  });
});
