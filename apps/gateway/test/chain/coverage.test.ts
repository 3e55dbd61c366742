import { randomBytes, randomUUID } from 'node:crypto';
import { bytesToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkEverything, checkLedger } from '../../src/house/audit/checkLedger.ts';
import { type Chain, createChains } from '../../src/outside/chain/port/Chain.ts';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import { createEvmChain } from '../../src/outside/chain/evm/createEvmChain.ts';
import { operate } from '../harness/operate.ts';
import { signNow } from '../harness/signNow.ts';
import { type Anvil, PAYER_ADDRESS, startAnvil, type TestToken } from '../harness/startAnvil.ts';
import { createTestGateway, type TestGateway, type TestMember } from '../harness/testGateway.ts';

const USDT = 1_000_000n;
const STRANGER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const hotKey = randomBytes(32);

let anvil: Anvil;
let token: TestToken;
let gateway: TestGateway;
let member: TestMember;
let chain: Chain;

beforeAll(async () => {
  anvil = await startAnvil();
  token = await anvil.deployToken();
  await anvil.fund(privateKeyToAccount(bytesToHex(hotKey)).address);
  await token.mint(PAYER_ADDRESS, 1000n * USDT);
  const tokens = new Map([['USDT', { decimals: 6, contract: token.contract }]]);
  gateway = await createTestGateway({
    evm: [{ protocol: 'ERC20', rpcUrls: [anvil.url], chainId: anvil.chainId, tokens, hotKey }],
  });
  chain = gateway.services.chains.get('ERC20') as Chain;
  member = await gateway.member();
  await token.pay((await gateway.services.depositAddresses?.of(member.id, chain)) ?? '', 400n * USDT);
  await anvil.mine(6);
  await scanChain(gateway.services, chain);
});
afterAll(async () => {
  await gateway?.close();
  await anvil?.stop();
});

/** The services of a gateway outside the sandbox, whose only networks are real ones. */
const production = (...chains: Chain[]) => ({ ...gateway.services, simulators: [], chains: createChains(chains) });
const unreachable = () => {
  const [evm] = gateway.services.config.evm;
  if (!evm) throw new Error('No node is configured.');
  const options = {
    confirmations: 6,
    signer: gateway.services.signers.get('ERC20') ?? expect.fail(),
    sweepFrom: {},
    mostFee: '1',
    replaceAfter: 0,
  } as const;
  return createEvmChain(gateway.db, { ...evm, rpcUrls: ['http://127.0.0.1:9'] }, options);
};
const give = async (asset: string, amount: bigint) =>
  await gateway.services.ledger.credit({ actor: 0n, key: randomUUID(), to: member.id, asset, amount });

it('counts the holdings on a real network, beside simulated ones and alone', async () => {
  const { code, text } = await operate(gateway, 'ledger check');
  expect(text).toMatch(/^USDT +400 +400 +covered +.*ERC20 400/m);
  expect(code).toBe(0);
  const { ok, coverage } = await checkLedger(production(chain));
  expect(coverage).toContainEqual(expect.objectContaining({ asset: 'USDT', held: 400n * USDT, status: 'covered' }));
  expect(ok).toBe(true);
});

it('distinguishes a network that does not answer from one that holds too little', async () => {
  const services = production(unreachable());
  const { ok, coverage } = await checkLedger(services);
  expect(coverage).toContainEqual(expect.objectContaining({ asset: 'USDT', status: 'unknown', silent: ['ERC20'] }));
  expect(ok).toBe(false);
  for (const command of ['ledger check', 'chain holdings']) {
    const { code, text } = await operate({ ...gateway, services }, command);
    expect(text).toMatch(/^USDT +0 +400 +unknown +ERC20 did not answer$/m);
    expect(code).toBe(1);
  }
  await checkEverything(services);
  expect(gateway.logged()).toContain('the nightly check is not complete: networks did not answer');
  expect(gateway.logged()).not.toContain('the nightly check failed');
});

it('of an asset that no network carries is short of all of it, except for the play money of the sandbox', async () => {
  const { scale = 0 } = (await gateway.services.ledger.assets()).find(({ id }) => id === 'SOL') ?? {};
  await give('SOL', 3n * 10n ** BigInt(scale));
  const sandbox = await operate(gateway, 'ledger check');
  expect(sandbox.text).toMatch(/^SOL +0 +3 +play money$/m);
  expect(sandbox.code).toBe(0);
  const { ok, coverage } = await checkLedger(production(chain));
  expect(coverage.find(({ asset }) => asset === 'SOL')).toMatchObject({ held: 0n, status: 'short' });
  expect(ok).toBe(false);
  // A gateway that has lost its networks from its configuration must not look as if it owed nothing.
  const { code, text } = await operate({ ...gateway, services: production() }, 'chain holdings');
  expect(text).toMatch(/^USDT +0 +400 +short of 400 +no network carries it$/m);
  expect(code).toBe(1);
});

it('finds tokens that are gone', async () => {
  await chain.sweep?.();
  await anvil.mine();
  await chain.sweep?.();
  await anvil.mine();
  await chain.broadcast(
    await signNow(gateway.db, chain, { ref: 'stolen', currency: 'USDT', to: STRANGER, raw: 150n * USDT }),
  );
  await anvil.mine();
  expect(await operate(gateway, 'ledger check')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^USDT +250 +400 +short of 150 +.*ERC20 250/m),
  });
  await checkEverything(production(chain));
  expect(gateway.logged()).toContain('the nightly check failed');
});
