import type { PreviewAnnotation } from 'storybook/internal/types';

/** The part of `@storybook/react` that reads props. `readProps.ts` takes its place. */
const READER = 'entry-preview-argtypes';

/**
 * Leaves out Storybook's reader of props.
 * @throws when it is not there, since then it may be a part of another file
 */
export function withoutReader<Annotation extends PreviewAnnotation>(annotations: readonly Annotation[]): Annotation[] {
  const kept = annotations.filter((each) => !JSON.stringify(each).includes(READER));
  if (kept.length === annotations.length) throw new Error(`Storybook has no ${READER} to leave out.`);
  return kept;
}
