/** Whether untrusted data has the form that a method declares. */
export type Check<T> = (data: unknown) => data is T;

/** Argument and answer of one method. `undefined` data is omitted from the message. */
export interface Method {
  readonly data: unknown;
  readonly answer: unknown;
}

/** The two halves of a conversation, from one side. */
export interface Protocol {
  /** The calls and events that the other side may send here. */
  readonly handles: object;
  /** The calls that this side may make there. */
  readonly calls: object;
  /** The events that this side may announce there: name to data. */
  readonly events: object;
}

/** The names in one part of a protocol. */
export type NameOf<Map> = keyof Map & string;
/** Argument of a method; `never` for an unknown method. */
export type DataOf<Entry> = Entry extends Method ? Entry['data'] : never;
/** Successful answer of a method; `never` for an unknown method. */
export type AnswerOf<Entry> = Entry extends Method ? Entry['answer'] : never;

/** The data argument of a call; none when the method takes none. */
export type Args<Data> = undefined extends Data ? [data?: Data] : [data: Data];

/**
 * Handles a request of the other side. `undefined` is answered as `'success'`; an exception is answered as `HANDLER`
 * without details.
 */
export type Handler<Entry> = (data: DataOf<Entry>) => AnswerOf<Entry> | void | Promise<AnswerOf<Entry> | void>;

/** Handlers by name. A missing name is answered with `NOT_FOUND`. */
export type Handlers<P extends Protocol> = { readonly [Name in NameOf<P['handles']>]?: Handler<P['handles'][Name]> };

/** The checks of all data, in both directions. The compiler keeps them complete. */
export interface Schemas<P extends Protocol> {
  readonly handles: { readonly [Name in NameOf<P['handles']>]: Check<DataOf<P['handles'][Name]>> };
  readonly calls: { readonly [Name in NameOf<P['calls']>]: Check<DataOf<P['calls'][Name]>> };
  readonly events: { readonly [Name in NameOf<P['events']>]: Check<P['events'][Name]> };
  readonly answers: { readonly [Name in NameOf<P['calls']>]: Check<AnswerOf<P['calls'][Name]>> };
}
