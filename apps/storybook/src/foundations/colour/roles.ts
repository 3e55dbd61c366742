import type { ColorToken } from '@ezwallet/ui';

/** The use of each colour. A new colour without a role does not compile. */
const ROLES: Record<ColorToken, readonly [group: string, use: string]> = {
  bg: ['Background', 'The page'],
  surface: ['Background', 'Cards, lists in frames, the tab bar'],
  raised: ['Background', 'Sheets, dialogs, menus'],
  sunken: ['Background', 'Fields'],
  text: ['Text', 'Main text'],
  'text-muted': ['Text', 'Explanations'],
  'text-subtle': ['Text', 'Meta, placeholders, empty states'],
  'text-disabled': ['Text', 'Disabled elements'],
  line: ['Lines', 'Decoration only'],
  'line-strong': ['Lines', 'The edge of a control'],
  focus: ['Lines', 'The focus ring'],
  primary: ['Accent', 'The one filled button'],
  'primary-hover': ['Accent', 'Under a pointer'],
  'primary-active': ['Accent', 'While pressed'],
  'on-primary': ['Accent', 'On the fill'],
  'primary-text': ['Accent', 'Links and small actions'],
  'primary-tint': ['Accent', 'Background of small actions'],
  success: ['Success', 'Fill'],
  'on-success': ['Success', 'On the fill'],
  'success-text': ['Success', 'Text and icons'],
  'success-tint': ['Success', 'Background'],
  warning: ['Warning', 'Fill, only behind its own text'],
  'on-warning': ['Warning', 'On the fill'],
  'warning-text': ['Warning', 'Text, icons, strokes'],
  'warning-tint': ['Warning', 'Background'],
  danger: ['Danger', 'Fill'],
  'on-danger': ['Danger', 'On the fill'],
  'danger-text': ['Danger', 'Text and icons'],
  'danger-tint': ['Danger', 'Background'],
  skeleton: ['Temporary', 'Boxes while loading'],
  'skeleton-hi': ['Temporary', 'Their shimmer'],
  'toast-bg': ['Temporary', 'Toast'],
  'toast-text': ['Temporary', 'Text on a toast'],
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
