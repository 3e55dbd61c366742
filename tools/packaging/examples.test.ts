import { describe, expect, it } from 'vitest';
import { docExample, readmeExamples } from './examples.ts';

const README = [
  '# A package',
  '```sh\nnpm install a\n```',
  "```ts\nimport { a } from 'a';\na();\n```",
  'Words.',
  '<!-- runs in Node -->\n```ts\nawait 1;\n```',
  '```tsx\n<A />;\n```',
  'Not a block: ```ts',
].join('\n\n');

describe('the examples of a README', () => {
  const examples = readmeExamples('a', README);

  it('are its ts and tsx blocks, numbered, without undeclared names', () => {
    expect(examples.map(({ from, code, language, open }) => [from, code, language, open])).toEqual([
      ['README of a, example 1', "import { a } from 'a';\na();\n", 'ts', false],
      ['README of a, example 2', 'await 1;\n', 'ts', false],
      ['README of a, example 3', '<A />;\n', 'tsx', false],
    ]);
  });

  it('run where a comment says so', () => {
    expect(examples.map(({ runs }) => runs)).toEqual([false, true, false]);
  });
});

describe('the example of a doc comment', () => {
  const exported = new Map([
    ['a', ['check', 'Field']],
    ['a/testing', ['check', 'fake']],
  ]);

  it('gets imports of the names that it uses, from the first entry that has them', () => {
    const { code, language, open } = docExample('a', 'check(fake(), checked);', exported);
    expect(code).toBe("import { check } from 'a';\nimport { fake } from 'a/testing';\ncheck(fake(), checked);");
    expect([language, open]).toEqual(['ts', true]);
  });

  it('does not change when it imports what it needs', () => {
    const text = "import { check } from 'a/testing';\n\ncheck();";
    expect(docExample('a', text, exported).code).toBe(text);
  });

  it('may be a piece of markup', () => {
    const { code, language } = docExample('a', '<Field />\n<Field wide />', exported);
    expect([code, language]).toEqual(["import { Field } from 'a';\n<><Field />\n<Field wide /></>;", 'tsx']);
  });
});
