import { randomBytes, randomUUID } from 'node:crypto';
import { fromMinorUnits, parseMinorUnits, toMinorUnits } from '@ezwallet/validators';
import type { SimulatedChain } from '../../src/outside/chain/simulator/SimulatedChain.ts';
import { toRaw } from '../../src/outside/chain/port/notation.ts';
import { sql } from '../../src/db/index.ts';
import { sendWithdrawal } from '../../src/money/withdrawals/send-job.ts';
import { findByBillNo, type Withdrawal } from '../../src/money/withdrawals/Withdrawal.ts';
import type { Answer, TestDevice } from '../harness/TestDevice.ts';
import { purposeOf } from '../harness/payTicket.ts';
import { PAYMENT_PASSWORD, type TestGateway } from '../harness/testGateway.ts';
import type { Stage } from '../harness/useTestGateway.ts';

export const TRON = 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv';
export const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const SEGWIT = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

/** A withdrawal of 10 USDT to a TRON address, unless told otherwise. */
export const DRAFT = { toType: 2, to: TRON, protocol: 'TRC20', currency: 'USDT', amount: '10' };

const FEES: Readonly<Record<string, string>> = { TRC20: '1', BEP20: '0.5', ERC20: '5', BTC: '0.0002' };

/** A draft with the cost that its preview shows, for a fee on top of the amount. */
export function confirmed<Fields extends object>(fields: Fields) {
  const draft: typeof DRAFT & { voucherId?: string } = { ...DRAFT, ...fields };
  const fee = draft.voucherId === undefined ? (FEES[draft.protocol] ?? '0') : '0';
  const amount = parseMinorUnits(draft.amount, 8);
  const total = fromMinorUnits((amount.ok ? amount.value : 0n) + toMinorUnits(fee, 8), 8);
  return { ...draft, terms: { fee, total }, ...fields };
}

export async function withdrawTicket(
  device: TestDevice,
  password: string = PAYMENT_PASSWORD,
  fields: object = {},
): Promise<string> {
  const asked = { password, ...purposeOf(confirmed(fields)) };
  return (await device.call('/exchangeUser/checkTransPass', asked)).body.payPassTicket;
}

/** Confirms a withdrawal, with a ticket of its own unless one is given. */
export async function withdraw(device: TestDevice, fields: object = {}): Promise<Answer> {
  const needsTicket = !('payPassTicket' in fields);
  return await device.call('/lucky_transfer/transferTo', {
    reqNo: randomUUID(),
    ...(needsTicket && { payPassTicket: (await withdrawTicket(device, PAYMENT_PASSWORD, fields)) ?? 'none' }),
    ...confirmed(fields),
  });
}

export async function preview(device: TestDevice, fields: object = {}): Promise<Answer> {
  return await device.call('/lucky_transfer/transferTo', { ...DRAFT, ...fields, preview: true });
}

export function simulator({ services }: TestGateway, protocol = 'TRC20'): SimulatedChain {
  const chain = services.simulators.find((known) => known.protocol === protocol);
  if (!chain) throw new Error(`The sandbox does not simulate ${protocol}.`);
  return chain;
}

/** Puts money into the wallet of the house, to pay withdrawals from. */
export async function endow(
  gateway: TestGateway,
  amount: string,
  currency = 'USDT',
  protocol = 'TRC20',
): Promise<void> {
  const chain = simulator(gateway, protocol);
  const scale = (await gateway.services.ledger.assets()).find(({ id }) => id === currency)?.scale ?? 0;
  const raw = toRaw(chain, currency, toMinorUnits(amount, scale), scale) ?? 0n;
  await gateway.db.tx((tx) => chain.endow(tx, currency, raw));
}

export async function withdrawalOf({ db }: TestGateway, billNo: string): Promise<Withdrawal> {
  const withdrawal = await findByBillNo(db, billNo);
  if (!withdrawal) throw new Error(`No withdrawal has the bill ${billNo}.`);
  return withdrawal;
}

/** Does what the sender's job would do now. */
export async function drive(gateway: TestGateway, billNo: string): Promise<Withdrawal> {
  const { id } = await withdrawalOf(gateway, billNo);
  await sendWithdrawal(gateway.services, id);
  return await withdrawalOf(gateway, billNo);
}

/** What arrived at an address from the house, in raw units, each transaction once. */
export async function arrived({ db }: TestGateway, address: string): Promise<string[]> {
  const rows = await db.query<{ raw: string }>(sql`
    select raw::text as raw from sim_transfer
    where address = ${address} and from_house and block is not null and not failed order by seq`);
  return rows.map(({ raw }) => raw);
}

const freshAddress = () => `0x${randomBytes(20).toString('hex')}`;

/** A withdrawal over Ethereum to an address of its own, which the policy lets out unless it is much. */
export async function request(
  { gateway, device }: Pick<Stage, 'gateway' | 'device'>,
  fields: object = {},
): Promise<Withdrawal> {
  const answer = await withdraw(device, { to: freshAddress(), protocol: 'ERC20', ...fields });
  if (answer.code !== '0000') throw new Error(`The withdrawal answered ${answer.code}.`);
  return await withdrawalOf(gateway, answer.body.billNo);
}

/** The steps of a withdrawal, with who took them. */
export async function eventsOf({ db }: TestGateway, id: bigint): Promise<string[]> {
  const rows = await db.query<{ step: string }>(sql`
    select from_state || ' ' || to_state || ' ' || actor as step from process_event
    where process = 'withdrawal' and case_id = ${id} order by seq`);
  return rows.map(({ step }) => step);
}
