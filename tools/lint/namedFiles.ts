import type { Rule } from './Rule.ts';

/** A page that says what is. Decisions and histories keep the names of their day. */
const PAGE = /^(?!docs\/adr\/)(?!.*CHANGELOG\.md$).*\.md$/;
/** A file in a folder, as text of code; not what a package of ours exports, or what a gateway writes. */
const NAMED = /`((?!@|DATA_DIR\/)[\w@.-]+(?:\/[\w.-]+)+\.(?:tsx?|sql|json|md|css|js|conf|yml))`/g;

/** Rejects a page that names a file which is not there. A name may leave out the folders above those that make it clear. */
export const namedFiles: Rule = {
  name: 'files that pages name',
  advice: 'Name the file where it is now.',
  check(files) {
    // Each path by all of its ends that begin with a folder.
    const known = new Set(
      files.flatMap(({ path }) => path.split('/').map((_, first, parts) => parts.slice(first).join('/'))),
    );
    return files
      .filter(({ path }) => PAGE.test(path))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((row, index) =>
            [...row.matchAll(NAMED)]
              .filter(([, name = '']) => !known.has(name))
              .map(([, name]) => ({ path, line: index + 1, text: `${name} is not there.` })),
          ),
      );
  },
};
