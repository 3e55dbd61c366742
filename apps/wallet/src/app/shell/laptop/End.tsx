import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { FrameContext } from '../../../world/frame.ts';
import { orderPaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { placeAt } from '../../router/screens.ts';
import { ScreenView } from '../../screens/ScreenView.tsx';
import styles from './laptop.module.css';
import { orderAt, type Shown } from './places.ts';

/** The part after the page: the chat of the order on it, as soon as there is somebody to talk to. */
export const End = observer(function End({ location }: Shown) {
  const { scope, isKnownPath } = useWorld();
  const billNo = orderAt(location);
  if (billNo === undefined || !isKnownPath(orderPaths.chat())) return null;
  if (!scope.current?.trades.of(billNo).trade?.counterparty) return null;
  const [pathname = '', search = ''] = orderPaths.chat(billNo).split('?');
  const own = {
    pathname,
    search: `?${search}`,
    hash: '',
    state: null,
    key: `beside ${billNo}`,
    unstable_mask: undefined,
  };
  return (
    <div className={styles.chat} data-ui-inherit="page">
      <Suspense>
        <FrameContext value="aside">
          <ScreenView key={billNo} place={placeAt(pathname)} location={own} />
        </FrameContext>
      </Suspense>
    </div>
  );
});
