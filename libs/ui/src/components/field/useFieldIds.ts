import { useId, type ReactNode } from 'react';

/** Ids that connect a control with its label, hint and error. */
export interface FieldIds {
  readonly control: string;
  readonly hint: string;
  readonly error: string;
  /** For `aria-describedby`: the ids of the visible texts, or undefined. */
  readonly describedBy: string | undefined;
}

/** Ids for one field. The host may pass `control`; `describedBy` adds its own descriptions. */
export function useFieldIds(
  { hint, error }: { hint?: ReactNode; error?: ReactNode },
  control?: string,
  describedBy?: string,
): FieldIds {
  const id = useId();
  const ids = { control: control ?? id, hint: `${id}-hint`, error: `${id}-error` };
  const shown = [describedBy, error ? ids.error : hint && ids.hint].filter(Boolean).join(' ');
  return { ...ids, describedBy: shown || undefined };
}
