/** A piece of English that people read: a paragraph, a comment, a title of a test, a message of a screen or of code. */
export interface Text {
  readonly kind: 'prose' | 'comment' | 'title' | 'interface' | 'message';
  /** The line of the file on which it starts, from 1. */
  readonly line: number;
  /** Its own lines, without the marks of comments. */
  readonly text: string;
}

/** Joins neighbouring lines of a kind into one text, so that a phrase is found across a line break. */
function joinLines(kind: Text['kind'], lines: readonly (string | undefined)[]): Text[] {
  const texts: { kind: Text['kind']; line: number; text: string }[] = [];
  lines.forEach((text, index) => {
    if (text === undefined) return;
    const last = texts.at(-1);
    if (last && lines[index - 1] !== undefined) last.text += `\n${text}`;
    else texts.push({ kind, line: index + 1, text });
  });
  return texts;
}

const linesOf = (source: string): string[] => source.split('\n');
const INLINE_CODE = /`[^`\n]*`/g;

/** Names in backticks are code: the wire spells some of them in its own way. */
const withoutCode = (line: string): string => line.replace(INLINE_CODE, '``');

function readMarkdown(source: string): Text[] {
  let isFenced = false;
  const lines = linesOf(source).map((line) => {
    if (/^\s*```/.test(line)) {
      isFenced = !isFenced;
      return undefined;
    }
    return isFenced || line.trim() === '' ? undefined : withoutCode(line);
  });
  return joinLines('prose', lines);
}

const TITLE = /\b(?:describe|it|test)(?:\.\w+)*(?:\(\w*\))?\(\s*(['"`])((?:(?!\1).)*)\1/;

/** Code that writes to people: messages, what operators read, and the sandbox. */
const WRITES = /^apps\/gateway\/(?:src\/(?:[\w-]+\/)?(?:messages|operator|sandbox)|public\/sandbox)\//;
const TEST = /\.test\.tsx?$|\/(?:test|e2e|testing)\//;
const LITERAL = /(?<!\bsql)(['"`])((?:\\.|(?!\1)[^\\\n])+)\1/g;
/** As errors for developers are: a whole sentence. */
const SENTENCE = /^[A-Z$`](?=.* .* ).*[.!?]$/;

/** The English in string literals. Names of code in them are between backticks, or filled in. */
function readLiterals(path: string, lines: readonly string[]): Text[] {
  if (TEST.test(path)) return [];
  return lines.flatMap((line, index): Text[] =>
    /^\s*(?:\*|\/\/|\/\*)/.test(line)
      ? []
      : [...line.matchAll(LITERAL)]
          .map(([, , text = '']) => text.replaceAll(/\$\{[^}]*\}/g, '``'))
          .filter((text) => (WRITES.test(path) ? / \w+ /.test(text) : SENTENCE.test(text)))
          .map((text) => ({ kind: 'message', line: index + 1, text })),
  );
}

function readScript(source: string, path: string): Text[] {
  const lines = linesOf(source);
  const comments = lines.map((line) => {
    const [, text] =
      /^\s*(?:\/\*\*?|\*\/|\*(?= |$)|\/\/)(.*?)(?:\*\/)?\s*$/.exec(line) ??
      /(?<=[;{},)] )(?:\/\/|\/\*) (.*?)(?:\*\/)?$/.exec(line) ??
      [];
    return text === undefined ? undefined : withoutCode(text);
  });
  const titles = lines.flatMap((line, index): Text[] => {
    const [, , title] = TITLE.exec(line) ?? [];
    return title === undefined ? [] : [{ kind: 'title', line: index + 1, text: title }];
  });
  return [...joinLines('comment', comments), ...titles, ...readLiterals(path, lines)];
}

const readSql = (source: string): Text[] =>
  joinLines(
    'comment',
    linesOf(source).map((line) => /--\s?(.*)$/.exec(line)?.[1]),
  );

/** The English of a catalogue: each `msgid` with the lines that continue it. */
function readCatalog(source: string): Text[] {
  let isMessage = false;
  const lines = linesOf(source).map((line) => {
    const [, first] = /^msgid "(.*)"$/.exec(line) ?? [];
    const [, next] = /^"(.*)"$/.exec(line) ?? [];
    isMessage = first !== undefined || (next !== undefined && isMessage);
    return isMessage ? (first ?? next) : undefined;
  });
  return joinLines('interface', lines);
}

const READERS: readonly (readonly [RegExp, (source: string, path: string) => Text[]])[] = [
  [/\.md$/, readMarkdown],
  [/\.(?:[cm]?[jt]s|[jt]sx)$/, readScript],
  [/\.sql$/, readSql],
  [/\/en\.po$/, readCatalog],
];

/** Reads the texts of a file, by the ending of its name. Other files have none. */
export function readTexts(path: string, source: string): Text[] {
  const [, read] = READERS.find(([name]) => name.test(path)) ?? [];
  return read?.(source, path) ?? [];
}

/**
 * Texts that nobody may change (the product's specification, the data of tests, migrations that a database has taken),
 * and those that quote phrases.
 */
const NOT_READ =
  /^docs\/voice\.md$|\/migrations\/\d{4}_|^tools\/conformance\/spec\/|\/vectors\/|\.gen\.|^tools\/lint\/(?:\w+\.test|phrases)\.ts$/;

/** Whether we write the texts of a file. */
export const isRead = (path: string): boolean => !NOT_READ.test(path);
