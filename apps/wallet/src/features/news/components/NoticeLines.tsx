import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { NoticeBar } from '@ezwallet/ui';
import { contentPaths } from '../../../world/paths.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import { htmlLang, useContent } from '../../content/index.ts';
import styles from './NoticeLines.module.css';

/** Lines of news, which open what they are about. Nothing where there are none. */
export const NoticeLines = observer(function NoticeLines() {
  const content = useContent();
  const { locale } = useStores().settings;
  useEffect(() => void content.loadLines(), [content, locale]);
  const lines = content.lines.value ?? [];
  return (
    <NoticeBar
      className={styles.lines}
      items={lines.map(({ id, title, link, lang }) => ({
        value: id,
        text: <span lang={htmlLang(lang, locale)}>{title}</span>,
        render: <Link to={link.startsWith('/') ? link : contentPaths.notices()} />,
      }))}
    />
  );
});
