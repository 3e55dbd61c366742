import { type contract, TRANSFER_TARGETS } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { payMerchant } from '../../cashier/payMerchant.ts';
import { previewMerchantPayment } from '../../cashier/previewMerchantPayment.ts';
import { executePayment } from '../../payments/executePayment.ts';
import { previewPayment } from '../../payments/previewPayment.ts';
import { executeTransfer } from './executeTransfer.ts';
import { executeWithdrawal } from './executeWithdrawal.ts';
import { previewTransfer } from './previewTransfer.ts';
import { previewWithdrawal } from './previewWithdrawal.ts';

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
