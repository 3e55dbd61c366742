import { GridFilter, type GridFilterProps } from './GridFilter.tsx';
import { GridMenu, type GridMenuProps } from './GridMenu.tsx';

export type { GridFilterItem, GridFilterProps } from './GridFilter.tsx';
export type { GridMenuProps, GridNavItem } from './GridMenu.tsx';

/** Props of a grid: links to other screens or, with `value` and `onChange`, the options of a filter. */
export type GridNavProps<Value extends string = string> = GridMenuProps | GridFilterProps<Value>;

/**
 * Icons with words in four columns; on screens up to 380 px in two, with the words beside the icons. It is a navigation
 * of links, or a radio group when it filters the screen.
 *
 * @example
 * <GridNav label={t`Services`} items={[{ value: 'bills', label: t`Bills`, icon: receipt, render: <Link to="/" /> }]} />
 * <GridNav label={t`Kind`} items={[{ value: 'all', label: t`All`, icon: more }]} value={kind} onChange={setKind} />
 */
export function GridNav<Value extends string = string>(props: GridNavProps<Value>) {
  return props.onChange === undefined ? <GridMenu {...props} /> : <GridFilter {...props} />;
}
