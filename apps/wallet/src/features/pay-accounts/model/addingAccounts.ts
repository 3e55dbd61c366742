import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PAY_METHODS, type PayMethodId } from '@ezwallet/api-client/constants';
import { payAccountPaths } from '../../../world/paths.ts';

/** What screens say about a pay method without accounts, and where one is added. */
export interface AddingAccount {
  /** In place of its accounts. */
  readonly none: MessageDescriptor;
  readonly add: string;
}

export const addingAccounts: Readonly<Record<PayMethodId, AddingAccount>> = {
  [PAY_METHODS.bankCard]: {
    none: msg`Receive bank transfers on your own card.`,
    add: payAccountPaths.addCard(),
  },
  [PAY_METHODS.aliPay]: {
    none: msg`Receive money with your Alipay code.`,
    add: payAccountPaths.addCode({ method: String(PAY_METHODS.aliPay) }),
  },
  [PAY_METHODS.weChat]: {
    none: msg`Receive money with your WeChat code.`,
    add: payAccountPaths.addCode({ method: String(PAY_METHODS.weChat) }),
  },
  [PAY_METHODS.digitalYuan]: {
    none: msg`Receive money in your digital yuan wallet.`,
    add: payAccountPaths.addDigitalYuan(),
  },
};
