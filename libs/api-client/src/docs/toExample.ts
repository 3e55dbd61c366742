/** An example as JSON can hold it: a file is told by its kind and size. */
export function toExample(value: unknown): unknown {
  if (value instanceof Blob) return `${value.type}, ${value.size} bytes`;
  if (Array.isArray(value)) return value.map(toExample);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toExample(one)]));
}
