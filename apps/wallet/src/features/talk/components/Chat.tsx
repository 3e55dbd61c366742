import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { canAppealLate, CHAT_TEXT_MAX } from '@ezwallet/api-client/constants';
import type { TradeChat } from '@ezwallet/domain-stores';
import { IconButton, NavBar } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { orderPaths, tradePaths } from '../../../world/paths.ts';
import { useFrame } from '../../../world/frame.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { explainNoOrder, orderPath } from '../../orders/index.ts';
import { ChatLog } from './ChatLog.tsx';
import styles from './Chat.module.css';
import { Composer } from './Composer.tsx';
import { PeerLine } from './PeerLine.tsx';
import { QuickPhrases } from './QuickPhrases.tsx';
import { TalkFrame, TALK_SKELETON } from './TalkFrame.tsx';
import { TradeLine } from './TradeLine.tsx';

/** The chat of a trade: what it is about, what was said, and where to write. */
export const Chat = observer(function Chat({ billNo, chat }: { billNo: string; chat: TradeChat }) {
  const { t } = useLingui();
  const { serverNow } = useWorld();
  const { trade, talk, side } = chat;
  const { head } = talk;
  const bill = trade.value;
  const canAppeal =
    bill !== undefined && (bill.appeal !== null || bill.appealOpensAt !== null || canAppealLate(bill, serverNow()));
  const speakers = { buyer: t`Buyer`, seller: t`Seller`, staff: t`Support` };
  const goBack = useGoBack(bill ? orderPath(bill) : tradePaths.orders());
  const isBeside = useFrame() === 'aside';
  const content = (
    <>
      {isBeside ? (
        bill && <PeerLine trade={bill} />
      ) : (
        <NavBar
          title={t`Order chat`}
          onBack={goBack}
          actions={
            canAppeal && (
              <IconButton icon={glyphs.flag} label={t`Appeal`} render={<Link to={orderPaths.appeal(billNo)} />} />
            )
          }
        />
      )}
      {bill && !isBeside && (
        <nav aria-label={t`Order`}>
          <TradeLine trade={bill} />
        </nav>
      )}
      <TalkFrame
        talk={talk}
        mark={head.value?.events.length}
        speakerOf={({ by }) => (side === undefined || by === side ? undefined : speakers[by])}
      >
        {(content) => (
          <Loaded
            of={trade}
            className={content}
            failed={t`We could not load the chat`}
            explain={explainNoOrder}
            skeleton={TALK_SKELETON}
            staleNote={false}
          >
            {(loaded) => (
              <Loaded
                of={head}
                className={content}
                failed={t`We could not load the chat`}
                skeleton={TALK_SKELETON}
                staleNote={false}
              >
                {() => <ChatLog chat={chat} trade={loaded} />}
              </Loaded>
            )}
          </Loaded>
        )}
      </TalkFrame>
      {head.value && (
        <Composer
          talk={talk}
          textMax={CHAT_TEXT_MAX}
          warns
          phrases={(focus) => bill && <QuickPhrases trade={bill} talk={talk} onFilled={focus} />}
          closed={
            !chat.isOpen(serverNow()) &&
            (head.value.writableUntil === 0 ? (
              <Trans>You can write here as soon as there is a buyer.</Trans>
            ) : (
              <Trans>This chat has ended. You can still read it.</Trans>
            ))
          }
        />
      )}
    </>
  );
  return isBeside ? (
    <aside className={styles.beside} aria-label={t`Order chat`}>
      {content}
    </aside>
  ) : (
    content
  );
});
