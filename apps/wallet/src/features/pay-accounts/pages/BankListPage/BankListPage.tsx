import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PAY_METHODS } from '@ezwallet/api-client/constants';
import { BankMark, Chip, Empty, List, ListItem, SearchField, type PickerItem, SkeletonRow } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { payAccountPaths } from '../../../../world/paths.ts';
import { ChipRow } from '../../../../shared/filters/ChipRow.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { ChineseText } from '../../../../shared/language/ChineseText.tsx';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import styles from '../../components/accounts.module.css';
import { bankMark } from '../../../orders/index.ts';
import { bankItems, searchBanks } from '../../model/bankItems.ts';
import { bankNames } from '../../model/bankNames.ts';

const groupsOf = (banks: readonly PickerItem[]) => [...new Set(banks.map(({ group = '' }) => group))];

/** The banks whose cards can be added; each leads to the form with this bank. */
export const BankListPage = observer(function BankListPage() {
  const { t, i18n } = useLingui();
  const isEnglish = i18n.locale === 'en';
  const { payAccounts } = useSessionStores();
  const [text, setText] = useState('');
  /** The group that is shown alone; empty for all. A search looks through all. */
  const [group, setGroup] = useState('');
  useEffect(() => void payAccounts.banks.load(), [payAccounts]);
  const banks = bankItems(payAccounts.banksOf(PAY_METHODS.bankCard), t`Common banks`);
  const groups = groupsOf(banks);
  const found = searchBanks(banks, text);
  const isSearching = text.trim() !== '';
  const shown = groupsOf(found).filter((each) => isSearching || group === '' || each === group);
  return (
    <Screen title={t`Choose a bank`} onBack={useGoBack(payAccountPaths.cards())}>
      <SearchField placeholder={t`Bank, pinyin or initials`} value={text} onChange={setText} />
      {groups.length > 1 && !isSearching && (
        <ChipRow label={t`First letter`}>
          {['', ...groups].map((each) => (
            <Chip key={each} selected={each === group} onClick={() => setGroup(each)}>
              {each === '' ? t`All` : each}
            </Chip>
          ))}
        </ChipRow>
      )}
      <Loaded
        of={payAccounts.banks}
        className={styles.banks}
        failed={t`We could not load the banks`}
        skeleton={Array.from({ length: 8 }, (_, row) => (
          <SkeletonRow key={row} />
        ))}
      >
        {() =>
          found.length === 0 ? (
            <Empty picture={pictures.lens} title={t`No bank found`} description={t`No name, code or pinyin matches.`} />
          ) : (
            shown.map((each) => (
              <section key={each} aria-label={each}>
                <h2 className={styles.group}>{each}</h2>
                <List>
                  {found
                    .filter((item) => item.group === each)
                    .map(({ value, label }) => (
                      <ListItem
                        key={value}
                        leading={<BankMark bank={value} character={bankMark(label)} />}
                        title={<ChineseText>{label}</ChineseText>}
                        description={isEnglish ? (bankNames[value] ?? value) : undefined}
                        value={isEnglish ? undefined : value}
                        render={<Link replace to={payAccountPaths.addCard({ bank: value })} />}
                      />
                    ))}
                </List>
              </section>
            ))
          )
        }
      </Loaded>
    </Screen>
  );
});
