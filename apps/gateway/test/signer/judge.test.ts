import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { hexToBytes, serializeTransaction } from 'viem';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createLocalSigner } from '../../src/outside/chain/keys/createLocalSigner.ts';
import { addressOfKey } from '../../src/outside/chain/keys/Keychain.ts';
import { encodeTransfer } from '../../src/outside/chain/json-rpc/transferCall.ts';
import type { SigningRequest } from '../../src/outside/chain/port/Signer.ts';
import { payAction } from '../../src/outside/chain/tron/action.ts';
import { bytes as field, message, text } from '../../src/outside/chain/tron/protobuf.ts';
import { makeStaffKey, readPrivateKey, signChallenge, signText } from '../../src/house/staff/keys.ts';
import { type ApprovedPayment, approvalText } from '../../src/outside/chain/port/approvalText.ts';
import { Approvals } from '../../src/signer/Approvals.ts';
import type { Court } from '../../src/signer/judge.ts';
import { readUnsigned, UnreadableError } from '../../src/signer/readUnsigned.ts';
import { expectNoOtherPayment, refusalBy, useCourts } from './courtStage.ts';
import {
  ADDRESSES,
  ETHER,
  evmBytes,
  evmPayment,
  KEYS,
  OTHER,
  POLICY,
  STRANGER,
  TOKEN,
  TRON_STRANGER,
  TRON_TOKEN,
  tronPayment,
  UNIT,
} from './signerStage.ts';

const hot = new Map([
  ['ERC20', KEYS.hot],
  ['TRC20', KEYS.hot],
] as const);
const openCourt = useCourts(createLocalSigner({ seed: KEYS.seed, hot }));
/** A court that has seen nothing yet. */
const open = (policy: object = POLICY): Court => openCourt(policy);
let court: Court;
beforeEach(() => void (court = open()));

const refusal = async (request: SigningRequest, by = court) => await refusalBy(by, request);
const withIntent = (request: SigningRequest, intent: object): SigningRequest => ({
  ...request,
  intent: { ...request.intent, ...intent } as SigningRequest['intent'],
});
const [from, purpose] = [ADDRESSES.deposit, { kind: 'deposit', index: 3 }] as const;
const sweep = (to: string, contract = TOKEN): SigningRequest => ({
  ...withIntent(evmPayment({ to, contract }), { kind: 'sweep' }),
  from,
  purpose,
});

