import { randomBytes } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOfKey, addressOfPublicKey } from '../../src/outside/chain/keys/Keychain.ts';
import { HOT } from '../../src/outside/chain/port/Signer.ts';
import { createRemoteSigner } from '../../src/outside/chain/remote-signer/createRemoteSigner.ts';
import { recoverable } from '../../src/signer/openToken.ts';
import { readSignerConfig } from '../../src/signer/readSignerConfig.ts';
import { makeSignerHome, type SignerHome } from '../harness/signerHome.ts';
import { HAS_SOFT_TOKEN, makeSoftToken, type SoftToken } from '../harness/softToken.ts';
import { createTestGateway, signIn, testConfig } from '../harness/testGateway.ts';
import { drive, withdraw } from '../withdrawal/withdrawalStage.ts';
import { makeEvm, newKeys, USDT } from './houseWorlds.ts';
import { ADDRESSES, evmPayment, KEYS, POLICY, tronPayment } from './signerStage.ts';

const { ORDER } = secp256k1.Point.Fn;
const bytesOf = (r: bigint, s: bigint) => new secp256k1.Signature(r, s).toBytes('compact');

describe('a signature of a module', () => {
  it('becomes one that networks take, whichever half of its range s is in', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (digest) => {
        const key = secp256k1.utils.randomSecretKey();
        const publicKey = secp256k1.getPublicKey(key);
        const wanted = secp256k1.sign(digest, key, { prehash: false, format: 'recovered' });
        const { r, s } = secp256k1.Signature.fromBytes(wanted.subarray(1), 'compact');
        const expected = Uint8Array.of(...wanted.subarray(1), wanted[0] ?? 0);
        expect(recoverable(bytesOf(r, s), digest, publicKey)).toEqual(expected);
        expect(recoverable(bytesOf(r, ORDER - s), digest, publicKey)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('of another key is refused', () => {
    const digest = randomBytes(32);
    const made = secp256k1.sign(digest, secp256k1.utils.randomSecretKey(), { prehash: false });
    const other = secp256k1.getPublicKey(secp256k1.utils.randomSecretKey());
    expect(() => recoverable(made, digest, other)).toThrow('another key');
  });
});

describe('the settings', () => {
  const home = makeSignerHome(POLICY, KEYS);
  afterAll(async () => await home.close());
  const named = { ...home.env, ERC20_HOT_KEY: 'pkcs11:object=present' };

  it('say where keys with labels are', () => {
    expect(() => readSignerConfig(named)).toThrow('PKCS11_LIBRARY, PKCS11_TOKEN and PKCS11_PIN');
    const env = { ...named, PKCS11_LIBRARY: '/usr/lib/p11.so', PKCS11_TOKEN: 'house', PKCS11_PIN: '1' };
    expect(readSignerConfig(env)).toMatchObject({ token: { library: '/usr/lib/p11.so', token: 'house', pin: '1' } });
    expect(readSignerConfig(home.env).token).toBeUndefined();
  });

  it.each(['pkcs11:object=', 'pkcs11:id=1', `${KEYS.hot.toString('hex')},pkcs11:`])('refuse the key %s', (key) => {
    expect(() => readSignerConfig({ ...home.env, ERC20_HOT_KEY: key })).toThrow(
      'ERC20_HOT_KEY must be 32 bytes in hex',
    );
  });
});

describe.skipIf(!HAS_SOFT_TOKEN)('a signer whose keys are in a module', () => {
  const before = randomBytes(32);
  let token: SoftToken;
  let home: SignerHome;
  beforeAll(async () => {
    token = makeSoftToken();
    token.put('present', KEYS.hot);
    token.put('before', before);
    token.putOther('other-curve');
    home = makeSignerHome(POLICY, KEYS);
    const [ERC20_HOT_KEY, TRC20_HOT_KEY] = ['pkcs11:object=present,pkcs11:object=before', 'pkcs11:object=present'];
    Object.assign(home.env, { ...token.env, ERC20_HOT_KEY, TRC20_HOT_KEY });
    await home.start();
  });
  afterAll(async () => {
    await home.close();
    token.remove();
  });

  it('knows their addresses', async () => {
    const remote = createRemoteSigner(home.socket);
    expect(await remote.address('ERC20', HOT)).toBe(ADDRESSES.hot);
    expect(await remote.address('TRC20', HOT)).toBe(ADDRESSES.tronHot);
    const address = addressOfKey('ERC20', before);
    expect(await remote.address('ERC20', { kind: 'hot', address })).toBe(address);
  });

  it.each([
    ['Ethereum', evmPayment({ raw: 1n }), keccak_256, ADDRESSES.hot],
    ['TRON', tronPayment({ raw: 1n }), sha256, ADDRESSES.tronHot],
  ] as const)('signs for %s with them, always so that the sender is recovered', async (_, request, hash, sender) => {
    const remote = createRemoteSigner(home.socket);
    const seen = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const signature = await remote.sign(request);
      const { r, s } = secp256k1.Signature.fromBytes(signature.subarray(0, 64), 'compact');
      expect(s <= ORDER / 2n).toBe(true);
      const recovered = new secp256k1.Signature(r, s, signature[64]).recoverPublicKey(hash(request.unsigned));
      expect(addressOfPublicKey(request.network, recovered.toBytes(true))).toBe(sender);
      seen.add(Buffer.from(signature).toString('hex'));
    }
    // The module draws a number for each, so that none is like another.
    expect(seen.size).toBe(12);
  });

  it('opens its session again when the module has lost it', async () => {
    const other = makeSignerHome(POLICY, KEYS);
    Object.assign(other.env, { ...home.env, SIGNER_SOCKET: other.socket, SIGNER_DIR: other.env['SIGNER_DIR'] });
    await other.start('test/harness/forgetfulSigner.ts');
    const remote = createRemoteSigner(other.socket);
    for (const raw of [1n, 2n]) expect(await remote.sign(evmPayment({ raw }))).toHaveLength(65);
    await other.close();
  });

  it.each([
    ['without the key', { ERC20_HOT_KEY: 'pkcs11:object=missing' }, 'no key with the label missing'],
    ['of another curve', { ERC20_HOT_KEY: 'pkcs11:object=other-curve' }, 'is not one of secp256k1'],
    ['with another PIN', { PKCS11_PIN: '99999' }, 'cannot be opened'],
    ['with another label', { PKCS11_TOKEN: 'elsewhere' }, 'no token with the label elsewhere'],
    ['without its library', { PKCS11_LIBRARY: '/nowhere.so' }, 'cannot be loaded'],
  ])('does not start with a token %s, and tells no secret', async (_, change, why) => {
    const other = makeSignerHome(POLICY, KEYS);
    const { SOFTHSM2_CONF, PKCS11_LIBRARY, PKCS11_TOKEN, PKCS11_PIN } = home.env;
    const keys = { ERC20_HOT_KEY: 'pkcs11:object=present', TRC20_HOT_KEY: 'pkcs11:object=present' };
    Object.assign(other.env, { SOFTHSM2_CONF, PKCS11_LIBRARY, PKCS11_TOKEN, PKCS11_PIN, ...keys, ...change });
    await expect(other.start()).rejects.toThrow(why);
    expect(other.logged()).not.toContain(other.env['PKCS11_PIN']);
    await other.close();
  });

  it('pays a withdrawal on a network', async () => {
    const keys = newKeys();
    const world = await makeEvm(keys);
    const own = makeSignerHome(world.policy, keys);
    token.put('paying', keys.hot);
    Object.assign(own.env, { ...token.env, ERC20_HOT_KEY: 'pkcs11:object=paying' });
    await own.start();
    const secrets = { ...testConfig().secrets, chainSeed: undefined };
    const gateway = await createTestGateway({ ...world.nodes, signerSocket: own.socket, secrets });
    const person = await gateway.member({ kycLevel: 4, balances: { USDT: '100' } });
    const phone = await signIn(gateway.device(), person);
    const { body } = await withdraw(phone, { to: world.stranger, protocol: world.protocol, amount: '30' });
    expect(await drive(gateway, body.billNo)).toMatchObject({ state: 'sent' });
    await world.mine(world.finality);
    expect(await drive(gateway, body.billNo)).toMatchObject({ state: 'done' });
    expect(await world.balanceOf(world.stranger)).toBe(30n * USDT);
    await gateway.close();
    await own.close();
    await world.stop();
  });
});
