import { createHash, randomBytes } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { address, networks, payments, Psbt, Transaction } from 'bitcoinjs-lib';
import fc from 'fast-check';
import * as ecc from 'tiny-secp256k1';
import { describe, expect, it } from 'vitest';
import { createLocalSigner } from '../keys/createLocalSigner.ts';
import { HOT } from '../port/Signer.ts';
import { addressOf, dustOf, keyHashAddress, scriptOf, UnknownAddressError } from './script.ts';
import {
  digestOfInput,
  joinSigned,
  readSigned,
  readUnsigned,
  sizeOf,
  UnknownContentError,
  writeUnsigned,
} from './transaction.ts';

const KEY = Buffer.from(createHash('sha256').update('the house').digest());
const PUBKEY = secp256k1.getPublicKey(KEY);
const HOME = payments.p2wpkh({ pubkey: PUBKEY }).output ?? Buffer.alloc(0);
const signer = createLocalSigner({ seed: Buffer.alloc(32, 1), hot: new Map([['BTC', KEY]]) });

/** A coin of the house, and the transaction that made it. */
function coin(raw: bigint, before = 0) {
  const transaction = new Transaction();
  transaction.addInput(randomBytes(32), 1);
  for (let index = 0; index < before; index++) transaction.addOutput(Buffer.alloc(25, 3), 9n);
  transaction.addOutput(HOME, raw);
  const plain = Uint8Array.from(transaction.toBuffer());
  return { txid: transaction.getId(), vout: before, raw, plain, script: HOME };
}

const sign = async (unsigned: Uint8Array, inputs: number) =>
  joinSigned(
    unsigned,
    await Promise.all(
      Array.from({ length: inputs }, (_, input) =>
        signer.sign({
          network: 'BTC',
          purpose: HOT,
          from: '',
          unsigned,
          input,
          intent: { kind: 'pay', reference: 'a bill', to: '', raw: 0n, contract: '' },
        }),
      ),
    ),
  );

