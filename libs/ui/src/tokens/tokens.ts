/**
 * Every design token as data. `toCss` derives the stylesheet; the contrast test and the Foundations pages of the
 * Storybook read the same objects.
 */

/** The colour schemes. A page without `data-theme` gets `dark`. */
export const schemes = ['light', 'dark', 'dark-blue'] as const;
/** A colour scheme, set as `data-theme` on the root element. */
export type Scheme = (typeof schemes)[number];

/** Colours per scheme. The hex values are sRGB; contrast was computed on exactly these. */
export const colors = {
  light: {
    bg: '#f3f6fa',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#ecf0f5',
    text: '#161e2c',
    'text-muted': '#4d5664',
    'text-subtle': '#626975',
    'text-disabled': '#9a9fa6',
    line: '#dce0e6',
    'line-strong': '#7b828e',
    primary: '#175fde',
    'primary-hover': '#0a53cd',
    'primary-active': '#0649b8',
    'on-primary': '#ffffff',
    'primary-text': '#135ad4',
    focus: '#175fde',
    'primary-tint': '#e6effe',
    success: '#107f49',
    'on-success': '#ffffff',
    'success-text': '#076e3e',
    'success-tint': '#dff8e6',
    warning: '#f0a726',
    'on-warning': '#2f1e02',
    'warning-text': '#875503',
    'warning-tint': '#fdf1d8',
    danger: '#d0242d',
    'on-danger': '#ffffff',
    'danger-text': '#bc2028',
    'danger-tint': '#feebeb',
    skeleton: '#e3e6ec',
    'skeleton-hi': '#f0f3f7',
    'toast-bg': '#1d2430',
    'toast-text': '#f7f8fb',
    c1: '#2167e2',
    c2: '#009a94',
    c3: '#ca6802',
    c4: '#914ad0',
    c5: '#cd3380',
    c6: '#3a8f42',
  },
  dark: {
    bg: '#0b0e14',
    surface: '#151a22',
    raised: '#1e252f',
    sunken: '#06080d',
    text: '#eef0f4',
    'text-muted': '#afb6c2',
    'text-subtle': '#9097a3',
    'text-disabled': '#565b64',
    line: '#2b313b',
    'line-strong': '#717988',
    primary: '#2b6ee6',
    'primary-hover': '#1e63de',
    'primary-active': '#1559d0',
    'on-primary': '#ffffff',
    'primary-text': '#7facfb',
    focus: '#7facfb',
    'primary-tint': '#182b4b',
    success: '#3cc078',
    'on-success': '#021709',
    'success-text': '#5ed28e',
    'success-tint': '#13311f',
    warning: '#f7b83d',
    'on-warning': '#271700',
    'warning-text': '#f6c360',
    'warning-tint': '#3c2a0e',
    danger: '#d42931',
    'on-danger': '#ffffff',
    'danger-text': '#fb8482',
    'danger-tint': '#491f1f',
    skeleton: '#20252e',
    'skeleton-hi': '#2c323c',
    'toast-bg': '#38404d',
    'toast-text': '#f9fafd',
    c1: '#6196f4',
    c2: '#35c9c2',
    c3: '#f8a052',
    c4: '#b682ed',
    c5: '#ed6ba4',
    c6: '#6eca73',
  },
  'dark-blue': {
    bg: '#0d0f2f',
    surface: '#171a42',
    raised: '#212554',
    sunken: '#080a23',
    text: '#f0f1f9',
    'text-muted': '#b5bcdb',
    'text-subtle': '#969ec3',
    'text-disabled': '#5b6180',
    line: '#2e3462',
    'line-strong': '#757fb6',
    primary: '#5d61f4',
    'primary-hover': '#5556ec',
    'primary-active': '#4d4bdd',
    'on-primary': '#ffffff',
    'primary-text': '#a5b2fb',
    focus: '#a5b2fb',
    'primary-tint': '#272a6d',
    success: '#45c77e',
    'on-success': '#021709',
    'success-text': '#6ad895',
    'success-tint': '#0d3926',
    warning: '#fabb41',
    'on-warning': '#271700',
    'warning-text': '#fac764',
    'warning-tint': '#422f13',
    danger: '#d42931',
    'on-danger': '#ffffff',
    'danger-text': '#fd8e8b',
    'danger-tint': '#541b28',
    skeleton: '#232851',
    'skeleton-hi': '#2e3462',
    'toast-bg': '#3d4367',
    'toast-text': '#f9fafe',
    c1: '#8694fa',
    c2: '#3accc5',
    c3: '#fba355',
    c4: '#c385ef',
    c5: '#f06ea7',
    c6: '#71cd76',
  },
} as const satisfies Record<Scheme, Record<string, `#${string}`>>;

/** The name of a colour; its custom property is `--ui-<name>`. */
export type ColorToken = keyof (typeof colors)['dark'];

/** The six hues of charts and coin discs. */
export const chartTokens = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const satisfies readonly ColorToken[];
/** One of the six hues of charts and coin discs. */
export type ChartToken = (typeof chartTokens)[number];

