import { tokens, type Scheme } from '@ezwallet/ui';
import { create, type ThemeVars } from 'storybook/theming';

const { colors, fonts, radius } = tokens;

/** The theme of Storybook's own documentation pages in a scheme. */
export function docsTheme(scheme: Scheme): ThemeVars {
  const color = colors[scheme];
  return create({
    base: scheme === 'light' ? 'light' : 'dark',
    fontBase: `${fonts.latin}, ${fonts['zh-Hant-HK']}, sans-serif`,
    colorPrimary: color.primary,
    colorSecondary: color['primary-text'],
    appBg: color.bg,
    appContentBg: color.bg,
    appPreviewBg: color.bg,
    appHoverBg: color['primary-tint'],
    appBorderColor: color.line,
    appBorderRadius: radius.field,
    textColor: color.text,
    textMutedColor: color['text-muted'],
    textInverseColor: color['on-primary'],
    barBg: color.surface,
    barTextColor: color['text-muted'],
    barSelectedColor: color['primary-text'],
    barHoverColor: color['primary-text'],
    inputBg: color.sunken,
    inputBorder: color['line-strong'],
    inputTextColor: color.text,
    buttonBg: color.surface,
    buttonBorder: color.line,
    booleanBg: color.sunken,
    booleanSelectedBg: color.raised,
  });
}
