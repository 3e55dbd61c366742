import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { clockText, dayText, shortTimeText } from '../../../shared/time/time-text.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import styles from './ClosedLine.module.css';

/** Says when people answer again; nothing while they do. @param opensAt that moment, where the server has named one */
export const ClosedLine = observer(function ClosedLine({ opensAt }: { opensAt: number | null | undefined }) {
  const now = useWorld().serverNow();
  if (typeof opensAt !== 'number' || opensAt <= now) return null;
  const when = dayText(opensAt) === dayText(now) ? clockText(opensAt) : shortTimeText(opensAt);
  return (
    <output className={styles.line}>
      <Icon glyph={glyphs.clock} size={16} />
      <span>
        <Trans>
          Closed now. You can write, and people answer again from{' '}
          <time dateTime={new Date(opensAt).toISOString()}>{when}</time>.
        </Trans>
      </span>
    </output>
  );
});
