/** Characters that turn the reading direction of what follows: the bidirectional algorithm of Unicode, UAX 9, section 2. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

interface UserTextProps {
  className?: string | undefined;
  /** The language it is known to be in. */
  lang?: string | undefined;
  /** What a person wrote, such as a nickname or a note. */
  children: string | null | undefined;
}

/**
 * Text that people write. It cannot turn the words around it, such as an amount, whoever wrote it and whatever let it in.
 * `tools/lint` finds fields of people that a screen shows without it.
 */
export function UserText({ className, lang, children }: UserTextProps) {
  return (
    <bdi className={className} lang={lang}>
      {children?.replace(TURNS, '')}
    </bdi>
  );
}
