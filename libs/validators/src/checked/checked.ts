/** Numbers and names for a message; never the refused value. */
export type IssueParams = Readonly<Record<string, string | number>>;

/** Parameters of an issue whose code says everything. */
export type NoParams = Readonly<Record<never, never>>;

/** Why a value was refused. The caller provides the words. */
export interface Issue<Code extends string = string, Params extends IssueParams = NoParams> {
  readonly code: Code;
  readonly params: Params;
}

/** An accepted value in its normal form. */
export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** A refused value. */
export interface Refused<Fault extends Issue<string, IssueParams>> {
  readonly ok: false;
  readonly issue: Fault;
}

/** The result of every check: the normalised value, or one typed issue. */
export type Checked<Value, Fault extends Issue<string, IssueParams>> = Accepted<Value> | Refused<Fault>;

/** Creates an accepted result. */
export function accept<Value>(value: Value): Accepted<Value> {
  return { ok: true, value };
}

/** Creates a refused result. */
export function refuse<const Code extends string>(code: Code): Refused<Issue<Code>>;
export function refuse<const Code extends string, const Params extends IssueParams>(
  code: Code,
  params: Params,
): Refused<Issue<Code, Params>>;
export function refuse(code: string, params: IssueParams = {}): Refused<Issue<string, IssueParams>> {
  return { ok: false, issue: { code, params } };
}
