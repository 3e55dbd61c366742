import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { statics } from './index.ts';

describe.each(Object.entries(statics))('%s', (_name, { path, response, example }) => {
  it('is outside the enveloped paths', () => {
    expect(path).toMatch(/^\/static\/[a-z0-9-]+\.json$/);
  });

  it('has an example that fits its schema and contains nothing more', () => {
    const { issues, output } = safeParse(response, example);
    expect(issues).toBeUndefined();
    expect(output).toEqual(example);
  });
});
