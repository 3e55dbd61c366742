import type { Trade } from '@ezwallet/api-client/contract';
import { Resource } from '../kit/Resource.ts';
import { Resources } from '../kit/Resources.ts';
import type { Deps } from '../ports/deps.ts';

/** The trades that screens show, each by the bill of the person's own side. */
export type TradeDetails = Resources<[billNo: string], Trade>;

export const createTradeDetails = ({ api }: Pick<Deps, 'api'>): TradeDetails =>
  new Resources((billNo: string) => new Resource(() => api.order.orderC2cDetail({ billNo })));
