// The words of START_FEATURES and the common ones in one file, since Home needs all of them.
import { messages as account } from '../../features/account/locales/zh_CN.po';
import { messages as billing } from '../../features/billing/locales/zh_CN.po';
import { messages as home } from '../../features/home/locales/zh_CN.po';
import { messages as notices } from '../../features/notices/locales/zh_CN.po';
import { messages as orders } from '../../features/orders/locales/zh_CN.po';
import { messages as receipt } from '../../features/receipt/locales/zh_CN.po';
import { messages as common } from '../common/zh_CN.ts';

export const messages = { ...common, ...home, ...notices, ...orders, ...billing, ...account, ...receipt };
