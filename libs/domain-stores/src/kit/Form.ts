import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Proof } from '@ezwallet/api-client/contract';
import type { Failure } from './failures.ts';
import { Submission } from './Submission.ts';

/** The result of a check of a field: its normal form, or its fault. */
export type CheckedField<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issue: Fault };

/** The part of a submission that a form uses. */
type Sending<Ready, Output> = Pick<
  Submission<Ready, Output>,
  'isBusy' | 'failure' | 'output' | 'submit' | 'forget' | 'fail'
>;

/** Sets one form apart from another. */
export interface FormKind<Values, Ready extends Record<keyof Values, unknown>, Output, Fault, Words> {
  /** The first values of the fields. Fields with the names that they have on the wire show the faults that the server finds. */
  readonly values: Values;
  readonly checks: {
    readonly [Field in keyof Ready]: (
      value: Values[Field & keyof Values],
      values: Values,
    ) => CheckedField<Ready[Field], Fault>;
  };
  /**
   * Sends the fields in their normal form, or is a submission that others use too. An answer of null means that the person
   * gave up: nothing was done.
   */
  readonly send: ((ready: Ready, proofs: readonly Proof[]) => Promise<Output>) | Sending<Ready, Output>;
  /** Loads what the checks read, before they decide about a submission. After a failure they decide without it. */
  readonly prepare?: () => Promise<unknown>;
  /** The fields that refusals are about, by their codes. */
  readonly refusals?: Readonly<Record<string, keyof Values>>;
  /** Words for a failure, at a field or of the whole form; null for nothing. */
  readonly explain: (failure: Failure, field?: keyof Values) => Words | null;
  /** Words for a fault that a check found. */
  readonly words: (fault: Fault) => Words;
  /** Tells the fault of a field while somebody types: always, or after the first try. Without it, typing hides the fault. */
  readonly tells?: 'always' | 'afterTry';
}

/**
 * What a person fills in and submits: its values, what is wrong with each of them by our checks or the server's, and one
 * submission at a time. What was typed stays until somebody changes it.
 *
 * @example
 * const naming = new Form({
 *   values: { nickName: '' },
 *   checks: { nickName: checkNickname },
 *   send: ({ nickName }) => api.user.setNickName({ nickName }),
 *   words: () => 'Use 1 to 10 characters.',
 *   explain: ({ code }) => code,
 * });
 * naming.set('nickName', 'Wong');
 * if (!(await naming.submit())) console.log(naming.errorOf('nickName') ?? naming.problem);
 */
export class Form<Values extends object, Ready extends Record<keyof Values, unknown>, Output, Fault, Words> {
  values: Values;

  readonly #kind: FormKind<Values, Ready, Output, Fault, Words>;
  readonly #sending: Sending<Ready, Output>;
  /** The faults that our checks found and a person sees. */
  private faults: ReadonlyMap<keyof Values, Fault> = new Map();
  private isPreparing = false;
  #isTried = false;

  constructor(kind: FormKind<Values, Ready, Output, Fault, Words>) {
    this.#kind = kind;
    this.values = kind.values;
    this.#sending = typeof kind.send === 'function' ? new Submission({ send: kind.send }) : kind.send;
    makeAutoObservable<this, 'faults'>(this, { values: observableRef, faults: observableRef }, { autoBind: true });
  }

  get busy(): boolean {
    return this.isPreparing || this.#sending.isBusy;
  }

  /** Every field in its normal form; undefined while one is wrong. */
  get ready(): Ready | undefined {
    const read = this.#names.map((field) => [field, this.#read(field)] as const);
    return read.every(([, { ok }]) => ok)
      ? (Object.fromEntries(read.map(([field, checked]) => [field, checked.ok && checked.value])) as Ready)
      : undefined;
  }

  /** The fault of a field, as far as the person sees it. */
  errorOf(field: keyof Values): Words | null {
    const fault = this.faults.get(field);
    if (fault !== undefined) return this.#kind.words(fault);
    const failure = this.#sending.failure;
    return failure && this.#refused.includes(field) ? this.#kind.explain(failure, field) : null;
  }

  /** The fault that belongs to no field. */
  get problem(): Words | null {
    const failure = this.#sending.failure;
    return failure && this.#refused.length === 0 ? this.#kind.explain(failure) : null;
  }

  set<Field extends keyof Values>(field: Field, value: Values[Field]): void {
    this.values = { ...this.values, [field]: value };
    const { tells } = this.#kind;
    this.tell(field, tells === 'always' || (tells && this.#isTried) ? this.#faultOf(field) : undefined);
    if (this.#refused.length === 0 || this.#refused.includes(field)) this.#sending.forget();
  }

  /** Fills in what was typed before, such as a draft. It tells nothing about the fields, and what it tells already stays. */
  fill(values: Partial<Values>): void {
    this.values = { ...this.values, ...values };
  }

  /** Empties fields, as after a wrong secret; what the form tells at them stays. */
  clear(...fields: readonly (keyof Values)[]): void {
    this.values = { ...this.values, ...Object.fromEntries(fields.map((field) => [field, this.#kind.values[field]])) };
  }

  /** Begins again with the first values. */
  reset(): void {
    this.values = this.#kind.values;
    this.faults = new Map();
    this.#isTried = false;
    this.#sending.forget();
  }

  /** The field in its normal form; undefined after telling what is wrong. */
  check<Field extends keyof Values>(field: Field): Ready[Field] | undefined {
    this.tell(field, this.#faultOf(field));
    const checked = this.#read(field);
    return checked.ok ? checked.value : undefined;
  }

  /** Tells a fault at a field until it changes. */
  tell(field: keyof Values, fault: Fault | undefined): void {
    const others = [...this.faults].filter(([name]) => name !== field);
    this.faults = new Map(fault === undefined ? others : [...others, [field, fault]]);
  }

  /** Tells why something that belongs to the form failed, such as a code that was not sent. */
  fail(failure: Failure): void {
    this.#sending.fail(failure);
  }

  /**
   * Sends the form, unless a field is wrong or a send is under way.
   *
   * @returns whether it is done
   * @throws what is no failed call but a bug of ours
   */
  async submit(): Promise<boolean> {
    if (this.busy) return false;
    if (this.#kind.prepare) await this.#prepare(this.#kind.prepare);
    this.#isTried = true;
    this.#sending.forget();
    for (const field of this.#names) this.check(field);
    const { ready } = this;
    return ready !== undefined && (await this.#sending.submit(ready)) && this.#sending.output !== null;
  }

  async #prepare(prepare: () => Promise<unknown>): Promise<void> {
    this.isPreparing = true;
    await prepare().catch(() => undefined);
    runInAction(() => (this.isPreparing = false));
  }

  get #names(): readonly (keyof Values)[] {
    return Object.keys(this.#kind.checks) as (keyof Values)[];
  }

  /** The fields that the last refusal is about. */
  get #refused(): readonly (keyof Values)[] {
    const { code = '', fields, mayBeDone } = this.#sending.failure ?? {};
    // A secret is not wrong because a request that may have come through has used it.
    if (mayBeDone) return [];
    const field = this.#kind.refusals?.[code];
    return fields ? this.#names.filter((name) => fields.includes(String(name))) : field === undefined ? [] : [field];
  }

  #read<Field extends keyof Values>(field: Field): CheckedField<Ready[Field], Fault> {
    return this.#kind.checks[field](this.values[field], this.values);
  }

  #faultOf(field: keyof Values): Fault | undefined {
    const checked = this.#read(field);
    return checked.ok ? undefined : checked.issue;
  }
}
