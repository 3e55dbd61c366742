import { useId, type ReactNode } from 'react';

/** Ids that connect a control with its label, description and error. */
export interface FieldIds {
  readonly control: string;
  readonly description: string;
  readonly error: string;
  /** For `aria-describedby`: the ids of the visible texts, or undefined. */
  readonly describedBy: string | undefined;
}

/** Ids for one field. The host may pass `control`; `describedBy` adds its own descriptions. */
export function useFieldIds(
  { description, error }: { description?: ReactNode; error?: ReactNode },
  control?: string,
  describedBy?: string,
): FieldIds {
  const id = useId();
  const ids = { control: control ?? id, description: `${id}-description`, error: `${id}-error` };
  const shown = [describedBy, error ? ids.error : description && ids.description].filter(Boolean).join(' ');
  return { ...ids, describedBy: shown || undefined };
}
