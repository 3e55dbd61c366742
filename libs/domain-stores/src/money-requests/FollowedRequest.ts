import type { Failure } from '../kit/failures.ts';

/** The part of a money request that is the same for every kind: the app goes on with it and tells its outcome on any screen. */
export interface FollowedRequest {
  readonly state: string;
  /** The person does not look at its screen. */
  readonly unwatched: boolean;
  /** It may be sent any moment, or was sent. */
  readonly imminent: boolean;
  /** The request or its outcome is on its screen, which stays open although its permission is closed. */
  readonly underWay: boolean;
  readonly problem: Failure | null;
  /** Goes on with a request that an earlier page left without an answer, the oldest first. */
  resume(): Promise<void>;
  /** Asks at once about a request without an answer. */
  checkNow(): Promise<void>;
}
