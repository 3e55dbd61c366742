import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import { Avatar, Badge, Drawer, Icon, IconButton, type Glyph } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { HOME_TABS, type HomeTab } from '../../../world/home-tabs.ts';
import { homePaths, tradePaths } from '../../../world/paths.ts';
import { useOptionalSessionStores, useStores } from '../../../world/StoresContext.tsx';
import { ordersBadge } from '../model/ordersBadge.ts';
import { tabLooks } from '../model/tabLooks.ts';
import { Preferences } from './Preferences.tsx';
import styles from './SideRail.module.css';
import { useFeatures } from './useFeatures.ts';

interface SideRailProps {
  /** The item that the screen belongs to. */
  current: HomeTab | 'trade';
}

/** The main navigation at the side of a wide window. It stays on every screen of the wallet. */
export const SideRail = observer(function SideRail({ current }: SideRailProps) {
  const { t, i18n } = useLingui();
  const { user } = useStores().session;
  const { trades } = useOptionalSessionStores() ?? {};
  const { isShown } = useFeatures();
  const [isSetting, setSetting] = useState(false);
  const item = (
    value: SideRailProps['current'],
    to: string,
    icon: Glyph,
    label: string,
    badge: number | boolean = false,
  ) => (
    <Link key={value} to={to} className={styles.item} aria-current={value === current ? 'page' : undefined}>
      <Badge value={badge}>
        <Icon glyph={icon} filled={value === current} />
      </Badge>
      <span className={styles.label}>{label}</span>
    </Link>
  );
  const [home, ...others] = HOME_TABS.map((tab) =>
    item(tab, homePaths.home(tab), tabLooks[tab].icon, i18n._(tabLooks[tab].label)),
  );
  return (
    <nav className={styles.rail} aria-label={t`Main navigation`}>
      <svg className={styles.brand} viewBox="0 0 40 40" aria-hidden>
        <path d="M12.500 13.250h15L12.500 26.750h15" />
      </svg>
      <div className={styles.items}>
        {home}
        {user &&
          isShown('buy') &&
          item('trade', tradePaths.buy(), glyphs.shieldCheck, t`Trade`, trades && ordersBadge(trades.running))}
        {others}
      </div>
      <IconButton icon={glyphs.settings} tone="muted" label={t`Settings`} onClick={() => setSetting(true)} />
      {user && (
        <Link to={homePaths.home('mine')} className={styles.person} aria-label={user.nickName}>
          <Avatar size={32} tone="soft" name={user.nickName} src={user.headUrl || undefined} />
        </Link>
      )}
      <Drawer open={isSetting} onOpenChange={setSetting} title={t`Settings`}>
        <Preferences />
      </Drawer>
    </nav>
  );
});
