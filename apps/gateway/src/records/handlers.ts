import type { WingHandlers } from '../call/Handlers.ts';
import { getUserBalance } from './account/calls.ts';
import { getUserInfo } from './account/getUserInfo.ts';
import { deleteLucky, deleteLuckyV2, detail, getPaymentReceipt, pageQueryV2, restoreLucky } from './bills/calls.ts';
import { setReceivedRead } from './bills/received-money.ts';
import { getValueHistory } from './daily-values/getValueHistory.ts';
import { getStatement } from './bills/getStatement.ts';

/** The calls that this wing answers, by the contract's areas. */
export const recordsHandlers = {
  inbox: {
    setReceivedRead,
  },
  order: {
    deleteLucky,
    deleteLuckyV2,
    detail,
    getPaymentReceipt,
    pageQueryV2,
    restoreLucky,
    getStatement,
  },
  user: {
    getUserBalance,
    getUserInfo,
    getValueHistory,
  },
} satisfies WingHandlers;
