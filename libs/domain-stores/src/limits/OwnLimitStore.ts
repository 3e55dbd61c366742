import { Resource } from '../kit/Resource.ts';
import { Submission } from '../kit/Submission.ts';

/** A member's own limit below the platform's; see `PaymentLimit` and `OrderQuantityLimit` of the contract. */
export interface OwnLimit<Value> {
  readonly switchOn: boolean;
  readonly limit: Value | null;
  readonly used: Value;
  readonly max: Value;
  readonly next: Value | null;
  readonly nextAt: number | null;
}

/** A new number; or the limit off, while the server keeps its number where it can; or the number forgotten too. */
export type OwnLimitChange<Value> = { readonly limit: Value } | 'off' | 'forget';

/** The calls about one kind of limit. */
export interface OwnLimitCalls<Value> {
  readonly load: () => Promise<OwnLimit<Value>>;
  readonly set: (limit: Value) => Promise<OwnLimit<Value>>;
  readonly off: () => Promise<OwnLimit<Value>>;
  /** Left out where the server has no such call. */
  readonly forget?: () => Promise<OwnLimit<Value>>;
}

/** The limit of now: the member's own number while it is switched on, else the platform's. */
export const limitInForce = <Value>({ switchOn, limit, max }: OwnLimit<Value>): Value =>
  (switchOn ? limit : null) ?? max;

/**
 * One limit that a person sets for themselves. A lower limit holds at once, a higher one after 24 hours; the server
 * decides, and what it says after a change is shown. After a refusal or a lost answer the limit is loaded again: the
 * platform's may have changed, or the change may have been made.
 */
export class OwnLimitStore<Value> {
  readonly limit: Resource<OwnLimit<Value>>;
  readonly change: Submission<OwnLimitChange<Value>, void>;
  /** Whether the number can be forgotten. */
  readonly forgets: boolean;

  constructor({ load, set, off, forget }: OwnLimitCalls<Value>) {
    this.forgets = forget !== undefined;
    this.limit = new Resource(load);
    this.change = new Submission({
      send: async (change) => {
        try {
          this.limit.set(
            await (change === 'off' ? off() : change === 'forget' ? (forget ?? load)() : set(change.limit)),
          );
        } catch (error) {
          await this.limit.reload();
          throw error;
        }
      },
    });
  }
}
