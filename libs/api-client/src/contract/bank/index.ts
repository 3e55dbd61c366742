/** Accounts that receive the money of trades. */
export { addPayAccount } from './addPayAccount.ts';
export { all } from './all.ts';
export { available } from './available.ts';
export { deletePayAccount } from './deletePayAccount.ts';
export { getDefault } from './getDefault.ts';
export { payAccountInfo } from './payAccountInfo.ts';
export { pin } from './pin.ts';
export { queryPayMethodName } from './queryPayMethodName.ts';
