import { useLingui } from '@lingui/react/macro';
import { List, ListItem } from '@ezwallet/ui';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { terms } from './terms.ts';
import styles from './AboutPage.module.css';

/** The version of the app and the terms of service. */
export function AboutPage() {
  const { t, i18n } = useLingui();
  return (
    <Screen title={t`About`} onBack={useGoBack()}>
      <List framed>
        <ListItem tone="pair" title={t`Version`} value={__APP_VERSION__} />
      </List>
      <section className={styles.terms} aria-labelledby="terms">
        <h2 id="terms">{t`Terms of service`}</h2>
        {terms.map(({ title, text }) => (
          <section key={title.id}>
            <h3>{i18n._(title)}</h3>
            <p>{i18n._(text)}</p>
          </section>
        ))}
      </section>
    </Screen>
  );
}
