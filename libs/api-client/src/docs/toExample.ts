/** Writes an example as JSON: a file becomes its type and size. */
export function toExample(value: unknown): unknown {
  if (value instanceof Blob) return `${value.type}, ${value.size} bytes`;
  if (Array.isArray(value)) return value.map(toExample);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toExample(one)]));
}