describe('a payment', () => {
  it.each([
    ['of tokens of Ethereum', evmPayment()],
    ['of ether', evmPayment({ contract: '', raw: ETHER / 2n })],
    ['of tokens of TRON', tronPayment()],
    ['of TRX', tronPayment({ contract: '' })],
    [
      'for one price of gas',
      {
        ...evmPayment({ contract: '' }),
        unsigned: hexToBytes(
          serializeTransaction({
            type: 'legacy',
            chainId: 1,
            nonce: 0,
            gas: 21_000n,
            gasPrice: 10n ** 9n,
            to: STRANGER,
            value: 10n * UNIT,
          }),
        ),
      },
    ],
  ])('%s is signed', async (_, request) => {
    expect(await refusal(request)).toBeUndefined();
  });

  it.each<[string, SigningRequest]>([
    ['another payee', evmPayment({ bytes: { data: encodeTransfer(OTHER, 10n * UNIT) } })],
    ['another amount', evmPayment({ bytes: { data: encodeTransfer(STRANGER, 11n * UNIT) } })],
    ['another token', evmPayment({ bytes: { to: OTHER } })],
    ['another network', evmPayment({ bytes: { chainId: 56 } })],
    ['ether beside the tokens', evmPayment({ bytes: { value: 1n } })],
    ['another call', evmPayment({ bytes: { data: `0x095ea7b3${encodeTransfer(STRANGER, 10n * UNIT).slice(10)}` } })],
    ['more than the call', evmPayment({ bytes: { data: `${encodeTransfer(STRANGER, 10n * UNIT)}00` } })],
    ['half a call', evmPayment({ bytes: { data: encodeTransfer(STRANGER, 10n * UNIT).slice(0, -2) } })],
    ['an access list', evmPayment({ bytes: { accessList: [{ address: OTHER, storageKeys: [] }] } })],
    ['no payee', { ...evmPayment(), unsigned: evmBytes({ data: '0x60006000' }) }],
    ['a call in place of ether', evmPayment({ contract: '', bytes: { data: encodeTransfer(STRANGER, 10n * UNIT) } })],
    ['more than the transaction', { ...evmPayment(), unsigned: Uint8Array.of(...evmPayment().unsigned, 0) }],
    ['a type of its own', { ...evmPayment(), unsigned: Uint8Array.of(4, ...evmPayment().unsigned.subarray(1)) }],
    [
      'another payee on TRON',
      tronPayment({ bytes: { action: payAction(TRON_TOKEN, ADDRESSES.tronDeposit, 10n * UNIT) } }),
    ],
    ['another amount on TRON', tronPayment({ bytes: { action: payAction(TRON_TOKEN, TRON_STRANGER, 11n * UNIT) } })],
    ['another token on TRON', tronPayment({ bytes: { action: payAction(TRON_STRANGER, TRON_STRANGER, 10n * UNIT) } })],
    ['TRX in place of tokens', tronPayment({ bytes: { action: payAction('', TRON_STRANGER, 10n * UNIT) } })],
    ['another sender on TRON', tronPayment({ bytes: { owner: ADDRESSES.tronDeposit } })],
    ['a memo that nobody looks at', { ...tronPayment(), unsigned: message(tronPayment().unsigned, text(10, 'memo')) }],
    [
      'a second contract',
      { ...tronPayment(), unsigned: message(tronPayment().unsigned, field(11, Buffer.from([8, 1]))) },
    ],
    ['no transaction', { ...tronPayment(), unsigned: Uint8Array.of(0, 1, 2) }],
  ])('whose bytes have %s is not', async (_, request) => {
    expect(await refusal(request)).toBe('NOT_AS_SAID');
  });

  it('is read from its bytes alone, and nothing else is read from them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom('ERC20', 'TRC20'), (bytes, network) => {
        expect(() => readUnsigned(network as 'ERC20', bytes)).toThrow(UnreadableError);
      }),
    );
  });

  it('whose bytes are changed anywhere is refused, or pays the same', async () => {
    for (const request of [evmPayment(), tronPayment()]) await expectNoOtherPayment(open, request);
  });

  it('of a coin or over a network that the policy does not name is refused', async () => {
    expect(await refusal(evmPayment({ contract: OTHER }))).toBe('UNKNOWN_COIN');
    expect(await refusal({ ...evmPayment(), network: 'BEP20' })).toBe('UNKNOWN_NETWORK');
  });

  it('from another key than the caller knows is refused', async () => {
    expect(await refusal({ ...evmPayment(), from: OTHER })).toBe('NOT_OUR_KEY');
  });

  it('may not cost more than the policy says', async () => {
    expect(await refusal(evmPayment({ bytes: { gas: 1_000_000n } }))).toBeUndefined();
    expect(await refusal(evmPayment({ bytes: { gas: 1_000_001n } }))).toBe('ABOVE_FEE');
    expect(await refusal(tronPayment({ bytes: { feeLimit: 100n * UNIT + 1n } }))).toBe('ABOVE_FEE');
  });

  it('goes to allowed addresses alone, where the policy has a list', async () => {
    const { ERC20 } = POLICY;
    const strict = open({ ERC20: { ...ERC20, allowed: [OTHER] } });
    expect(await refusal(evmPayment(), strict)).toBe('NOT_ALLOWED');
    expect(await refusal(evmPayment({ to: OTHER }), strict)).toBeUndefined();
    // Lists are for payments: what stays with the house is not on them.
    expect(await refusal(sweep(ADDRESSES.hot), strict)).toBeUndefined();
  });

  it('goes to the cold wallet whatever the amount and the list, and counts nothing', async () => {
    const { ERC20 } = POLICY;
    const much = 1_000_000n * UNIT;
    expect(await refusal(evmPayment({ to: OTHER, raw: much }))).toBe('ABOVE_TRANSACTION');
    const cold = open({ ERC20: { ...ERC20, cold: OTHER, allowed: [STRANGER] } });
    for (let times = 0; times < 3; times += 1)
      expect(await refusal(evmPayment({ to: OTHER, raw: much, bytes: { nonce: times } }), cold)).toBeUndefined();
    expect(await refusal(evmPayment({ to: STRANGER, raw: much }), cold)).toBe('ABOVE_TRANSACTION');
    expect(await refusal(evmPayment({ to: STRANGER }), cold)).toBeUndefined();
    expect(await refusal(evmPayment({ to: OTHER, raw: much, bytes: { gas: 1_000_001n } }), cold)).toBe('ABOVE_FEE');
  });
});

