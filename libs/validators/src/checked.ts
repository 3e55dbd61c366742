/** Numbers and names a message may need; never the value that was refused. */
export type IssueParams = Readonly<Record<string, string | number>>;

/** Parameters of an issue whose code says everything. */
export type NoParams = Readonly<Record<never, never>>;

/** Why a value was refused. Words for it belong to the caller. */
export interface Issue<Code extends string = string, Params extends IssueParams = NoParams> {
  readonly code: Code;
  readonly params: Params;
}

/** A value that passed, in its normal form. */
export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** A value that did not pass. */
export interface Refused<Fault extends Issue<string, IssueParams>> {
  readonly ok: false;
  readonly issue: Fault;
}

/** What every check answers: the normalised value, or one typed issue. */
export type Checked<Value, Fault extends Issue<string, IssueParams>> = Accepted<Value> | Refused<Fault>;

/** Answers with the normalised value. */
export function accept<Value>(value: Value): Accepted<Value> {
  return { ok: true, value };
}

/** Answers with an issue. */
export function refuse<const Code extends string>(code: Code): Refused<Issue<Code>>;
export function refuse<const Code extends string, const Params extends IssueParams>(
  code: Code,
  params: Params,
): Refused<Issue<Code, Params>>;
export function refuse(code: string, params: IssueParams = {}): Refused<Issue<string, IssueParams>> {
  return { ok: false, issue: { code, params } };
}
