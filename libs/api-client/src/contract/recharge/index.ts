import { queryCurrencyList } from './queryCurrencyList.ts';

export const recharge = { queryCurrencyList } as const;
