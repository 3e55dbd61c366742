import { builtInMessages, type Locale, type Messages } from '@ezwallet/ui';

type Key = keyof Messages;

/** Stands for any value that a message takes: written out, it and its fields are their names in braces. */
function placeholder(name: string, known: Record<string, unknown> = {}): unknown {
  return new Proxy(() => '', {
    get: (_, property) => {
      if (property === Symbol.toPrimitive || property === 'toString') return () => `{${name}}`;
      return typeof property === 'string' ? (known[property] ?? placeholder(property)) : undefined;
    },
    apply: () => `{${name}}`,
  });
}

/** What to give to messages that choose among words of their own, where a placeholder names none. */
const CHOICES: Partial<Record<Key, readonly unknown[]>> = {
  sparkline: ['up'],
  monthDay: [3, 4],
  lockVerify: ['fingerprint'],
  uploadAdd: ['picture'],
  stepState: ['done'],
  chartSummary: [placeholder('summary', { direction: 'up' })],
};

/** The words of a message in a language, with placeholders where values stand. */
export function sampleWords(locale: Locale, key: Key): string {
  const message: unknown = builtInMessages[locale][key];
  if (typeof message !== 'function') return String(message);
  return String(message(...(CHOICES[key] ?? [placeholder('a'), placeholder('b'), placeholder('c')])));
}
