import { reaction } from 'mobx';
import type { MoneyRequestName } from '@ezwallet/domain-stores';
import type { OutcomeDeps } from '../../features/orders/model/announceOutcomes.ts';
import type { NewsDeps } from './tellNews.ts';

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
      const requests = Object.entries(scope.current?.requests ?? {});
      return requests.map(([name, { state, unwatched, imminent }]) => ({
        name: name as MoneyRequestName,
        state,
        unwatched,
        imminent,
      }));
    },
    async (now, before) => {
      const stores = scope.current;
      // Before the first can be sent, so that the words are on the device before a connection breaks.
      const loading = now.some(({ imminent }) => imminent) && load();
      // The person has already seen the state from before they left.
      const fresh = now.filter(
        ({ name, state, unwatched }) => unwatched && before?.find((each) => each.name === name)?.state !== state,
      );
      const [code] = (await loading) || [];
      if (!code || !stores || scope.current !== stores) return;
      for (const { name, state } of fresh) {
        const request = stores.requests[name];
        if (request.state === state && request.unwatched) code.announceOutcome(name, stores.requests, device);
      }
    },
    { fireImmediately: true },
  );
}
