import { builtInMessages, type BuiltInLocale, type Messages } from '@ezwallet/ui';

type Key = keyof Messages;

/** Placeholder for any value that a message takes. As text, it and its fields are their names in braces. */
function placeholder(name: string, known: Record<string, unknown> = {}): unknown {
  return new Proxy(() => '', {
    get: (_, property) => {
      if (property === Symbol.toPrimitive || property === 'toString') return () => `{${name}}`;
      return typeof property === 'string' ? (known[property] ?? placeholder(property)) : undefined;
    },
    apply: () => `{${name}}`,
  });
}

/** Arguments for messages that choose among their own words, where a placeholder has no meaning. */
const CHOICES: Partial<Record<Key, readonly unknown[]>> = {
  sparkline: ['up'],
  monthDay: [3, 4],
  lockVerify: ['fingerprint'],
  uploadAdd: ['picture'],
  stepState: ['done'],
  chartSummary: [placeholder('summary', { direction: 'up' })],
};

/** The text of a message in a language, with placeholders for values. */
export function sampleWords(locale: BuiltInLocale, key: Key): string {
  const message: unknown = builtInMessages[locale][key];
  if (typeof message !== 'function') return String(message);
  return String(message(...(CHOICES[key] ?? [placeholder('a'), placeholder('b'), placeholder('c')])));
}
