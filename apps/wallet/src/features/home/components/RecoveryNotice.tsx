import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Words } from '../../../i18n/Words.ts';
import { lazyPart } from '../../../shared/load/lazyPart.tsx';
import { useWorld } from '../../../world/StoresContext.tsx';

/** Few people ever see it. Its fields have words of their own. */
const createBanner = (words: Words) =>
  lazyPart(async () => {
    const [{ RecoveryBanner }] = await Promise.all([
      import('../../recovery/index.ts'),
      words.need('recovery'),
      words.need('proof'),
    ]);
    return { Component: RecoveryBanner };
  });

/** A request for something that is said to be lost, as long as it waits. */
export const RecoveryNotice = observer(function RecoveryNotice() {
  const { app, words } = useWorld();
  const [Banner] = useState(() => createBanner(words));
  const recovery = app.session.user?.recovery;
  return recovery ? <Banner recovery={recovery} /> : null;
});
