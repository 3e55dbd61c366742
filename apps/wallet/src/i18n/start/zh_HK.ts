// The words of START_FEATURES in one file, since Home needs all of them.
import { messages as account } from '../../features/account/locales/zh_HK.po';
import { messages as billing } from '../../features/billing/locales/zh_HK.po';
import { messages as home } from '../../features/home/locales/zh_HK.po';
import { messages as notices } from '../../features/notices/locales/zh_HK.po';
import { messages as orders } from '../../features/orders/locales/zh_HK.po';
import { messages as receipt } from '../../features/receipt/locales/zh_HK.po';

export const messages = { ...home, ...notices, ...orders, ...billing, ...account, ...receipt };
