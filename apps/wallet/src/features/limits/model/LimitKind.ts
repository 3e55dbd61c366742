import type { MessageDescriptor } from '@lingui/core';

/** A typed number, or what is wrong with it. */
export type Entered<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly why: MessageDescriptor };

/** What sets one kind of limit apart from another: its numbers and its words. */
export interface LimitKind<Value> {
  readonly title: MessageDescriptor;
  /** Names the field for a new number. */
  readonly field: MessageDescriptor;
  /** What counts against it. */
  readonly counts: MessageDescriptor;
  readonly decimals: number;
  /** Stands in the field, behind the number. */
  readonly unit?: string;
  readonly format: (value: Value) => string;
  readonly compare: (a: Value, b: Value) => -1 | 0 | 1;
  /** What is left of a limit; never below zero. */
  readonly left: (limit: Value, used: Value) => Value;
  /** How much of a limit is used, from 0 to 1 and above; for drawing only. */
  readonly share: (used: Value, limit: Value) => number;
  /** @param max the platform's own limit */
  readonly read: (text: string, max: Value) => Entered<Value>;
}
