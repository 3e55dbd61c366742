/** What follows a name that is the whole value, or one of several to choose from. */
const END = String.raw`\s*(?:$|\?\?|\|\|)`;

/** The parts that show what people write. */
const SAFE: ReadonlySet<string | undefined> = new Set(['UserText', 'ChineseText']);
/** An expression of JSX after the end of a tag, so a child of it. */
const CHILD = /<(\w+)(?:\s[^<>]*)?>\s*\{([^{}<>]+)\}/g;
/** Properties that the kit shows as text. */
const SHOWN = /\b(?:title|description)=\{([^{}<>]+)\}|\bvalue:\s*([^,{}<>()]+?)\s*[,}]/g;

/**
 * Finds where a screen shows a field of people without `UserText`. It looks at the text of the source, not at types, so it sees
 * a field by its name only.
 *
 * @returns the expressions
 */
export function findRawText(source: string, fields: ReadonlySet<string>): readonly string[] {
  const shows = new RegExp(`(?:^|[\\s.])(?:${[...fields].join('|')})${END}`);
  const children = [...source.matchAll(CHILD)].flatMap(([, tag, expression = '']) =>
    SAFE.has(tag) ? [] : [expression],
  );
  const properties = [...source.matchAll(SHOWN)].map(([, attribute, property]) => attribute ?? property ?? '');
  return [...children, ...properties]
    .map((expression) => expression.trim())
    .filter((expression) => shows.test(expression));
}
