import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useStores } from '../../../world/StoresContext.tsx';
import { htmlLang, useContent } from '../../content/index.ts';
import styles from './HelpfulQuestions.module.css';

/** Questions that may help, by their codes, as links to their answers. Those that are no longer there are left out. */
export const HelpfulQuestions = observer(function HelpfulQuestions({ codes }: { codes: readonly string[] }) {
  const content = useContent();
  const { locale } = useStores().settings;
  useEffect(() => void content.loadBanners(), [content, locale]);
  const faqs = content.banners.value?.faq.slider_data ?? [];
  const shown = codes.flatMap((code) => faqs.find(({ id }) => id === code) ?? []);
  return (
    <ul className={styles.questions}>
      {shown.map(({ id, question, lang }) => (
        <li key={id}>
          <Link to={`/faq#${id}`} className={styles.link}>
            <span lang={htmlLang(lang, locale)}>{question}</span>
            <Icon glyph={glyphs.chevronRight} size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
});
