/** Shows up to eight digits as year, month and day: `2034/05/31`. */
export function formatDate(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('/');
}

/** The day of a text in ISO 8601, such as `2034-05-31`; empty for one that is no day, or not yet. */
export function readDate(text: string): string {
  const day = formatDate(text).replaceAll('/', '-');
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  // A day that the month does not have would roll over into the next one.
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : '';
}
