import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button, Empty, List, ListItem, Skeleton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { dayText } from '../../../../shared/time/time-text.ts';
import { aboutPaths, contentPaths, supportPaths } from '../../../../world/paths.ts';
import { useStores } from '../../../../world/StoresContext.tsx';
import { htmlLang, useContent, WrittenText } from '../../../content/index.ts';
import styles from './AboutPage.module.css';

type Document = 'about' | 'terms' | 'privacy';

/** The version of the app, what it says about itself, and the ways to its documents; or the document that the address names. */
export function AboutPage() {
  const [query] = useSearchParams();
  const page = query.get('page');
  return page === 'terms' || page === 'privacy' ? <DocumentPage page={page} /> : <About />;
}

function About() {
  const { t } = useLingui();
  return (
    <Screen title={t`About`} onBack={useGoBack()}>
      <div className={styles.about}>
        <List framed>
          <ListItem tone="pair" title={t`Version`} value={__APP_VERSION__} />
        </List>
        <Written page="about" />
        <List framed>
          <ListItem icon={glyphs.file} title={t`Terms of service`} render={<Link to={aboutPaths.about('terms')} />} />
          <ListItem icon={glyphs.shield} title={t`Privacy`} render={<Link to={aboutPaths.about('privacy')} />} />
        </List>
        <List framed>
          <ListItem icon={glyphs.help} title={t`Questions`} render={<Link to={contentPaths.questions()} />} />
          <ListItem icon={glyphs.headset} title={t`Support`} render={<Link to={supportPaths.support()} />} />
          <ListItem icon={glyphs.megaphone} title={t`Notices`} render={<Link to={contentPaths.notices()} />} />
        </List>
      </div>
    </Screen>
  );
}

function DocumentPage({ page }: { page: 'terms' | 'privacy' }) {
  const { t } = useLingui();
  return (
    <Screen title={page === 'terms' ? t`Terms of service` : t`Privacy`} onBack={useGoBack(aboutPaths.about())}>
      <Written page={page} dated />
    </Screen>
  );
}

const Written = observer(function Written({ page, dated = false }: { page: Document; dated?: boolean }) {
  const { t } = useLingui();
  const content = useContent();
  const { locale } = useStores().settings;
  useEffect(() => void content.loadPage(page), [content, page, locale]);
  return (
    <Loaded
      of={content.page(page)}
      failed={t`We could not load this text`}
      skeleton={<Skeleton height={dated ? 320 : 96} />}
    >
      {(written) =>
        written ? (
          <article className={styles.written}>
            <h2 lang={htmlLang(written.lang, locale)}>{written.title}</h2>
            {dated && <p className={styles.date}>{t`Version ${written.version}, ${dayText(written.publishedAt)}`}</p>}
            <WrittenText body={written.body} lang={htmlLang(written.lang, locale)} />
          </article>
        ) : (
          dated && (
            <Empty
              icon={glyphs.file}
              title={t`Not published yet`}
              description={t`This text is being written. Support answers your questions until then.`}
              action={
                <Button size={32} variant="tint" render={<Link to={supportPaths.support()} />}>
                  <Trans>Contact support</Trans>
                </Button>
              }
            />
          )
        )
      }
    </Loaded>
  );
});
