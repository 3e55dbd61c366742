import type { contract } from '@ezwallet/api-client/contract';
import type { ModuleHandlers } from '../../app/CallContext.ts';
import { add } from './add.ts';
import { edit } from './edit.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';

export const address = {
  add,
  edit,
  list,
  remove,
} satisfies ModuleHandlers<typeof contract.address>;
