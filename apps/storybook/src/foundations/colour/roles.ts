import type { ColorToken } from '@ezwallet/ui';

/** The use of each colour. A new colour without a role does not compile. */
const ROLES: Record<ColorToken, readonly [group: string, use: string]> = {
  bg: ['Ground', 'The page'],
  surface: ['Ground', 'Cards, lists in frames, the tab bar'],
  raised: ['Ground', 'Sheets, dialogs, menus'],
  sunken: ['Ground', 'Fields'],
  text: ['Text', 'What is read'],
  'text-muted': ['Text', 'What explains it'],
  'text-subtle': ['Text', 'Meta, placeholders, empty states'],
  'text-disabled': ['Text', 'What cannot be used now'],
  line: ['Lines', 'Decoration only'],
  'line-strong': ['Lines', 'The edge of a control'],
  focus: ['Lines', 'The ring of the focus'],
  primary: ['Accent', 'The one filled button'],
  'primary-hover': ['Accent', 'Under a pointer'],
  'primary-active': ['Accent', 'While pressed'],
  'on-primary': ['Accent', 'On the fill'],
  'primary-text': ['Accent', 'Links and small actions'],
  'primary-tint': ['Accent', 'The ground of small actions'],
  success: ['Success', 'Fill'],
  'on-success': ['Success', 'On the fill'],
  'success-text': ['Success', 'Words and icons'],
  'success-tint': ['Success', 'Ground'],
  warning: ['Warning', 'Fill, only behind its own text'],
  'on-warning': ['Warning', 'On the fill'],
  'warning-text': ['Warning', 'Words, icons, strokes'],
  'warning-tint': ['Warning', 'Ground'],
  danger: ['Danger', 'Fill'],
  'on-danger': ['Danger', 'On the fill'],
  'danger-text': ['Danger', 'Words and icons'],
  'danger-tint': ['Danger', 'Ground'],
  skeleton: ['Passing', 'Boxes while loading'],
  'skeleton-hi': ['Passing', 'The shimmer over them'],
  'toast-bg': ['Passing', 'Toast'],
  'toast-text': ['Passing', 'Words on a toast'],
  c1: ['Charts and coins', 'First series'],
  c2: ['Charts and coins', 'Second series'],
  c3: ['Charts and coins', 'Third series'],
  c4: ['Charts and coins', 'Fourth series'],
  c5: ['Charts and coins', 'Fifth series'],
  c6: ['Charts and coins', 'Sixth series'],
};

/** A colour with its use. */
export interface Role {
  name: ColorToken;
  use: string;
}

const names = Object.keys(ROLES) as ColorToken[];

/** The colours by role, in the order of the page. */
export const roleGroups: readonly (readonly [group: string, roles: readonly Role[]])[] = [
  ...new Set(names.map((name) => ROLES[name][0])),
].map((group) => [
  group,
  names.filter((name) => ROLES[name][0] === group).map((name) => ({ name, use: ROLES[name][1] })),
]);
