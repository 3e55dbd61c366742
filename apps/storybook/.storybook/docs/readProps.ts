import {
  createSummaryValue,
  enhanceArgTypes,
  extractComponentDescription,
  extractComponentProps,
  isTooLongForDefaultValueSummary,
  type DocgenInfo,
  type PropDef,
} from 'storybook/internal/docs-tools';
import type { Preview } from '@storybook/react-vite';

type Component = Parameters<typeof extractComponentProps>[0];

/** Writes the type of a prop for the table: the values of a choice, else the type's name. */
function writeType({ type }: PropDef, { type: read }: DocgenInfo) {
  if (read?.name !== 'enum' || !Array.isArray(read.value)) return type ?? undefined;
  return createSummaryValue(read.value.map(({ value }: { readonly value: string }) => value).join(' | '));
}

/** Writes the default of a prop for the table. A long one opens with a click. */
function writeDefault({ defaultValue }: PropDef) {
  const code = defaultValue?.summary;
  if (code === undefined || !isTooLongForDefaultValueSummary(code)) return defaultValue ?? undefined;
  return createSummaryValue(/^function\b|=>/.test(code) ? 'func' : 'object', code);
}

function readProps(component: Component) {
  const props = extractComponentProps(component, 'props').map(({ propDef, docgenInfo }) => {
    const { name, description, required, sbType } = propDef;
    const table = { type: writeType(propDef, docgenInfo), defaultValue: writeDefault(propDef) };
    return [name, { name, description, type: { required, ...sbType }, table }] as const;
  });
  return Object.fromEntries(props);
}

/**
 * Tells Storybook about the props of components. Its own reader knows every way to write types, and brings the parser,
 * the printer and the source maps of JavaScript; our components have one way, TypeScript.
 */
export const propsReader = {
  docs: { extractArgTypes: readProps, extractComponentDescription },
  argTypesEnhancers: [enhanceArgTypes] as NonNullable<Preview['argTypesEnhancers']>,
};
