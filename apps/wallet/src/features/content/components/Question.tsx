import { useEffect, useId, useRef, useState } from 'react';
import type { Faq } from '@ezwallet/api-client/contract';
import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useStores } from '../../../world/StoresContext.tsx';
import { htmlLang } from '../model/htmlLang.ts';
import { AnswerRating } from './AnswerRating.tsx';
import styles from './Question.module.css';
import { WrittenText } from './WrittenText.tsx';

/** A question that shows its answer when it is pressed. @param isNamed the address leads to it, so it is open and in view */
export function Question({ faq, isNamed }: { faq: Faq; isNamed: boolean }) {
  const { locale } = useStores().settings;
  const [isOpen, setOpen] = useState(isNamed);
  const [wasNamed, setNamed] = useState(isNamed);
  if (isNamed !== wasNamed) {
    setNamed(isNamed);
    if (isNamed) setOpen(true);
  }
  const answer = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  const lang = htmlLang(faq.lang, locale);
  return (
    <div className={styles.entry}>
      <h3>
        <button
          ref={button}
          type="button"
          id={faq.id}
          className={styles.question}
          aria-expanded={isOpen}
          aria-controls={answer}
          onClick={() => setOpen(!isOpen)}
        >
          <span lang={lang}>{faq.question}</span>
          <Icon glyph={isOpen ? glyphs.chevronUp : glyphs.chevronDown} size={16} className={styles.chevron} />
        </button>
      </h3>
      <div id={answer} className={styles.answer} hidden={!isOpen}>
        <WrittenText body={faq.body} lang={lang} />
        <AnswerRating id={faq.id} />
      </div>
    </div>
  );
}
