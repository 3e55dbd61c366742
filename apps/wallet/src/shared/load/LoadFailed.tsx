import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '@ezwallet/domain-stores';
import { Empty } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { failureWords } from './failureWords.ts';

interface LoadFailedProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  failure: Failure;
  /** The way to try again. */
  action: ReactNode;
}

/** Takes the place of what could not be loaded: why, and the way to try again. */
export function LoadFailed({ title, failure, action }: LoadFailedProps) {
  const { i18n } = useLingui();
  const { offline, text } = failureWords(failure);
  return (
    <Empty
      role="alert"
      picture={offline ? pictures.cloudOff : undefined}
      icon={glyphs.warning}
      title={title}
      description={i18n._(text)}
      action={action}
    />
  );
}
