import { Link } from 'react-router';
import type { Faq } from '@ezwallet/api-client/contract';
import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { contentPaths } from '../../../world/paths.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import { htmlLang } from '../model/htmlLang.ts';
import styles from './Question.module.css';

/** A question of the list at the left, whose answer opens beside it. */
export function QuestionRow({ faq }: { faq: Faq }) {
  const { locale } = useStores().settings;
  return (
    <div className={styles.entry}>
      <h3>
        <Link className={styles.question} to={`${contentPaths.questions()}#${faq.id}`}>
          <span lang={htmlLang(faq.lang, locale)}>{faq.question}</span>
          <Icon glyph={glyphs.chevronRight} size={16} className={styles.chevron} />
        </Link>
      </h3>
    </div>
  );
}
