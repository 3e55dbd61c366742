import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { EXCHANGES } from '../../addresses/exchanges.ts';

export const getExchangeList: Handler<typeof contract.common.getExchangeList> = async () =>
  EXCHANGES.map(({ id, name, protocols }) => ({ id, name, protocols: [...protocols] }));
