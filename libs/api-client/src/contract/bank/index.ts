import { addPayAccount } from './addPayAccount.ts';
import { all } from './all.ts';
import { available } from './available.ts';
import { deletePayAccount } from './deletePayAccount.ts';
import { getDefault } from './getDefault.ts';
import { payAccountInfo } from './payAccountInfo.ts';
import { pin } from './pin.ts';
import { queryPayMethodName } from './queryPayMethodName.ts';

/** Accounts that money of a trade is paid to. */
export const bank = {
  addPayAccount,
  all,
  available,
  deletePayAccount,
  getDefault,
  payAccountInfo,
  pin,
  queryPayMethodName,
} as const;
