import { rawTransform, type RawTransformAction } from 'valibot';
import type { Checked, Issue, IssueParams } from '../checked/checked.ts';

/**
 * Creates a valibot pipe item from a check: it refuses what the check refuses, with the issue's code as its message,
 * and passes on the normalised value.
 *
 * @example v.pipe(v.string(), checkedBy((text) => checkPhone('86', text)))
 */
export function checkedBy<Value>(
  check: (text: string) => Checked<Value, Issue<string, IssueParams>>,
): RawTransformAction<string, Value> {
  return rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
    const checked = check(dataset.value);
    if (checked.ok) return checked.value;
    addIssue({ message: checked.issue.code });
    return NEVER;
  });
}
