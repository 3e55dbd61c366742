import type { Fault } from './Fault.ts';
import { readmeExamples } from './examples.ts';

/** The sections that a README must have, and how to recognise each. */
const sections: Readonly<Record<string, (name: string, readme: string) => boolean>> = {
  install: (name, readme) => new RegExp(`^npm install ${name}( |$)`, 'm').test(readme),
  example: (name, readme) => readmeExamples(name, readme).length > 0,
  sizes: (_, readme) => /\d KB|\| KB/.test(readme),
  limits: (_, readme) => /^##+ (?:Limits|Where .* narrower)/m.test(readme),
  security: (_, readme) => /^##+ Security/m.test(readme),
};

/** Finds the sections that a library's README lacks. */
export const readmeGaps = (name: string, readme: string): Fault[] =>
  Object.entries(sections)
    .filter(([, isThere]) => !isThere(name, readme))
    .map(([section]) => ({ about: `README of ${name}, ${section}`, text: 'is missing' }));
