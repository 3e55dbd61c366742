import { common } from './common/index.ts';
import { keys } from './keys/index.ts';
import { order } from './order/index.ts';
import { recharge } from './recharge/index.ts';
import { transfer } from './transfer/index.ts';
import { user } from './user/index.ts';

export { keys };

/** Every call inside the envelope, by area and name. */
export const contract = { common, order, recharge, transfer, user } as const;
export type Contract = typeof contract;

export type { Auth, Endpoint, EndpointFlags, RateClass, RequestOf, ResponseOf, Route } from './endpoint.ts';
export * from './shared/balance.ts';
export * from './shared/bill.ts';
export * from './shared/captcha.ts';
export * from './shared/session.ts';
export * from './shared/user.ts';
export * from './shared/verification.ts';
export { FEATURES, type Feature } from './common/getCommonConfigs.ts';
export { PAY_SCENES } from './user/checkTransPass.ts';
export { TRANSFER_WARNINGS, transferPreview, transferResult } from './transfer/transferTo.ts';
