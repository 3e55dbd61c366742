// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { colors, schemes, type ColorToken } from './tokens.ts';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A line around something, and the token of its colour. */
interface Edge {
  readonly file: string;
  readonly selector: string;
  readonly token: string;
}

const RULE = /([^{};]+)\{([^{}]*)\}/g;
/** A ring inside a box, or a border on all sides. A component may replace its colour through `--edge`. */
const LINE = /(?:inset 0 0 0 |border: )[\d.]+px (?:solid |dashed )?(?:var\(--edge, )?var\(--ui-([\w-]+)\)/;

const edges: readonly Edge[] = sources
  .filter((file) => file.endsWith('.module.css'))
  .flatMap((file) =>
    [
      ...read(file)
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .matchAll(RULE),
    ].flatMap(([, head = '', body = '']) => {
      const token = LINE.exec(body)?.[1];
      return token === undefined ? [] : [{ file: file.replace(/^.*\//, ''), selector: head.trim(), token }];
    }),
  );

/** The edge that shows where each control is, by the file with its native element or its role. */
const CONTROLS: Readonly<Record<string, readonly [file: string, selector: string] | string>> = {
  'CaptchaRail.tsx': ['CaptchaRail.module.css', '.rail'],
  'CellInput.tsx': ['CellInput.module.css', '.cell'],
  'Checkbox.tsx': ['Choice.module.css', '.mark'],
  'Radio.tsx': ['Choice.module.css', '.mark'],
  'SegmentedControl.tsx': ['SegmentedControl.module.css', ".segment[data-state='active']"],
  'AmountField.tsx': ['FieldFrame.module.css', '.box'],
  'PhoneField.tsx': ['FieldFrame.module.css', '.box'],
  'TextArea.tsx': ['FieldFrame.module.css', '.box'],
  'DateField.tsx': ['FieldFrame.module.css', '.box'],
  'TextField.tsx': ['FieldFrame.module.css', '.box'],
  'Upload.tsx': ['Upload.module.css', '.add'],
  'Button.tsx': ['Button.module.css', ".button[data-variant='secondary']"],
  'Chip.tsx': 'Its choices are words, and the chosen one is a fill of their colour.',
  'AmountEntry.tsx': 'Its figure is larger than any other text, and has a caret.',
  'GridFilter.tsx': 'Its choices are icons with words.',
  'Switch.tsx': 'Its track is a fill, which another test checks.',
  'Tabs.tsx': 'Its choices are words, and a line marks the chosen one.',
};

/** Lines around what is no control, or cannot be used. */
const DECORATION: readonly string[] = [
  'SliderCaptcha.module.css .stage',
  'Switch.module.css .track[data-busy]::after',
  'OrderProgress.module.css .step:not(:last-child)::after',
  'Rail.module.css .event:not(:last-child)::after',
  // Quiet around words: only the chosen one needs an edge.
  'Chip.module.css .chip',
  'SegmentedControl.module.css .control',
];

const OWN_ELEMENT = /<(?:input|textarea|select)\b|role="(?:tablist|slider)"/;

test('every component with a native field, or a role of one, has an edge or a reason for none', () => {
  const controls = sources.filter((file) => /(?<!\.(test|stories))\.tsx$/.test(file) && OWN_ELEMENT.test(read(file)));
  const names = controls.map((file) => file.replace(/^.*\//, ''));
  expect(names.filter((name) => !(name in CONTROLS))).toEqual([]);
});

test.each(Object.entries(CONTROLS).filter(([, edge]) => typeof edge !== 'string'))('%s draws its edge', (_, edge) => {
  const [file, selector] = edge as readonly [string, string];
  expect(edges).toContainEqual(expect.objectContaining({ file, selector }));
});

const shown = edges.filter(({ file, selector }) => !DECORATION.includes(`${file} ${selector}`));

describe.each(schemes)('%s', (scheme) => {
  test.each(shown)('$file $selector: $token has 3:1 against what surrounds it and what it surrounds', ({ token }) => {
    expect(Object.keys(colors.dark)).toContain(token);
    for (const back of ['bg', 'surface', 'raised', 'sunken'] as const)
      expect(contrastRatio({ front: token as ColorToken, back, least: 3 }, scheme)).toBeGreaterThanOrEqual(3);
  });

  test('the track of a switch has 3:1, on and off', () => {
    const track = /\.track \{[^}]*background: var\(--ui-([\w-]+)\)/.exec(
      read('components/Switch/Switch.module.css'),
    )?.[1];
    for (const front of [track as ColorToken, 'primary'] as const)
      for (const back of ['bg', 'surface'] as const)
        expect(contrastRatio({ front, back, least: 3 }, scheme)).toBeGreaterThanOrEqual(3);
  });
});

test('every line in the list of decorations exists', () => {
  const drawn = edges.map(({ file, selector }) => `${file} ${selector}`);
  expect(DECORATION.filter((line) => !drawn.includes(line))).toEqual([]);
});
