import type { MessageDescriptor } from '@lingui/core';
import type { CheckedField } from '@ezwallet/domain-stores';
import type { AmountIssue } from '@ezwallet/validators';

/** The numbers and words of one kind of limit. */
export interface LimitKind<Value> {
  readonly title: MessageDescriptor;
  /** Label of the field for a new number. */
  readonly field: MessageDescriptor;
  /** What counts towards the limit. */
  readonly counts: MessageDescriptor;
  readonly decimals: number;
  /** Unit in the field, after the number. */
  readonly unit?: string;
  readonly format: (value: Value) => string;
  /** What stands for an amount while the person hides amounts. Left out for numbers of something else. */
  readonly hidden?: string;
  readonly compare: (a: Value, b: Value) => -1 | 0 | 1;
  /** What is left of a limit. Never below zero. */
  readonly left: (limit: Value, used: Value) => Value;
  /** The used share of a limit, from 0 to 1 and above. Only for drawing. */
  readonly share: (used: Value, limit: Value) => number;
  /** @param max the platform's own limit */
  readonly read: (text: string, max: Value) => CheckedField<Value, AmountIssue | MessageDescriptor>;
}
