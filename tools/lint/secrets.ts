import { secretsIn } from './secretPlaces.ts';
import type { Rule } from './Rule.ts';

/** Rejects what looks like a secret. */
export const secrets: Rule = {
  name: 'secrets',
  advice: 'Take it out of the file, and give out a new one: whoever reads the history has it.',
  check: (files) =>
    files.flatMap(({ path, text }) => secretsIn(path, text).map(({ line, kind }) => ({ path, line, text: kind }))),
};
