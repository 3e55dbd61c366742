import * as kit from '@ezwallet/ui';
import type { ReactNode } from 'react';
import { NAMES, write, writeChild, writeProp, writeTag, type Props } from './write-jsx.ts';

/** Names of the state that a host keeps, by the prop that shows it. */
const STATES: Readonly<Record<string, readonly [change: string, setter: string]>> = {
  value: ['onChange', 'setValue'],
  checked: ['onChange', 'setChecked'],
  open: ['onOpenChange', 'setOpen'],
};
/** What a closed component opens from. */
const initial = (prop: string, value: unknown) => (prop === 'open' ? 'false' : write(value));

/** The names that code takes from the package. */
function imports(code: string): string {
  const used = [
    ...new Set(
      [...code.matchAll(/<([A-Z]\w*)|\b(toast|dialog|sheet|viewer|announce)[.(]/g)].map(
        ([, tag, call]) => tag ?? call ?? '',
      ),
    ),
  ];
  const ours = used.filter((name) => name in kit).toSorted();
  return [
    code.includes('useState(') ? "import { useState } from 'react';" : '',
    ours.length ? `import { ${ours.join(', ')} } from '@ezwallet/ui';` : '',
    code.includes('glyphs.') ? "import * as glyphs from '@ezwallet/ui/glyphs';" : '',
    code.includes('pictures.') ? "import * as pictures from '@ezwallet/ui/pictures';" : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** The component with its args, and the state that its host keeps. */
function writeArgs(name: string, args: Props): string {
  const states = Object.entries(STATES).filter(([prop, [change]]) => prop in args && change in args);
  const kept = Object.fromEntries(states.map(([prop, [change, setter]]) => [prop, { change, setter }]));
  const changes = new Set(states.map(([, [change]]) => change));
  const { children, ...props } = args;
  const written = Object.entries(props)
    .filter(([prop, value]) => value !== undefined && value !== false && !changes.has(prop))
    .flatMap(([prop, value]) => {
      const state = kept[prop];
      return state ? [`${prop}={${prop}}`, `${state.change}={${state.setter}}`] : [writeProp(prop, value)];
    });
  const missing = states
    .filter(([prop]) => args[prop] === false)
    .flatMap(([prop, [change, setter]]) => [`${prop}={${prop}}`, `${change}={${setter}}`]);
  const hooks = states.map(
    ([prop, [, setter]]) => `const [${prop}, ${setter}] = useState(${initial(prop, args[prop])});`,
  );
  const tag = writeTag(name, [...written, ...missing], writeChild(children as ReactNode));
  return [...hooks, hooks.length ? '' : undefined, tag].filter((line) => line !== undefined).join('\n');
}

/** The JSX of a story that draws itself: what its `render` returns. */
function renderedIn(source: string): string | undefined {
  const start = /render: \(\) => \(?\s*(?=<)/.exec(source);
  if (!start) return undefined;
  const rest = source.slice(start.index + start[0].length);
  // The call ends at its bracket, or where the story does.
  const end = /\n {2}\),?\n|,?\n?\}\s*;?\s*$/.exec(rest);
  const lines = rest.slice(0, end?.index).split('\n');
  const edge = Math.min(
    ...lines
      .slice(1)
      .filter((line) => line.trim())
      .map((line) => /^ */.exec(line)?.[0].length ?? 0),
    40,
  );
  return lines
    .map((line, at) => (at ? line.slice(edge) : line))
    .join('\n')
    .trim()
    .replace(/,$/, '');
}

/** The call with which a story shows a dialog or a toast, from its `play`. */
function callIn(source: string): string | undefined {
  const start = /\b(?:toast|dialog)\.(?!clear)\w+\(/.exec(source);
  if (!start) return undefined;
  const rest = source.slice(start.index);
  let depth = 0;
  const end = [...rest].findIndex((letter) => {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    return letter === ')' && depth === 0;
  });
  const [head = '', ...lines] = rest.slice(0, end + 1).split('\n');
  const edge = Math.min(...lines.map((line) => /^ */.exec(line)?.[0].length ?? 0), 40);
  const call = [head, ...lines.map((line) => line.slice(edge))].join('\n');
  return `${call.startsWith('dialog') ? 'await ' : ''}${call};`;
}

/** What Storybook knows about the story. */
export interface StoryOfCode {
  readonly args: Props;
  readonly component?: unknown;
  readonly parameters: { readonly docs?: { readonly source?: { readonly originalSource?: string } } };
}

/** Writes what one would write to get a story: its imports, the state of its host, and the component with its props. */
export function writeCode(_: string, { args, component, parameters }: StoryOfCode): string {
  const source = parameters.docs?.source?.originalSource ?? '';
  // A closed dialog has nothing to show.
  const isCall = component === undefined || (component === kit.Dialog && args['open'] !== true);
  const code =
    renderedIn(source) ?? (isCall ? callIn(source) : undefined) ?? writeArgs(NAMES.get(component) ?? 'Component', args);
  return [imports(code), code].filter(Boolean).join('\n\n');
}
