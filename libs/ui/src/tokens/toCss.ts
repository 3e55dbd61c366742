import {
  chartTokens,
  colors,
  discShare,
  duration,
  easing,
  fonts,
  looks,
  radius,
  schemes,
  sizes,
  space,
  type,
  zIndex,
  type Scheme,
} from './tokens.ts';

/** The default scheme comes first, for every scheme; the others only state their differences. */
const DEFAULT: Scheme = 'dark';

const rem = (px: number) => `${px / 16}rem`;
const block = (selector: string, lines: readonly string[]) =>
  `  ${selector} {\n${lines.map((line) => `    ${line};\n`).join('')}  }\n`;
const properties = (values: Record<string, string | number>, prefix = '', unit = '') =>
  Object.entries(values).map(([name, value]) => `--ui-${prefix}${name}: ${value}${unit}`);

function schemeLines(scheme: Scheme): string[] {
  return [
    `--ui-scheme: ${scheme === 'light' ? 'light' : 'dark'}`,
    ...properties(colors[scheme]),
    ...properties(looks[scheme]),
    `--ui-disc: ${discShare[scheme] * 100}%`,
  ];
}

function schemeBlock(scheme: Scheme): string {
  const shared = new Set(schemeLines(DEFAULT));
  return block(
    `[data-theme="${scheme}"]`,
    schemeLines(scheme).filter((line) => !shared.has(line)),
  );
}

/** The stylesheet of the tokens: one block per scheme, then the shared values, in `@layer ui.tokens`. */
export function toCss(): string {
  const shared = block(':root', [
    ...Object.entries(type).flatMap(([size, leading]) => [
      `--ui-size-${size}: ${rem(Number(size))}`,
      `--ui-leading-${size}: ${rem(leading)}`,
    ]),
    ...space.map((step) => `--ui-space-${step}: ${step}px`),
    ...properties(radius, 'radius-', 'px'),
    ...properties(sizes, '', 'px'),
    ...properties(zIndex, 'z-'),
    ...properties(duration, 'duration-', 'ms'),
    ...Object.entries(easing).map(([name, points]) => `--ui-ease-${name}: cubic-bezier(${points.join(', ')})`),
    `--ui-font: ${fonts.latin}, sans-serif`,
    '--ui-safe-t: var(--native-safe-t, env(safe-area-inset-top, 0px))',
    '--ui-safe-b: var(--native-safe-b, env(safe-area-inset-bottom, 0px))',
  ]);
  // Hosts write zh-CN, zh-Hans or zh alone; each tag is its own range, because browsers match them by their beginning.
  const chinese = { 'zh-Hans-CN': ['zh'], 'zh-Hant-HK': ['zh-Hant', 'zh-HK', 'zh-MO', 'zh-TW'] } as const;
  const byLanguage = (['zh-Hans-CN', 'zh-Hant-HK'] as const).map((lang) =>
    block(chinese[lang].map((range) => `:is(:root, [lang]):lang(${range})`).join(', '), [
      `--ui-font: ${fonts.latin}, ${fonts[lang]}, sans-serif`,
    ]),
  );
  // Aliases resolve where they are declared, so every element that sets a scheme repeats them.
  const market = [
    block(':root, [data-theme]', ['--ui-gain: var(--ui-success-text)', '--ui-loss: var(--ui-danger-text)']),
    block('[data-market="cn"], [data-market="cn"] [data-theme]', [
      '--ui-gain: var(--ui-danger-text)',
      '--ui-loss: var(--ui-success-text)',
    ]),
  ];
  // The colours of an element with `data-hue`.
  const hues = chartTokens.map((name) => block(`[data-hue="${name}"]`, [`--ui-hue: var(--ui-${name})`]));
  const others = schemes.filter((scheme) => scheme !== DEFAULT).map(schemeBlock);
  const usual = block(':root, [data-theme]', schemeLines(DEFAULT));
  const body = [usual, ...others, shared, ...byLanguage, ...market, ...hues].join('\n');
  const head = '/* Generated from tokens.ts by scripts/tokens.ts. */\n@layer ui.tokens, ui.base, ui.components;\n';
  return `${head}\n@layer ui.tokens {\n${body}}\n`;
}
