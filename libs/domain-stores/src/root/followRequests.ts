import { reaction } from 'mobx';
import type { FollowedRequest } from '../money-requests/FollowedRequest.ts';
import type { NetworkStore } from '../network/NetworkStore.ts';

/**
 * Goes on with the requests that an earlier page left without an answer, and asks about open ones as soon as the server
 * can be reached again. Returns the way to stop.
 */
export function followRequests(
  requests: Readonly<Record<string, Pick<FollowedRequest, 'resume' | 'checkNow'>>>,
  network: Pick<NetworkStore, 'down'>,
): () => void {
  for (const request of Object.values(requests)) void request.resume();
  return reaction(
    () => network.down,
    (isDown) => {
      if (!isDown) for (const request of Object.values(requests)) void request.checkNow();
    },
  );
}
