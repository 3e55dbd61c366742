/** Where values of the policy come from, the later over the earlier. */
export interface Layer {
  readonly name: string;
  readonly patch: unknown;
}

/** One value of the effective policy, as JSON, with its path. */
export interface PolicyRow {
  readonly path: string;
  readonly value: string;
  /** The last layer that changed the value, and the built-in value, where there is one; undefined for built-in values. */
  readonly changed: { readonly by: string; readonly from: string | undefined } | undefined;
}

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays a patch over a value: groups are merged name by name, everything else is replaced as a whole. */
export function merge(base: unknown, patch: unknown): unknown {
  if (!isGroup(base) || !isGroup(patch)) return patch;
  const names = [...new Set([...Object.keys(base), ...Object.keys(patch)])];
  const valueOf = (name: string) =>
    Object.hasOwn(patch, name)
      ? Object.hasOwn(base, name)
        ? merge(base[name], patch[name])
        : patch[name]
      : base[name];
  // `fromEntries` defines own properties, so a patch cannot reach a prototype.
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** Paths at which a patch has something else in place of a group, such as a list. */
export function brokenGroups(base: unknown, patch: unknown, path: readonly string[] = []): string[] {
  if (!isGroup(base)) return [];
  if (!isGroup(patch)) return [path.join('.')];
  return Object.entries(patch).flatMap(([name, part]) =>
    Object.hasOwn(base, name) ? brokenGroups(base[name], part, [...path, name]) : [],
  );
}

/** The values of the effective policy, each with what changed it. */
export function describeLayers(base: unknown, layers: readonly Layer[]): PolicyRow[] {
  const builtIn = flatten(base);
  const changedBy = new Map<string, string>();
  let effective = base;
  let values = builtIn;
  for (const { name, patch } of layers) {
    effective = merge(effective, patch);
    const next = flatten(effective);
    for (const [path, value] of next) if (values.get(path) !== value) changedBy.set(path, name);
    values = next;
  }
  return [...values].map(([path, value]) => {
    const by = changedBy.get(path);
    const from = builtIn.get(path);
    return { path, value, changed: by === undefined || from === value ? undefined : { by, from } };
  });
}

/** Paths and JSON of all values; a list is one value unless it holds groups. */
function flatten(value: unknown, path = ''): Map<string, string> {
  const isList = Array.isArray(value) && value.some(isGroup);
  if (!isGroup(value) && !isList) return new Map([[path, JSON.stringify(value)]]);
  const entries = Object.entries(value as Group);
  return new Map(entries.flatMap(([name, part]) => [...flatten(part, path === '' ? name : `${path}.${name}`)]));
}
