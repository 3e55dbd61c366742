import * as v from 'valibot';
import { PAY_METHODS, PAY_METHOD_NAMES } from '../../constants/pay-methods.ts';

/** Way to pay: 1 bank card, 3 WeChat, 4 Alipay, 5 digital yuan; there is no 2. */
export const payMethodId = v.picklist(Object.values(PAY_METHODS));
/** Name of a pay method on the wire. An app uses its own words. */
export const payMethodName = v.picklist(PAY_METHOD_NAMES);
