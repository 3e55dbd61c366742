import { Block } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { BitcoinLedger } from '../../../../test/harness/bitcoinNode/BitcoinLedger.ts';
import { FalseBlockError, readBlock, targetOf } from './block.ts';
import { BITCOIN } from './networks.ts';

/** The first block of the main net. */
const GENESIS = Buffer.from(
  '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa' +
    '4b1e5e4a29ab5f49ffff001d1dac2b7c0101000000010000000000000000000000000000000000000000000000000000000000000000ffffffff4d04ffff001d' +
    '0104455468652054696d65732030332f4a616e2f32303039204368616e63656c6c6f72206f6e206272696e6b206f66207365636f6e64206261696c6f757420666f' +
    '722062616e6b73ffffffff0100f2052a01000000434104678afdb0fe5548271967f1a67130b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38c4f355' +
    '04e51ec112de5c384df7ba0b8d578a4c702b6bf11d5fac00000000',
  'hex',
);

/** A block of test transactions. */
function mined(outputs: number): Buffer {
  const ledger = new BitcoinLedger('00'.repeat(32));
  ledger.append(
    [],
    Array.from({ length: outputs }, () => ({ script: Buffer.alloc(22, 7), value: 5000n })),
  );
  return Buffer.from(ledger.blocks[0]?.toBuffer() ?? []);
}

describe('a block', () => {
  it('is read as the network has it', () => {
    const { hash, previous, bits, transactions } = readBlock(GENESIS);
    expect(hash).toBe(BITCOIN.main.genesis);
    expect([previous, bits]).toEqual(['0'.repeat(64), 0x1d_00_ff_ff]);
    expect(transactions).toMatchObject([
      {
        txid: '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b',
        inputs: [],
        outputs: [{ raw: 5_000_000_000n }],
      },
    ]);
  });

  it.each([1, 2, 3, 300])('of %i outputs has the transactions that bitcoinjs-lib reads in it', (outputs) => {
    const bytes = mined(outputs);
    const theirs = Block.fromBuffer(bytes);
    const { hash, transactions } = readBlock(bytes);
    expect(hash).toBe(theirs.getId());
    expect(transactions.map(({ txid }) => txid)).toEqual(theirs.transactions?.map((each) => each.getId()));
    for (const [index, { outputs: read, whole }] of transactions.entries()) {
      const their = theirs.transactions?.[index];
      expect(read.map(({ raw }) => raw)).toEqual(their?.outs.map(({ value }) => value));
      expect(Buffer.from(whole).toString('hex')).toBe(their?.toHex());
    }
  });

  it('whose bytes are changed anywhere is refused', () => {
    const bytes = mined(3);
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      // The header says another block then, which is found by chance once in two times.
      const read = () => readBlock(changed).hash;
      if (at < 80 && !throws(read)) expect(read()).not.toBe(readBlock(bytes).hash);
      else expect(read, String(at)).toThrow(FalseBlockError);
    }
    for (const length of [0, 79, 81, bytes.length - 1])
      expect(() => readBlock(bytes.subarray(0, length))).toThrow(FalseBlockError);
    expect(() => readBlock(Buffer.concat([bytes, Buffer.alloc(1)]))).toThrow(FalseBlockError);
  });

  it('has a target in short form, as Bitcoin Core tests it', () => {
    // `arith_uint256_tests.cpp`, bignum_SetCompact.
    expect(targetOf(0x01_12_34_56)).toBe(0x12n);
    expect(targetOf(0x02_12_34_56)).toBe(0x1234n);
    expect(targetOf(0x03_12_34_56)).toBe(0x12_34_56n);
    expect(targetOf(0x04_12_34_56)).toBe(0x12_34_56_00n);
    expect(targetOf(0x05_00_92_34)).toBe(0x92_34_00_00n);
    expect(targetOf(0x04_92_34_56)).toBe(0n);
  });
});

function throws(read: () => unknown): boolean {
  try {
    read();
    return false;
  } catch {
    return true;
  }
}
