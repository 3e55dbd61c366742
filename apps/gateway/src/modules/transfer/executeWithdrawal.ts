import type { Proof } from '@ezwallet/api-client/contract';
import type { MemberContext } from '../../app/CallContext.ts';
import { executeOnce } from '../../app/executeOnce.ts';
import { settle } from '../../app/refusals.ts';
import { getMember } from '../../identity/members.ts';
import { consumePayTicket } from '../../identity/pay-tickets.ts';
import { formatMoney } from '../../ledger/index.ts';
import { addressStanding } from '../../withdrawal/addressStanding.ts';
import { assertMayWithdraw } from '../../withdrawal/assertMayWithdraw.ts';
import { quoteWithdrawal, type WithdrawalDraft, type WithdrawalQuote } from '../../withdrawal/quoteWithdrawal.ts';
import { type ConfirmedTerms, requestWithdrawal } from '../../withdrawal/requestWithdrawal.ts';
import { readRemark } from './readRemark.ts';

interface Order extends WithdrawalDraft {
  readonly toType: 2;
  readonly remark?: string | undefined;
  readonly voucherId?: string | undefined;
  readonly payPassTicket: string;
  readonly codes?: readonly Proof[] | undefined;
  readonly reqNo: string;
  readonly terms?: ConfirmedTerms | undefined;
}

interface Receipt {
  readonly billNo: string;
  readonly fee: string;
  readonly status: 1;
  readonly arriveBy: number;
}

interface Prepared {
  readonly remark: string;
  readonly quote: WithdrawalQuote;
}

const IN_PROGRESS = 1;

/** Sets money aside to be sent to an address, once for each request number. */
export async function executeWithdrawal(
  { payPassTicket, codes: _, reqNo, ...fields }: Order,
  ctx: MemberContext,
): Promise<Receipt> {
  const { policy } = ctx.config;
  return await executeOnce<Prepared, Receipt>(ctx, reqNo, fields, {
    prepare: async () => ({ remark: readRemark(fields.remark), quote: await quoteWithdrawal(ctx, fields) }),
    execute: async (tx, { remark, quote }) => {
      const member = await getMember(tx, ctx.session.memberId);
      await assertMayWithdraw(tx, member);
      const standing = await addressStanding(tx, policy, member, quote.destination);
      await consumePayTicket(tx, member.id, 'withdraw', payPassTicket);
      return await settle(tx, async (inner) => {
        const { voucherId, terms } = fields;
        const order = { member, reqNo, quote, standing, voucherId, terms, remark };
        const { billNo, fee, createdAt } = await requestWithdrawal(inner, policy, order);
        const arriveBy = createdAt + policy.withdrawal.arriveWithin;
        return { billNo, fee: formatMoney(fee, quote.scale), status: IN_PROGRESS, arriveBy };
      });
    },
  });
}
