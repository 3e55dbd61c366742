/** What pages say differently, by the name of the problem. */
export interface Difference {
  readonly about: string;
  readonly text: string;
}

/** Lists what two records of styles say differently about the same name. */
export function differences(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): string[] {
  return Object.keys(one).flatMap((name) => {
    const [before, after] = [one[name]?.split('; ') ?? [], other[name]?.split('; ') ?? []];
    const changed = before.flatMap((style, at) =>
      style === after[at] ? [] : [`${style} → ${after[at] ?? 'nothing'}`],
    );
    return changed.length ? [`${name}: ${changed.slice(0, 4).join(', ')}`] : [];
  });
}
