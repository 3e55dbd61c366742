// The words of START_FEATURES and the common ones in one file, since Home needs all of them.
import { messages as account } from '../../features/account/locales/en.po';
import { messages as billing } from '../../features/billing/locales/en.po';
import { messages as home } from '../../features/home/locales/en.po';
import { messages as notices } from '../../features/notices/locales/en.po';
import { messages as orders } from '../../features/orders/locales/en.po';
import { messages as receipt } from '../../features/receipt/locales/en.po';
import { messages as common } from '../common/en.ts';

export const messages = { ...common, ...home, ...notices, ...orders, ...billing, ...account, ...receipt };
