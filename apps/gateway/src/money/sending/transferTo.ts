import { type contract, TRANSFER_TARGETS } from '@ezwallet/api-client/contract';
import type { JoinedHandler } from '../../call/CallContext.ts';
import { admit } from '../../call/Outcome.ts';
import { payMerchant, previewMerchantPayment } from '../cashier/pay.ts';
import { type StoredRequest, storedRequest } from '../../ledger/index.ts';
import { executePayment, previewPayment } from '../payments/payment.ts';
import { executeTransfer, previewTransfer } from '../transfers/transfer.ts';
import { executeWithdrawal, previewWithdrawal } from '../withdrawals/withdraw.ts';

export const transferTo: JoinedHandler<typeof contract.transfer.transferTo, StoredRequest> = {
  read: (input, caller) => ('preview' in input ? undefined : storedRequest(caller, input.reqNo.toLowerCase())),

  async answer(input, memberCtx, stored) {
    const ctx = { ...memberCtx, stored };
    switch (input.toType) {
      case TRANSFER_TARGETS.user:
        return admit('preview' in input ? await previewTransfer(input, ctx) : await executeTransfer(input, ctx));
      case TRANSFER_TARGETS.address:
        return admit('preview' in input ? await previewWithdrawal(input, ctx) : await executeWithdrawal(input, ctx));
      case TRANSFER_TARGETS.paymentText:
        return admit('preview' in input ? await previewPayment(input, ctx) : await executePayment(input, ctx));
      case TRANSFER_TARGETS.merchantPayment:
        return admit('preview' in input ? await previewMerchantPayment(input, ctx) : await payMerchant(input, ctx));
    }
  },
};
