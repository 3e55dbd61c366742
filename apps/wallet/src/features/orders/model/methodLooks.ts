import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayMethodId } from '@ezwallet/api-client/contract';
import type { PayWay } from '@ezwallet/ui';

/** Name and mark of each way to pay. No other thing has one of these marks. */
export const methodLooks: Readonly<Record<PayMethodId, { readonly name: MessageDescriptor; readonly mark: PayWay }>> = {
  1: { name: msg`Bank card`, mark: 'card' },
  3: { name: msg`WeChat`, mark: 'weChat' },
  4: { name: msg`Alipay`, mark: 'alipay' },
  5: { name: msg`Digital yuan`, mark: 'digitalYuan' },
};
