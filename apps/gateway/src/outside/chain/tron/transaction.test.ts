import fc from 'fast-check';
import { TronWeb, utils } from 'tronweb';
import { describe, expect, it } from 'vitest';
import { createLocalSigner } from '../keys/createLocalSigner.ts';
import { addressOfKey } from '../keys/Keychain.ts';
import { HOT } from '../port/Signer.ts';
import { fromContractForm, toContractForm } from './address.ts';
import { encodeTransfer } from '../json-rpc/transferCall.ts';
import { type Action, encodeRaw, readSigned, signedBytes, type Unsigned, withSignature } from './transaction.ts';

/** tronweb is the independent implementation that our bytes are compared with. */
const tronAddress = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes) => {
  const hex = Buffer.from(bytes).toString('hex');
  return TronWeb.address.fromHex(`41${hex}`);
});
/** Its numbers are those of JavaScript. */
const amount = fc.bigInt({ min: 1n, max: BigInt(Number.MAX_SAFE_INTEGER) });
const time = fc.integer({ min: 1_500_000_000_000, max: 4_000_000_000_000 });
const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).filter((bytes) => bytes[0] !== 255 && bytes.some(Boolean));
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('transfer' as const), to: tronAddress, sun: amount }),
  fc.record({
    kind: fc.constant('call' as const),
    contract: tronAddress,
    data: fc
      .tuple(tronAddress, amount)
      .map(([to, raw]) => new Uint8Array(Buffer.from(encodeTransfer(toContractForm(to), raw).slice(2), 'hex'))),
  }),
);
const unsigned: fc.Arbitrary<Unsigned> = fc.record({
  owner: tronAddress,
  action,
  reference: fc.record({
    number: fc.integer({ min: 0, max: 200_000_000 }),
    hash: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex')),
  }),
  expiration: time,
  timestamp: time,
  feeLimit: fc.oneof(fc.constant(0n), amount),
});

/** The same transaction as the JSON of a node has it. */
function asJson({ owner, action: what, reference, expiration, timestamp, feeLimit }: Unsigned) {
  const hex = (address: string) => TronWeb.address.toHex(address);
  const [type, value] =
    what.kind === 'transfer'
      ? ['TransferContract', { owner_address: hex(owner), to_address: hex(what.to), amount: Number(what.sun) }]
      : [
          'TriggerSmartContract',
          {
            owner_address: hex(owner),
            contract_address: hex(what.contract),
            data: Buffer.from(what.data).toString('hex'),
          },
        ];
  return {
    raw_data: {
      contract: [{ type, parameter: { type_url: `type.googleapis.com/protocol.${type}`, value } }],
      ref_block_bytes: reference.number.toString(16).padStart(4, '0').slice(-4),
      ref_block_hash: reference.hash.slice(16, 32),
      expiration,
      timestamp,
      ...(feeLimit > 0n && { fee_limit: Number(feeLimit) }),
    },
  };
}

/** A transaction as the wallet of a key signs it. */
async function signed(content: Unsigned, secret: Uint8Array) {
  const raw = encodeRaw(content);
  const signer = createLocalSigner({ seed: Buffer.alloc(32, 1), hot: new Map([['TRC20', secret]]) });
  const intent = { kind: 'pay', reference: 'a bill', to: content.owner, raw: 1n, contract: '' } as const;
  return withSignature(
    raw,
    await signer.sign({ network: 'TRC20', purpose: HOT, from: content.owner, unsigned: raw, intent }),
  );
}

describe('a transaction', () => {
  it('is read as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(unsigned, key, async (content, secret) => {
        const { txid, payload } = await signed(content, secret);
        const { owner, action: what, expiration } = content;
        expect(readSigned(payload)).toEqual({ txid, owner, action: what, expiration });
      }),
    );
  });

  it('of other bytes is refused, and never read for ever', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(() => readSigned(Buffer.from(bytes).toString('hex'))).toThrow(RangeError);
      }),
    );
  });

  it('has the bytes, the name and the signature that another implementation gives it', async () => {
    await fc.assert(
      fc.asyncProperty(unsigned, key, async (content, secret) => {
        const theirs = utils.transaction.txJsonToPb(asJson(content));
        expect(Buffer.from(encodeRaw(content)).toString('hex')).toBe(
          utils.transaction.txPbToRawDataHex(theirs).toLowerCase(),
        );
        const { txid, payload } = await signed(content, secret);
        expect(`0x${txid}`).toBe(utils.transaction.txPbToTxID(theirs));
        const signature = utils.crypto.ECKeySign(Buffer.from(txid, 'hex') as never, secret as never);
        expect(payload.toUpperCase()).toContain(signature.replace(/^0x/, '').toUpperCase());
        expect(utils.crypto.ecRecover(txid, payload.slice(-130)).toLowerCase()).toBe(
          TronWeb.address.toHex(addressOfKey('TRC20', secret)).toLowerCase(),
        );
        expect(payload.length / 2).toBe(signedBytes(content));
      }),
      { numRuns: 300 },
    );
  });

  it('differs from one of the same content at another time', async () => {
    await fc.assert(
      fc.asyncProperty(unsigned, key, async (content, secret) => {
        const later = { ...content, timestamp: content.timestamp + 1 };
        expect((await signed(later, secret)).txid).not.toBe((await signed(content, secret)).txid);
      }),
    );
  });

  it('is not made of an amount that the network has no number for', () => {
    const [sample] = fc.sample(unsigned, 1);
    const to = fromContractForm('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    const tooMuch = { ...(sample as Unsigned), action: { kind: 'transfer', to, sun: 1n << 63n } as const };
    expect(() => encodeRaw(tooMuch)).toThrow(RangeError);
  });
});

describe('an address', () => {
  it('is read in every spelling, as another implementation reads it', () => {
    fc.assert(
      fc.property(tronAddress, (address) => {
        expect(toContractForm(address).slice(2).toLowerCase()).toBe(TronWeb.address.toHex(address).slice(2));
        expect(fromContractForm(toContractForm(address))).toBe(address);
      }),
    );
  });

  it.each(['', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'])('is not %j', (wrong) => {
    expect(() => toContractForm(wrong)).toThrow(Error);
  });
});