/** The depth of each scheme: separators, gradients, quiet fills and shadows; any CSS value. */
export const looks = {
  light: {
    scrim: 'rgb(10 14 24 / .48)',
    hair: '#e8ebf0',
    glow: 'rgb(23 95 222 / .19)',
    'glow-2': 'rgb(23 95 222 / .03)',
    soft: '#ffffff',
    field: '#ffffff',
    seg: 'rgb(22 30 44 / .06)',
    segsel: '#ffffff',
    press: 'rgb(22 30 44 / .05)',
    e1: '0 1px 2px rgb(22 30 44 / .06), 0 0 0 1px rgb(22 30 44 / .03)',
    e2: '0 4px 16px rgb(22 30 44 / .08)',
    e3: '0 12px 32px rgb(22 30 44 / .14)',
    'e3-up': '0 -12px 32px rgb(22 30 44 / .14)',
  },
  dark: {
    scrim: 'rgb(0 0 0 / .64)',
    hair: 'rgb(255 255 255 / .075)',
    glow: 'rgb(43 110 230 / .30)',
    'glow-2': 'rgb(43 110 230 / .07)',
    soft: 'rgb(160 188 240 / .10)',
    field: '#06080d',
    seg: 'rgb(160 188 240 / .10)',
    segsel: 'rgb(160 188 240 / .20)',
    press: 'rgb(255 255 255 / .05)',
    e1: 'inset 0 0 0 1px rgb(255 255 255 / .05)',
    e2: 'inset 0 0 0 1px rgb(255 255 255 / .05), 0 8px 24px rgb(0 0 0 / .35)',
    e3: 'inset 0 0 0 1px rgb(255 255 255 / .05), 0 16px 40px rgb(0 0 0 / .5)',
    'e3-up': 'inset 0 1px 0 rgb(255 255 255 / .07), 0 -16px 40px rgb(0 0 0 / .5)',
  },
  'dark-blue': {
    scrim: 'rgb(4 4 20 / .68)',
    hair: 'rgb(200 208 255 / .10)',
    glow: 'rgb(93 97 244 / .36)',
    'glow-2': 'rgb(93 97 244 / .10)',
    soft: 'rgb(200 208 255 / .10)',
    field: '#080a23',
    seg: 'rgb(200 208 255 / .10)',
    segsel: 'rgb(200 208 255 / .18)',
    press: 'rgb(200 208 255 / .06)',
    e1: 'inset 0 0 0 1px rgb(255 255 255 / .05)',
    e2: 'inset 0 0 0 1px rgb(255 255 255 / .05), 0 8px 24px rgb(0 0 0 / .35)',
    e3: 'inset 0 0 0 1px rgb(255 255 255 / .05), 0 16px 40px rgb(0 0 0 / .5)',
    'e3-up': 'inset 0 1px 0 rgb(255 255 255 / .07), 0 -16px 40px rgb(0 0 0 / .5)',
  },
} as const satisfies Record<Scheme, Record<string, string>>;

/** Share of the hue in a coin's disc, `--ui-disc`; the rest is the surface colour. */
export const discShare = { light: 0.11, dark: 0.18, 'dark-blue': 0.18 } as const satisfies Record<Scheme, number>;

/** Font sizes and line heights in px, emitted in rem: `--ui-size-13` and `--ui-leading-13`. */
export const type = { 11: 16, 12: 18, 13: 20, 15: 22, 16: 24, 18: 26, 22: 30, 28: 36, 36: 44 } as const;

/** Font stacks by `:lang`. The first names are shared, so Latin letters and digits never change with the language. */
export const fonts = {
  latin: '-apple-system, "SF Pro Text", Roboto, "Segoe UI", "Helvetica Neue", Arial',
  'zh-Hans-CN': '"PingFang SC", "Noto Sans SC", "Noto Sans CJK SC"',
  'zh-Hant-HK': '"PingFang HK", "Noto Sans HK", "Noto Sans CJK HK"',
} as const;

/** Spacing steps in px: `--ui-space-16`. */
export const space = [2, 4, 8, 12, 16, 20, 24, 32, 40, 48] as const;

/** Corner radii in px: `--ui-radius-card`. */
export const radius = { tag: 4, field: 8, button: 10, card: 12, dialog: 16, sheet: 20, pill: 999 } as const;

/** Heights of controls and bars, and the shell's widths, in px: `--ui-height-row`. */
export const sizes = {
  'height-pill': 32,
  'height-hit': 44,
  'height-field': 48,
  'height-button': 48,
  'height-row': 52,
  'height-nav': 52,
  'height-tabbar': 56,
  'width-min': 300,
  'width-max': 750,
  'width-shell': 440,
  'width-dialog': 280,
} as const;

/** Stacking order: `--ui-z-toast`. */
export const zIndex = {
  sticky: 100,
  tabbar: 200,
  drawer: 1000,
  dialog: 1100,
  viewer: 1200,
  popup: 1400,
  lock: 2000,
  toast: 2900,
  loading: 2999,
} as const;

/** Durations in ms: `--ui-duration-page`. */
export const duration = {
  press: 80,
  fade: 150,
  alert: 300,
  sheet: 400,
  page: 500,
  shimmer: 1400,
  reduced: 120,
} as const;

/** Easings as cubic Bézier control points: `--ui-ease-enter`. */
export const easing = {
  standard: [0.2, 0, 0, 1],
  enter: [0.05, 0.7, 0.1, 1],
  exit: [0.3, 0, 0.8, 0.15],
  sheet: [0.32, 0.72, 0, 1],
  /** For whole pages: a hundredth of the way is left after 300 of 500 ms, so that what is read stands still. */
  settle: [0.16, 1, 0.2, 1],
} as const;
