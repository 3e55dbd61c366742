import { reaction } from 'mobx';
import type { SessionStores } from '@ezwallet/domain-stores';
import type { OutcomeDeps } from '../../features/orders/model/announceOutcomes.ts';
import type { NewsDeps } from './tellNews.ts';

type Kind = keyof SessionStores['requests'];

/**
 * Requests that ask the server nothing before they are sent. Their code loads with their screens, and that of the others with
 * the first answer, so that it is on the device before a connection breaks.
 */
const UNASKED: readonly Kind[] = ['purchase', 'shopPurchase'];

/**
 * Reports the outcome of a request for money that the person, or an earlier page, left without an answer. The person sees it
 * on every screen except the request's own, which shows it anyway. Returns a function that stops it.
 */
export function tellUnwatchedOrders({ words, scope, ...device }: NewsDeps & OutcomeDeps): () => void {
  const load = async () => {
    const code = import('../../features/orders/model/announceOutcomes.ts');
    return await Promise.all([code, words.need('orders')]).catch(() => undefined);
  };
  return reaction(
    () => {
      const requests = Object.entries(scope.current?.requests ?? {}) as [Kind, SessionStores['requests'][Kind]][];
      return requests.map(([kind, { state, unwatched }]) => ({ kind, state, unwatched }));
    },
    async (now, before) => {
      const stores = scope.current;
      const loading =
        now.some(({ kind, state, unwatched }) => state !== 'draft' || (UNASKED.includes(kind) && !unwatched)) && load();
      // The person has already seen the state from before they left.
      const fresh = now.filter(
        ({ kind, state, unwatched }) => unwatched && before?.find((each) => each.kind === kind)?.state !== state,
      );
      const [code] = (await loading) || [];
      if (!code || !stores || scope.current !== stores) return;
      for (const { kind, state } of fresh) {
        const request = stores.requests[kind];
        if (request.state === state && request.unwatched) code.announceOutcome(kind, stores.requests, device);
      }
    },
    { fireImmediately: true },
  );
}
