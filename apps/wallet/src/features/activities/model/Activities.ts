import { makeAutoObservable } from 'mobx';
import type { Contract, OfferedActivity, ResponseOf } from '@ezwallet/api-client/contract';
import { type Deps, Resource } from '@ezwallet/domain-stores';

/** How far the person has come in one activity. */
export type Progress = ResponseOf<Contract['promotion']['activityProgress']>['list'][number];

/** The state of an activity for the person. */
export type ActivityState = 'soon' | 'running' | 'usedUp' | 'credited' | 'ended';

/** The activities, and how far the person has come in each. */
export class Activities {
  readonly offered: Resource<readonly OfferedActivity[]>;
  /** Nothing for a visitor. */
  readonly progress: Resource<readonly Progress[]>;
  readonly #now: () => number;

  constructor({ api, serverNow }: Pick<Deps, 'api' | 'serverNow'>, isMember: boolean) {
    this.offered = new Resource<readonly OfferedActivity[]>(async () => (await api.promotion.activityList({})).list);
    this.progress = new Resource<readonly Progress[]>(async () =>
      isMember ? (await api.promotion.activityProgress({})).list : [],
    );
    this.#now = serverNow;
    makeAutoObservable(this, { offered: false, progress: false }, { autoBind: true });
  }

  async reload(): Promise<void> {
    await Promise.all([this.offered.reload(), this.progress.reload()]);
  }

  progressOf({ activityCode }: Pick<OfferedActivity, 'activityCode'>): Progress | undefined {
    return this.progress.value?.find((each) => each.activityCode === activityCode);
  }

  /** A member who has all rewards of an activity is done with it. */
  stateOf(activity: OfferedActivity): ActivityState {
    const credited = this.progressOf(activity)?.rewards.filter(({ state }) => state === 'credited').length ?? 0;
    if (activity.perMember !== null && credited >= activity.perMember) return 'credited';
    if (activity.endDate <= this.#now()) return 'ended';
    if (activity.startDate > this.#now()) return 'soon';
    return activity.rewardsLeft === 0 ? 'usedUp' : 'running';
  }

  /** Whole days until the end, at least one while it runs. */
  daysLeft({ endDate }: Pick<OfferedActivity, 'endDate'>): number {
    return Math.max(0, Math.ceil((endDate - this.#now()) / DAY));
  }

  /** Those that go on, the soonest end first. */
  get open(): readonly OfferedActivity[] {
    return this.inStates('running', 'soon', 'usedUp');
  }

  /** Those that are over for the person. */
  get over(): readonly OfferedActivity[] {
    return this.inStates('credited', 'ended').toReversed();
  }

  /** Those in which something of the person counts or is under way. */
  get joined(): readonly OfferedActivity[] {
    return (this.offered.value ?? []).filter((activity) => this.progressOf(activity) !== undefined);
  }

  private inStates(...states: readonly ActivityState[]): readonly OfferedActivity[] {
    return (this.offered.value ?? []).filter((activity) => states.includes(this.stateOf(activity)));
  }
}

const DAY = 24 * 60 * 60 * 1000;