describe('a sweep', () => {
  it('fills the wallet and nothing else, whatever the amount', async () => {
    expect(await refusal(sweep(ADDRESSES.hot))).toBeUndefined();
    expect(await refusal(sweep(STRANGER))).toBe('NOT_TO_HOT');
    const much = withIntent(evmPayment({ to: ADDRESSES.hot, raw: 1000n * UNIT }), { kind: 'sweep' });
    expect(await refusal({ ...much, from, purpose })).toBeUndefined();
  });

  it('is no payment, and no payment is one', async () => {
    expect(await refusal({ ...evmPayment(), from, purpose })).toBe('NOT_TO_HOT');
    expect(await refusal(withIntent(evmPayment({ to: ADDRESSES.hot }), { kind: 'sweep' }))).toBe('NOT_AS_SAID');
  });
});

describe('coins for a fee', () => {
  const fee = (to: string, { raw = ETHER / 100n, contract = '' } = {}) =>
    withIntent(evmPayment({ to, raw, contract }), { kind: 'topUp', index: 3 });

  it('go to the deposit address of their index, in the own coin', async () => {
    expect(await refusal(fee(ADDRESSES.deposit))).toBeUndefined();
    expect(await refusal(fee(STRANGER))).toBe('NOT_OUR_ADDRESS');
    expect(await refusal(fee(ADDRESSES.deposit, { contract: TOKEN, raw: 1n }))).toBe('NOT_OUR_ADDRESS');
    const tron = withIntent(tronPayment({ to: ADDRESSES.tronDeposit, contract: '' }), { kind: 'topUp', index: 3 });
    expect(await refusal(tron)).toBeUndefined();
    expect(await refusal(withIntent(tron, { index: 4 }))).toBe('NOT_OUR_ADDRESS');
  });

  it('are no more than a fee', async () => {
    expect(await refusal(fee(ADDRESSES.deposit, { raw: (ETHER * 3n) / 100n }))).toBeUndefined();
    expect(await refusal(fee(ADDRESSES.deposit, { raw: (ETHER * 3n) / 100n + 1n }))).toBe('ABOVE_FEE');
  });
});

