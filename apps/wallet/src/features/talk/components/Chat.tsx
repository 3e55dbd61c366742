import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router';
import { canAppealLate } from '@ezwallet/api-client/constants';
import type { TradeChat } from '@ezwallet/domain-stores';
import { Button, IconButton, NavBar, Skeleton, useScrollTabIndex } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { orderPaths, tradePaths } from '../../../world/paths.ts';
import { useDraft } from '../../../world/useDraft.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { explainNoOrder, orderPath } from '../../orders/index.ts';
import { ChatLog } from './ChatLog.tsx';
import { Composer } from './Composer.tsx';
import { TradeLine } from './TradeLine.tsx';
import { useNews } from './useNews.ts';
import { useScrollback } from './useScrollback.ts';
import styles from './Chat.module.css';

const PLACEHOLDER = [
  <Skeleton key="theirs" width="60%" height={36} />,
  <Skeleton key="mine" width="44%" height={36} className={styles.mine} />,
  <Skeleton key="theirs again" width="52%" height={36} />,
];

/** The chat of a trade: what it is about, what was said, and where to write. */
export const Chat = observer(function Chat({ billNo, chat }: { billNo: string; chat: TradeChat }) {
  const { t } = useLingui();
  const { serverNow } = useWorld();
  const { trade, thread, head } = chat;
  useEffect(() => chat.watch(), [chat]);
  useDraft(
    () => ({ text: chat.draft }),
    ({ text }) => {
      if (chat.draft === '') chat.type(text);
    },
  );
  useNews(thread.messages, chat.side, head.value !== undefined);
  const tabIndex = useScrollTabIndex();
  const lastKey = `${thread.messages.at(-1)?.seq} ${chat.onTheWay.at(-1)?.nonce} ${head.value?.events.length}`;
  const { scroller, hasBelow, toEnd, onScroll } = useScrollback(lastKey);
  const main = useCallback(
    (node: HTMLElement | null) => {
      scroller.current = node;
      return tabIndex(node);
    },
    [scroller, tabIndex],
  );
  const bill = trade.value;
  const canAppeal =
    bill !== undefined && (bill.appeal !== null || bill.appealOpensAt !== null || canAppealLate(bill, serverNow()));
  return (
    <>
      <NavBar
        title={t`Order chat`}
        onBack={useGoBack(bill ? orderPath(bill) : tradePaths.orders())}
        actions={
          canAppeal && (
            <IconButton icon={glyphs.flag} label={t`Appeal`} render={<Link to={orderPaths.appeal(billNo)} />} />
          )
        }
      />
      {bill && (
        <nav aria-label={t`Order`}>
          <TradeLine trade={bill} />
        </nav>
      )}
      <div className={styles.body}>
        <main ref={main} className={styles.scroll} data-ui-scroll onScroll={onScroll}>
          <Loaded
            of={trade}
            className={styles.content}
            failed={t`We could not load the chat`}
            explain={explainNoOrder}
            skeleton={PLACEHOLDER}
            staleNote={false}
          >
            {(loaded) => (
              <Loaded
                of={head}
                className={styles.content}
                failed={t`We could not load the chat`}
                skeleton={PLACEHOLDER}
                staleNote={false}
              >
                {() => <ChatLog chat={chat} trade={loaded} />}
              </Loaded>
            )}
          </Loaded>
        </main>
        {hasBelow && (
          <Button className={styles.below} size={32} onClick={toEnd}>
            <Trans>New messages</Trans>
          </Button>
        )}
      </div>
      {head.value && <Composer chat={chat} now={serverNow()} />}
    </>
  );
});
