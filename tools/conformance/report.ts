import { type Requirement, keyOf } from './specification.ts';

interface Row {
  readonly kind: string;
  readonly area: string;
  readonly bound: readonly Requirement[];
  readonly missing: readonly Requirement[];
}

const rowsOf = (requirements: readonly Requirement[], bound: ReadonlySet<string>): Row[] => {
  const groups = new Map<string, Requirement[]>();
  for (const requirement of requirements) {
    const key = `${requirement.kind}/${requirement.area}`;
    groups.set(key, [...(groups.get(key) ?? []), requirement]);
  }
  return [...groups.values()].map((group) => ({
    kind: group[0]!.kind,
    area: group[0]!.area,
    bound: group.filter((requirement) => bound.has(keyOf(requirement))),
    missing: group.filter((requirement) => !bound.has(keyOf(requirement))),
  }));
};

/** Lists what is built and what is missing, by area, as lines for a terminal. */
export function report(requirements: readonly Requirement[], bound: ReadonlySet<string>): string {
  const lines = rowsOf(requirements, bound).flatMap(({ kind, area, bound: done, missing }) => [
    `${kind.padEnd(6)}${area.padEnd(12)}${String(done.length).padStart(4)} of ${done.length + missing.length}`,
    ...(missing.length ? [`      missing: ${missing.map(({ id }) => id).join(', ')}`] : []),
  ]);
  const total = requirements.filter((requirement) => bound.has(keyOf(requirement))).length;
  return [...lines, `${total} of ${requirements.length} bound`].join('\n');
}
