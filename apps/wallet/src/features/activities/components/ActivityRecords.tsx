import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import { PagedList } from '@ezwallet/domain-stores';
import { Empty, Icon, type Glyph } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { billingPaths, tradePaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { LoadedPages } from '../../../shared/load/LoadedPages.tsx';
import { useOwnMoney } from '../../../shared/money/useOwnMoney.ts';
import { shortTimeText } from '../../../shared/time/time-text.ts';
import styles from './ActivityRecords.module.css';

type ActivityRecord = ResponseOf<Contract['promotion']['activityRecords']>['list'][number];

const STATUS: Readonly<Record<ActivityRecord['status'], { readonly words: MessageDescriptor; readonly glyph: Glyph }>> =
  {
    counts: { words: msg`Counts`, glyph: glyphs.check },
    open: { words: msg`Under way`, glyph: glyphs.clock },
    appeal: { words: msg`In appeal`, glyph: glyphs.warning },
  };

/** Lists what the person did for an activity. Only what is completed counts. */
export const ActivityRecords = observer(function ActivityRecords({ activityCode }: { activityCode: string }) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const ownMoney = useOwnMoney();
  const [records] = useState(
    () =>
      new PagedList<ActivityRecord, string>(deps, {
        query: activityCode,
        ask: (code, page) => deps.api.promotion.activityRecords({ ...page, activityCode: code }),
        keyOf: ({ billNo }) => billNo,
      }),
  );
  useEffect(() => void records.load(), [records]);
  const name = ({ kind, amount }: ActivityRecord) => {
    const money = ownMoney(amount, 'USDT');
    return { buy: t`Buy ${money}`, sell: t`Sell ${money}`, deposit: t`Deposit ${money}` }[kind];
  };
  return (
    <LoadedPages
      of={records}
      failed={t`We could not load what you did`}
      moreFailed={t`We could not load more`}
      empty={
        <Empty picture={pictures.clock} title={t`Nothing yet`} description={t`Everything that counts appears here.`} />
      }
    >
      {(list) =>
        list.map((record) => {
          const { words, glyph } = STATUS[record.status];
          const path = record.kind === 'sell' ? tradePaths.sale(record.billNo) : billingPaths.bill(record.billNo);
          return (
            <Link key={record.billNo} to={path} className={styles.row} data-status={record.status}>
              <span className={styles.what}>{name(record)}</span>
              <span className={styles.when}>{shortTimeText(record.at)}</span>
              <span className={styles.status}>
                <Icon glyph={glyph} size={16} />
                {i18n._(words)}
              </span>
            </Link>
          );
        })
      }
    </LoadedPages>
  );
});