describe('a transaction', () => {
  it('has the digests, the signatures, the bytes and the name that bitcoinjs-lib and libsecp256k1 give it', async () => {
    const amounts = fc.array(fc.bigInt(1000n, 10n ** 15n), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(amounts, amounts, fc.nat(3), async (has, pays, before) => {
        const inputs = has.map((raw) => coin(raw, before));
        const outputs = pays.map((raw, index) => ({ raw, script: index % 2 === 0 ? HOME : Buffer.alloc(34, 0x51) }));
        outputs.splice(0, outputs.length, ...scaled(outputs, has));
        const unsigned = writeUnsigned(inputs, outputs);
        expect(readUnsigned(unsigned)).toEqual({
          inputs: inputs.map(({ txid, vout, raw, script }) => ({ txid, vout, raw, script: Uint8Array.from(script) })),
          outputs: outputs.map(({ raw, script }) => ({ raw, script: Uint8Array.from(script) })),
        });
        const theirs = Psbt.fromBuffer(Buffer.from(unsigned));
        const { payload, txid } = await sign(unsigned, inputs.length);
        const digests: Buffer[] = [];
        theirs.signAllInputs({
          publicKey: PUBKEY,
          sign: (digest) => {
            digests.push(Buffer.from(digest));
            return ecc.sign(digest, KEY);
          },
        });
        expect(digests).toEqual(inputs.map((_, index) => Buffer.from(digestOfInput(unsigned, index))));
        const signed = theirs.finalizeAllInputs().extractTransaction(true);
        expect(payload).toBe(signed.toHex());
        expect(txid).toBe(signed.getId());
        expect(readSigned(payload)).toMatchObject({
          txid,
          inputs: inputs.map(({ txid: from, vout }) => ({ txid: from, vout })),
        });
        const room = Number(sizeOf(inputs.length, outputs)) - signed.virtualSize();
        expect(room).toBeGreaterThanOrEqual(0);
        expect(room).toBeLessThanOrEqual(inputs.length);
        // Replaceable, and valid at any time.
        expect(signed.ins.every(({ sequence }) => sequence === 0xff_ff_ff_fd)).toBe(true);
        expect([signed.version, signed.locktime]).toEqual([2, 0]);
      }),
      { numRuns: 30 },
    );
  });

  it('is not put together from signatures of another key, or of other bytes', async () => {
    const inputs = [coin(5000n)];
    const unsigned = writeUnsigned(inputs, [{ raw: 3000n, script: HOME }]);
    const other = writeUnsigned(inputs, [{ raw: 2999n, script: HOME }]);
    const request = { network: 'BTC', purpose: HOT, from: '', input: 0 } as const;
    const intent = { kind: 'pay', reference: '', to: '', raw: 0n, contract: '' } as const;
    const signature = await signer.sign({ ...request, unsigned: other, intent });
    expect(() => joinSigned(unsigned, [signature])).toThrow('another key');
    expect(() => joinSigned(unsigned, [])).toThrow('not signed');
  });

  it('whose bytes say more or something else is not read', () => {
    const inputs = [coin(5000n)];
    const unsigned = writeUnsigned(inputs, [{ raw: 3000n, script: HOME }]);
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.alloc(40),
      unsigned.subarray(1),
      Buffer.concat([unsigned, Buffer.of(0)]),
    ])
      expect(() => readUnsigned(bytes)).toThrow(UnknownContentError);
    const changed = Psbt.fromBuffer(Buffer.from(unsigned));
    changed.addUnknownKeyValToGlobal({ key: Buffer.from('ff01', 'hex'), value: Buffer.from('00', 'hex') });
    expect(() => readUnsigned(Uint8Array.from(changed.toBuffer()))).toThrow(UnknownContentError);
    const final = Psbt.fromBuffer(Buffer.from(unsigned));
    final.updateInput(0, { sighashType: Transaction.SIGHASH_NONE });
    expect(() => readUnsigned(Uint8Array.from(final.toBuffer()))).toThrow(UnknownContentError);
    expect(() => digestOfInput(unsigned, 1)).toThrow(UnknownContentError);
  });

  it('does not take an amount that the transaction before it does not prove', () => {
    const [real, lie] = [coin(5000n), coin(6000n)];
    expect(() => writeUnsigned([{ ...real, plain: lie.plain }], [{ raw: 3000n, script: HOME }])).toThrow('wrong txid');
    const bare = new Psbt().addInput({ hash: real.txid, index: 0, witnessUtxo: { script: HOME, value: 6000n } });
    expect(() => readUnsigned(Uint8Array.from(bare.toBuffer()))).toThrow(UnknownContentError);
  });
});

/** Outputs that pay less than the inputs have. */
function scaled<Output extends { raw: bigint }>(outputs: readonly Output[], has: readonly bigint[]): Output[] {
  const total = has.reduce((sum, raw) => sum + raw, 0n);
  return outputs.map((output) => ({ ...output, raw: total / BigInt(outputs.length) }));
}

describe('an address', () => {
  it.each([
    ['main', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', networks.bitcoin],
    ['main', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', networks.bitcoin],
    ['main', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', networks.bitcoin],
    ['main', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3', networks.bitcoin],
    ['main', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', networks.bitcoin],
    ['test', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', networks.testnet],
    ['signet', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', networks.testnet],
    ['regtest', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', networks.regtest],
  ] as const)('on %s, %s has the script that bitcoinjs-lib gives it', (network, text, theirs) => {
    const script = scriptOf(network, text);
    const isTaproot = text.startsWith('bc1p');
    if (!isTaproot) expect(Buffer.from(script).equals(address.toOutputScript(text, theirs))).toBe(true);
    expect(addressOf(network, script)).toBe(text);
    expect(keyHashAddress(network, script)).toBe(script.length === 22 ? text : undefined);
  });

  it('of another network is none, except that of the main net on test networks', () => {
    const [main, test] = ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'];
    for (const text of [test, `${main.slice(0, -1)}p`, '', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'])
      expect(() => scriptOf('main', text)).toThrow(UnknownAddressError);
    expect(addressOf('test', scriptOf('test', main))).toMatch(/^tb1q/);
    expect(() => scriptOf('regtest', test)).toThrow(UnknownAddressError);
  });

  it.each([
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 546n],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 540n],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 294n],
    ['bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3', 330n],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 330n],
  ])('%s is paid at least %i satoshis', (text, least) => {
    expect(dustOf(scriptOf('main', text))).toBe(least);
  });
});