describe('earlier keys', () => {
  const [earlierHot, laterSeed] = [randomBytes(32), randomBytes(32)];
  let earlier: string;
  beforeEach(async () => {
    const hot = new Map([['ERC20', KEYS.hot]] as const);
    const keys = createLocalSigner({
      seed: laterSeed,
      earlierSeeds: [KEYS.seed],
      hot,
      earlierHot: new Map([['ERC20', [earlierHot]]]),
    });
    earlier = addressOfKey('ERC20', earlierHot);
    court = { ...open(), keys };
  });
  const by = (request: SigningRequest): SigningRequest => ({
    ...request,
    from: earlier,
    purpose: { kind: 'hot', address: earlier },
  });

  it('of a wallet fill the present one, whatever the amount, and nothing else', async () => {
    const all = (to: string) => by(withIntent(evmPayment({ to, raw: 1000n * UNIT }), { kind: 'sweep' }));
    expect(await refusal(all(ADDRESSES.hot))).toBeUndefined();
    expect(await refusal(all(STRANGER))).toBe('NOT_TO_HOT');
    expect(await refusal(all(earlier))).toBe('NOT_TO_HOT');
    expect(await refusal(withIntent(evmPayment({ to: earlier }), { kind: 'sweep' }))).toBe('NOT_AS_SAID');
  });

  it('of a wallet sign what it has to sign again, within the same limits', async () => {
    expect(await refusal(by(evmPayment({ raw: 100n * UNIT })))).toBeUndefined();
    expect(await refusal(evmPayment({ raw: 51n * UNIT }))).toBe('ABOVE_HOUR');
    expect(await refusal(by(evmPayment({ raw: 101n * UNIT })))).toBe('ABOVE_TRANSACTION');
  });

  it('of a wallet get coins for a fee', async () => {
    const fee = (to: string, raw = ETHER / 100n) =>
      withIntent(evmPayment({ to, raw, contract: '' }), { kind: 'refill' });
    expect(await refusal(fee(earlier))).toBeUndefined();
    expect(await refusal(fee(STRANGER))).toBe('NOT_OUR_ADDRESS');
    expect(await refusal(fee(earlier, ETHER))).toBe('ABOVE_FEE');
  });

  it('of deposit addresses are named by the number of their seed', async () => {
    const later = await court.keys.address('ERC20', { kind: 'deposit', index: 3, generation: 1 });
    expect(later).not.toBe(ADDRESSES.deposit);
    expect(await refusal(sweep(ADDRESSES.hot))).toBeUndefined();
    const ofLater = { ...sweep(ADDRESSES.hot), from: later };
    expect(await refusal({ ...ofLater, purpose: { kind: 'deposit', index: 3, generation: 1 } })).toBeUndefined();
    expect(await refusal(ofLater)).toBe('NOT_OUR_KEY');
    expect(await refusal({ ...ofLater, purpose: { kind: 'deposit', index: 3, generation: 2 } })).toBe('NOT_OUR_KEY');
    const fee = evmPayment({ to: later, raw: ETHER / 100n, contract: '' });
    expect(await refusal(withIntent(fee, { kind: 'topUp', index: 3, generation: 1 }))).toBeUndefined();
    expect(await refusal(withIntent(fee, { kind: 'topUp', index: 3 }))).toBe('NOT_OUR_ADDRESS');
  });

  it('of others are not known', async () => {
    const request = { ...evmPayment(), from: OTHER, purpose: { kind: 'hot', address: OTHER } } as const;
    expect(await refusal(request)).toBe('NOT_OUR_KEY');
  });
});

describe('the limits', () => {
  it('of a transaction, an hour and a day are each coin’s own', async () => {
    expect(await refusal(evmPayment({ raw: 100n * UNIT + 1n }))).toBe('ABOVE_TRANSACTION');
    expect(await refusal(evmPayment({ raw: 100n * UNIT }))).toBeUndefined();
    expect(await refusal(evmPayment({ raw: 51n * UNIT, bytes: { nonce: 1 } }))).toBe('ABOVE_HOUR');
    expect(await refusal(evmPayment({ raw: 50n * UNIT, bytes: { nonce: 1 } }))).toBeUndefined();
    expect(await refusal(tronPayment({ raw: 100n * UNIT }))).toBeUndefined();
    expect(await refusal(evmPayment({ contract: '', raw: ETHER, bytes: { nonce: 2 } }))).toBeUndefined();
  });

  it('count attempts of one nonce once, by the highest of them', async () => {
    for (const maxFeePerGas of [30n, 40n, 50n].map((gwei) => gwei * 10n ** 9n))
      expect(await refusal(evmPayment({ raw: 100n * UNIT, bytes: { maxFeePerGas } }))).toBeUndefined();
    expect(await refusal(evmPayment({ raw: 50n * UNIT, bytes: { nonce: 1 } }))).toBeUndefined();
    expect(await refusal(evmPayment({ raw: 51n * UNIT, bytes: { nonce: 1 } }))).toBe('ABOVE_HOUR');
  });

  it('count each transaction of TRON, of which none takes the place of another', async () => {
    expect(await refusal(tronPayment({ raw: 100n * UNIT }))).toBeUndefined();
    expect(await refusal(tronPayment({ raw: 100n * UNIT }))).toBeUndefined();
    expect(await refusal(tronPayment({ raw: 100n * UNIT, bytes: { timestamp: 1_800_000_000_001 } }))).toBe(
      'ABOVE_HOUR',
    );
  });
});

