import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { readReceipt } from '../../receipts/readReceipt.ts';
import { sealReceipt } from '../../receipts/sealReceipt.ts';

export const getPaymentReceipt: Handler<typeof contract.order.getPaymentReceipt> = async ({ billNo }, ctx) => {
  const { db, ledger, clock, config, session } = ctx;
  const bill = await ledger.bill(session.memberId, billNo);
  if (!bill) throw new ApiFailure('ORDER_NOT_FOUND');
  const receipt = await readReceipt(db, ledger, bill);
  if (!receipt) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  const issuedAt = clock.now();
  return { ...receipt, payment: null, issuedAt, seal: sealReceipt(config, receipt, issuedAt) };
};
