import { type contract, TRANSFER_TARGETS } from '@ezwallet/api-client/contract';
import type { Handler } from '../call/CallContext.ts';
import { payMerchant, previewMerchantPayment } from '../cashier/pay.ts';
import { executePayment, previewPayment } from '../payments/payment.ts';
import { executeTransfer, previewTransfer } from '../transfers/transfer.ts';
import { executeWithdrawal, previewWithdrawal } from '../withdrawals/withdraw.ts';

export const transferTo: Handler<typeof contract.transfer.transferTo> = async (input, ctx) => {
  switch (input.toType) {
    case TRANSFER_TARGETS.user:
      return 'preview' in input ? await previewTransfer(input, ctx) : await executeTransfer(input, ctx);
    case TRANSFER_TARGETS.address:
      return 'preview' in input ? await previewWithdrawal(input, ctx) : await executeWithdrawal(input, ctx);
    case TRANSFER_TARGETS.paymentText:
      return 'preview' in input ? await previewPayment(input, ctx) : await executePayment(input, ctx);
    case TRANSFER_TARGETS.merchantPayment:
      return 'preview' in input ? await previewMerchantPayment(input, ctx) : await payMerchant(input, ctx);
  }
};
