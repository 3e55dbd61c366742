import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../call/CallContext.ts';

/** The name of the field by which the page of customer service knows where to lead back. */
const BACK = 'back';

export const getCsUrl: Handler<typeof contract.common.getCsUrl> = async ({ backUrl }, { config }) => {
  const { url, version, domains } = config.customerService;
  return { srcV: version, url: withBack(url, backUrl), domainBakList: [...domains] };
};

function withBack(address: string | undefined, backUrl: string): string {
  if (address === undefined) return '';
  const url = new URL(address);
  url.searchParams.set(BACK, backUrl);
  return url.href;
}
