import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PAY_METHODS, type PayMethodId } from '@ezwallet/api-client/contract';
import { payAccountPaths } from '../../../world/paths.ts';

/** How screens show a pay method, and where an account for it is added. */
export interface MethodLook {
  readonly name: MessageDescriptor;
  /** In place of its accounts while there are none. */
  readonly none: MessageDescriptor;
  readonly add: string;
}

export const methodLooks: Readonly<Record<PayMethodId, MethodLook>> = {
  [PAY_METHODS.bankCard]: {
    name: msg`Bank card`,
    none: msg`Receive bank transfers on your own card.`,
    add: payAccountPaths.addCard(),
  },
  [PAY_METHODS.aliPay]: {
    name: msg`Alipay`,
    none: msg`Receive money with your Alipay code.`,
    add: payAccountPaths.addCode({ method: String(PAY_METHODS.aliPay) }),
  },
  [PAY_METHODS.weChat]: {
    name: msg`WeChat`,
    none: msg`Receive money with your WeChat code.`,
    add: payAccountPaths.addCode({ method: String(PAY_METHODS.weChat) }),
  },
  [PAY_METHODS.digitalYuan]: {
    name: msg`Digital yuan`,
    none: msg`Receive money in your digital yuan wallet.`,
    add: payAccountPaths.addDigitalYuan(),
  },
};
