import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayMethodId } from '@ezwallet/api-client/contract';
import type { Glyph } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';

/** Name and mark of each way to pay. No other thing has one of these marks. */
export const methodLooks: Readonly<Record<PayMethodId, { readonly name: MessageDescriptor; readonly icon: Glyph }>> = {
  1: { name: msg`Bank card`, icon: glyphs.card },
  3: { name: msg`WeChat`, icon: glyphs.wechat },
  4: { name: msg`Alipay`, icon: glyphs.alipay },
  5: { name: msg`Digital yuan`, icon: glyphs.digitalYuan },
};