describe('a payment above the sum that needs approvals', () => {
  const [ann, ben, cai] = [makeStaffKey(), makeStaffKey(), makeStaffKey()];
  const approvers = { Ann: ann.publicKey.toString('hex'), Ben: ben.publicKey.toString('hex') };
  const { ERC20, TRC20 } = POLICY;
  const policy = {
    approvers,
    ERC20: { ...ERC20, coins: { ...ERC20.coins, USDT: { ...ERC20.coins.USDT, approvalAbove: '50' } } },
    TRC20: { ...TRC20, coins: { ...TRC20.coins, USDT: { ...TRC20.coins.USDT, approvalAbove: '50' } } },
  };
  const until = Date.now() + 60_000;
  const signs = (by: string, { privatePem }: typeof ann, text: string) => ({
    by,
    signature: signText(readPrivateKey(privatePem), text).toString('hex'),
  });
  const textOf = ({ network, from: sender, intent }: SigningRequest, terms: Partial<ApprovedPayment> = {}) =>
    approvalText({ ...intent, network, from: sender, currency: 'USDT', decimals: 6, id: ID, until, ...terms });
  const approved = (request: SigningRequest, text = textOf(request), terms = {}): SigningRequest => ({
    ...request,
    approval: { id: ID, until, signatures: [signs('Ann', ann, text), signs('Ben', ben, text)], ...terms },
  });
  const ID = randomUUID();
  const large = evmPayment({ raw: 60n * UNIT });
  beforeEach(() => void (court = open(policy)));

  it('is signed with two, and not without', async () => {
    expect(await refusal(evmPayment({ raw: 50n * UNIT }))).toBeUndefined();
    expect(await refusal(large)).toBe('NEEDS_APPROVAL');
    expect(await refusal(approved(large))).toBeUndefined();
    expect(await refusal(approved(tronPayment({ raw: 60n * UNIT })))).toBe('APPROVAL_USED');
  });

  it('counts one person once, and nobody whom the policy does not name', async () => {
    const text = textOf(large);
    const given = (...signatures: { by: string; signature: string }[]) =>
      refusal({ ...large, approval: { id: ID, until, signatures } });
    const [anns, bens] = [signs('Ann', ann, text), signs('Ben', ben, text)];
    expect(await given()).toBe('NEEDS_APPROVAL');
    expect(await given(anns)).toBe('NEEDS_APPROVAL');
    expect(await given(anns, anns)).toBe('NEEDS_APPROVAL');
    expect(await given(anns, signs('Ben', ann, text))).toBe('NEEDS_APPROVAL');
    expect(await given(anns, signs('Cai', cai, text))).toBe('NEEDS_APPROVAL');
    expect(await given(anns, signs('Ben', cai, text))).toBe('NEEDS_APPROVAL');
    expect(await given(anns, signs('Cai', cai, text), bens)).toBeUndefined();
  });

  it.each<[string, Partial<ApprovedPayment>]>([
    ['another bill', { reference: 'another bill' }],
    ['another network', { network: 'BEP20' }],
    ['another wallet', { from: OTHER }],
    ['another address', { to: OTHER }],
    ['another amount', { raw: 61n * UNIT }],
    ['another coin', { currency: 'USDC' }],
    ['another token', { contract: OTHER }],
    ['another request', { id: '5f9f1a52-5a8e-4f0e-9d0a-000000000000' }],
    ['another time', { until: until + 1 }],
  ])('is not signed with approvals of %s', async (_, terms) => {
    expect(await refusal(approved(large, textOf(large, terms)))).toBe('NEEDS_APPROVAL');
  });

  it('is not signed with a challenge of the operator', async () => {
    expect(await refusal(approved(large, `staff 1\n${textOf(large)}`))).toBe('NEEDS_APPROVAL');
    expect(() => signChallenge(readPrivateKey(ann.privatePem), textOf(large))).toThrow('not for the operator');
  });

  it('uses its approval once, for all attempts of one nonce', async () => {
    expect(await refusal(approved(large))).toBeUndefined();
    const higher = evmPayment({ raw: 60n * UNIT, bytes: { maxFeePerGas: 40n * 10n ** 9n } });
    expect(await refusal(approved(higher))).toBeUndefined();
    const next = evmPayment({ raw: 60n * UNIT, bytes: { nonce: 1 } });
    expect(await refusal(approved(next))).toBe('APPROVAL_USED');
  });

  it('is not begun later than the approval says, and goes on afterwards', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'ezj-later-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    const at = (now: number): Court => ({ ...court, approvals: new Approvals(dir, () => now) });
    expect(await refusal(approved(large), at(until))).toBe('APPROVAL_ENDED');
    expect(await refusal(approved(large), at(until - 1))).toBeUndefined();
    expect(await refusal(approved(large), at(until + 1000))).toBeUndefined();
    const next = evmPayment({ raw: 60n * UNIT, bytes: { nonce: 1 } });
    expect(await refusal(approved(next), at(until - 1))).toBe('APPROVAL_USED');
  });

  it('takes nothing of the hour, and is never above the most of a transaction', async () => {
    const other = (nonce: number) => evmPayment({ raw: 50n * UNIT, bytes: { nonce } });
    expect(await refusal(approved(large))).toBeUndefined();
    for (const nonce of [1, 2, 3]) expect(await refusal(other(nonce))).toBeUndefined();
    expect(await refusal(other(4))).toBe('ABOVE_HOUR');
    expect(await refusal(approved(evmPayment({ raw: 101n * UNIT })))).toBe('ABOVE_TRANSACTION');
  });

  it('whose bill is no plain text is refused', async () => {
    const odd = withIntent(large, { reference: 'a bill\nto: nobody' });
    expect(await refusal(approved(odd, textOf(large)))).toBe('BAD_REQUEST');
  });
});

