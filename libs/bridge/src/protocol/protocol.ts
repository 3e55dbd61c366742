/** Whether data of unknown origin has the form a method declares. */
export type Check<T> = (data: unknown) => data is T;

/** What one method takes and answers. `undefined` data is left out of the message. */
export interface Method {
  readonly data: unknown;
  readonly answer: unknown;
}

/** The two halves of a conversation, seen from one side. */
export interface Protocol {
  /** What the other side may ask or announce here. */
  readonly handles: object;
  /** What this side may ask there. */
  readonly calls: object;
  /** What this side may announce there: name to data. */
  readonly events: object;
}

/** The names in one part of a protocol. */
export type NameOf<Map> = keyof Map & string;
/** What a method is asked with; `never` for what is no method. */
export type DataOf<Entry> = Entry extends Method ? Entry['data'] : never;
/** What a method answers on success; `never` for what is no method. */
export type AnswerOf<Entry> = Entry extends Method ? Entry['answer'] : never;

/** The data argument of a call: none when the method takes none. */
export type Args<Data> = undefined extends Data ? [data?: Data] : [data: Data];

/**
 * Does what the other side asks. Nothing returned is answered as `'success'`; what it throws is answered as `HANDLER`
 * without a word of the error.
 */
export type Handler<Entry> = (data: DataOf<Entry>) => AnswerOf<Entry> | void | Promise<AnswerOf<Entry> | void>;

/** Handlers by name; a name left out is answered `NOT_FOUND`. */
export type Handlers<P extends Protocol> = { readonly [Name in NameOf<P['handles']>]?: Handler<P['handles'][Name]> };

/** The checks of everything that comes in. The compiler keeps them complete. */
export interface Schemas<P extends Protocol> {
  readonly handles: { readonly [Name in NameOf<P['handles']>]: Check<DataOf<P['handles'][Name]>> };
  readonly answers: { readonly [Name in NameOf<P['calls']>]: Check<AnswerOf<P['calls'][Name]>> };
}
