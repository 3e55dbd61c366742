import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { LOCALES } from '@ezwallet/domain-stores';
import { sheet, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useStores } from '../../world/StoresContext.tsx';
import styles from './LanguageButton.module.css';
import { languageNames } from './languageNames.ts';

/** Shows the language of the interface and changes it. */
export const LanguageButton = observer(function LanguageButton() {
  const { t } = useLingui();
  const { settings } = useStores();
  const choose = async () => {
    const languages = LOCALES.map((value) => ({
      value,
      label: languageNames[value],
      selected: value === settings.locale,
    }));
    const locale = await sheet.actions(languages, { title: t`Language` });
    if (locale) settings.setLocale(locale);
  };
  return (
    <TextButton className={styles.button} icon={glyphs.globe} tone="muted" onClick={() => void choose()}>
      {languageNames[settings.locale]}
    </TextButton>
  );
});