describe('a policy file', () => {
  const { TRX } = POLICY.TRC20.coins;
  const withApprovals = (approvers: object) => ({
    approvers,
    TRC20: { ...POLICY.TRC20, coins: { TRX: { ...TRX, approvalAbove: '1' } } },
  });
  const faults = (policy: unknown): string => {
    try {
      open(policy as object);
      return '';
    } catch (error) {
      return String(error);
    }
  };
  it.each([
    ['names no network', {}, 'names no network'],
    ['has an unknown field', { ERC20: { ...POLICY.ERC20, mostFees: '1' } }, 'mostFees'],
    ['leaves the network out', { ERC20: { ...POLICY.ERC20, chainId: undefined } }, 'chainId'],
    ['has too many places', { TRC20: { ...POLICY.TRC20, mostFee: '0.0000001' } }, 'TRC20.mostFee must have at most 6'],
    ['has a wrong address', { TRC20: { ...POLICY.TRC20, allowed: ['Tabc'] } }, 'TRC20.allowed names Tabc'],
    ['has a wrong cold wallet', { TRC20: { ...POLICY.TRC20, cold: 'Tabc' } }, 'TRC20.cold names Tabc'],
    ['wants approvals of nobody', withApprovals({}), 'approvers must name 2 persons'],
    ['wants approvals of one', withApprovals({ Ann: 'a'.repeat(64) }), 'approvers must name 2 persons'],
    ['names a key twice', withApprovals({ Ann: 'a'.repeat(64), Ben: 'a'.repeat(64) }), 'a person or a key twice'],
    ['names a person twice', withApprovals({ Ann: 'a'.repeat(64), ann: 'b'.repeat(64) }), 'a person or a key twice'],
    ['has a negative amount', { TRC20: { ...POLICY.TRC20, mostFee: '-1' } }, 'must be an amount'],
  ])('that %s is refused', (_, policy, why) => {
    expect(faults(policy)).toContain(why);
  });
});
