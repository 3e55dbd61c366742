/** A loader for Node that reads `'use client'` as React's bundlers do: such a module exports references and does not run. */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  const source = String(loaded.source ?? '');
  if (!source.startsWith("'use client'")) return loaded;
  const names = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
    list.split(',').map((name) => name.trim().split(' as ').at(-1)),
  );
  const references = names.map(
    (name, at) => `const r${at} = { $$typeof: Symbol.for('react.client.reference') };\nexport { r${at} as ${name} };`,
  );
  return { ...loaded, source: references.join('\n') };
}
