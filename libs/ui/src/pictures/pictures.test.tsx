import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as pictures from './index.ts';

test('every file holds the picture of its name, and the index has them all', () => {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => !/^(index|Picture|drawPicture|.*\.test)\.tsx?$/.test(file),
  );
  expect(Object.keys(pictures)).toEqual(files.map((file) => file.slice(0, -'.ts'.length)));
});

test.each(Object.entries(pictures))(
  '%s is hidden from screen readers, in the colours of the scheme, below 1 KB',
  (_name, Draw) => {
    const markup = renderToStaticMarkup(<Draw className="of-place" />);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).toContain('of-place');
    expect(markup).not.toMatch(/#[\da-f]{3,6}\b|rgb/i);
    expect(markup.length).toBeLessThan(1024);
  },
);
