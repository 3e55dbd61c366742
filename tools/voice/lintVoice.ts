import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findPhrases } from './findPhrases.ts';
import { readTexts } from './readTexts.ts';

/**
 * Texts that nobody may change (the product's specification, the data of tests, migrations that a database has taken),
 * and those that quote phrases.
 */
const NOT_READ =
  /^docs\/voice\.md$|\/migrations\/\d{4}_|^tools\/conformance\/spec\/|\/vectors\/|\.gen\.|^tools\/voice\/.*\.test\.ts$/;

const projectOf = (path: string): string => /^(?:apps|libs)\/[^/]+|^tools(?=\/)/.exec(path)?.[0] ?? '.';

/** A line of the report, as editors and terminals link it. */
export interface VoiceFault {
  readonly project: string;
  readonly text: string;
}

/** Reads every text that git tracks or would track. */
export function voiceFaults(): VoiceFault[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const paths = listed.split('\n').filter((path) => path && !NOT_READ.test(path) && existsSync(path));
  return paths.flatMap((path) =>
    readTexts(path, readFileSync(path, 'utf8'))
      .flatMap(findPhrases)
      .map(({ line, found, phrase: { instead, why } }) => ({
        project: projectOf(path),
        text: `${path}:${line}: "${found}" (${why}). Write: ${instead}.`,
      })),
  );
}
