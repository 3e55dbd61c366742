import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SUPPORT_TEXT_MAX } from '@ezwallet/api-client/constants';
import type { SupportDocument } from '@ezwallet/api-client/contract';
import type { SupportTalk } from '@ezwallet/domain-stores';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { Composer, TalkFrame, TALK_SKELETON } from '../../talk/index.ts';
import { ClosedLine } from './ClosedLine.tsx';
import { explainNoTalk } from './explainNoTalk.tsx';
import { SupportLog } from './SupportLog.tsx';

interface SupportTalkViewProps {
  talk: SupportTalk;
  /** Loads a PDF that was sent. */
  loadFile: (fileId: string) => Promise<SupportDocument>;
  /** Takes the place of a log without messages. */
  empty?: ReactNode;
}

/** A conversation with support: what was said, and where to write. */
export const SupportTalkView = observer(function SupportTalkView({ talk, loadFile, empty }: SupportTalkViewProps) {
  const { t } = useLingui();
  const { head } = talk;
  const speakers = { member: undefined, staff: t`Support`, house: t`Automatic answer` };
  return (
    <>
      <ClosedLine opensAt={head.value?.opensAt} />
      <TalkFrame talk={talk} mark={String(head.value?.isTyping)} speakerOf={({ by }) => speakers[by]}>
        {(content) => (
          <Loaded
            of={head}
            className={content}
            failed={t`We could not load the conversation`}
            skeleton={TALK_SKELETON}
            staleNote={false}
            explain={explainNoTalk}
          >
            {({ lastSeq }) =>
              lastSeq === 0 && talk.onTheWay.length === 0 ? empty : <SupportLog talk={talk} loadFile={loadFile} />
            }
          </Loaded>
        )}
      </TalkFrame>
      {head.value && <Composer talk={talk} textMax={SUPPORT_TEXT_MAX} takesPdf />}
    </>
  );
});
