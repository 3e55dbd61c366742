import * as glyphs from '@ezwallet/ui/glyphs';
import type { Preview } from '@storybook/react-vite';
import { nativeProps } from './native-props.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

/** Types of props that a page of controls cannot set. */
const OF_CODE = /^(Ref<|RenderElement|\(|function|Haptics|CSSProperties|Partial<)|=>/;

/**
 * Gives each prop a control that a person can use: a choice of glyphs, a text for a node, nothing for code. The table has
 * no row for other attributes of native elements that a story sets.
 */
export const argControls: Enhancer = ({ argTypes, initialArgs }) => {
  const hidden = Object.keys(initialArgs).filter((name) => !(name in argTypes));
  return {
    ...Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => [name, control(complete(name, argType), initialArgs[name])]),
    ),
    ...Object.fromEntries(hidden.map((name) => [name, { name, table: { disable: true } }])),
  };
};
// After the ones that derive controls from types.
(argControls as { secondPass?: boolean }).secondPass = true;

/** Texts of native attributes, and the default of switches. */
function complete(name: string, argType: ArgType): ArgType {
  const { table = {}, type } = argType;
  if (!table.type?.summary) return { ...argType, table: { ...table, disable: true } };
  const isOff = table.type.summary === 'boolean' && !(type as { required?: boolean } | undefined)?.required;
  const off = isOff && !table.defaultValue ? { defaultValue: { summary: 'false' } } : {};
  return { ...argType, description: argType.description || (nativeProps[name] ?? ''), table: { ...table, ...off } };
}

function control(argType: ArgType, given: unknown): ArgType {
  const type = argType.table?.type?.summary ?? '';
  if (OF_CODE.test(type) || typeof given === 'function') return { ...argType, control: false };
  if (type.startsWith('`M${number}')) {
    const table = { ...argType.table, type: { summary: 'Glyph' } };
    return {
      ...argType,
      table,
      control: { type: 'select' },
      options: [undefined, ...Object.keys(glyphs)],
      mapping: glyphs,
    };
  }
  const isText = type === 'ReactNode' || type === 'string';
  if (isText && (given === undefined || typeof given === 'string')) return { ...argType, control: { type: 'text' } };
  const isElement = typeof given === 'object' && given !== null && '$$typeof' in given;
  return type === 'ReactNode' || isElement ? { ...argType, control: false } : argType;
}
