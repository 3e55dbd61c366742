import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { executeTransfer } from './executeTransfer.ts';
import { previewTransfer } from './previewTransfer.ts';

export const transferTo: Handler<typeof contract.transfer.transferTo> = async (input, ctx) =>
  'preview' in input ? await previewTransfer(input, ctx) : await executeTransfer(input, ctx);
