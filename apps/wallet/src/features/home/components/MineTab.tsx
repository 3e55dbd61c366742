import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { isAcceptor } from '@ezwallet/domain-stores';
import { dialog, List, ListItem, NavBar } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { lazyPart } from '../../../shared/load/lazyPart.tsx';
import { useOptionalSessionStores, useWorld } from '../../../world/StoresContext.tsx';
import {
  aboutPaths,
  addressPaths,
  contentPaths,
  invitationPaths,
  kycPaths,
  limitsPaths,
  messagePaths,
  payAccountPaths,
  securityPaths,
} from '../../../world/paths.ts';
import { Preferences } from './Preferences.tsx';
import { Profile } from './Profile.tsx';
import { VisitorCard } from './VisitorCard.tsx';
import { WorkplaceEntry } from './WorkplaceEntry.tsx';
import styles from './home.module.css';

/** Only a native app has them. */
const BiometricRows = lazyPart(async () => ({ Component: (await import('../../biometrics/index.ts')).BiometricRows }));

/** The person's profile, and the settings of this device. */
export const MineTab = observer(function MineTab() {
  const { t } = useLingui();
  const { app, biometrics } = useWorld();
  const { session } = app;
  const stores = useOptionalSessionStores();
  const { user } = session;
  const leave = () =>
    void dialog.confirm({
      title: t`Log out?`,
      description: t`Your coins are safe. You will need your password to log in again.`,
      confirmText: t`Log out`,
      onConfirm: session.logout,
    });
  return (
    <>
      <NavBar variant="root" title={t`Mine`} />
      <div className={`${styles.body} ${styles.pair}`}>
        {user ? <Profile user={user} /> : <VisitorCard />}
        {stores && isAcceptor(user) && <WorkplaceEntry acceptor={stores.acceptor} />}
        {user && (
          <List framed>
            <ListItem
              icon={glyphs.shieldCheck}
              title={t`Security centre`}
              render={<Link to={securityPaths.centre()} />}
            />
            <ListItem
              icon={glyphs.lock}
              title={t`Payment password`}
              value={user.hasTranPass ? t`Set` : t`Not set`}
              valueState={user.hasTranPass ? 'success' : 'warning'}
              render={<Link to={securityPaths.paymentPassword()} />}
            />
            <ListItem icon={glyphs.pay} title={t`Daily payment limit`} render={<Link to={limitsPaths.payments()} />} />
            <ListItem icon={glyphs.flag} title={t`Daily order limit`} render={<Link to={limitsPaths.orders()} />} />
            <ListItem
              icon={glyphs.message}
              title={t`Messages by SMS and email`}
              render={<Link to={messagePaths.sms()} />}
            />
          </List>
        )}
        {user && (
          <List framed>
            <ListItem
              icon={glyphs.face}
              title={t`Identity verification`}
              value={user.kycLevel > 0 ? t`Level ${user.kycLevel}` : t`Not verified`}
              valueState={user.kycLevel > 0 ? 'success' : 'warning'}
              render={<Link to={kycPaths.levels()} />}
            />
            <ListItem icon={glyphs.bank} title={t`Payment accounts`} render={<Link to={payAccountPaths.all()} />} />
            <ListItem icon={glyphs.users} title={t`Contacts`} render={<Link to={addressPaths.book()} />} />
            <ListItem icon={glyphs.coupon} title={t`Invite friends`} render={<Link to={invitationPaths.own()} />} />
          </List>
        )}
        {user && biometrics && <BiometricRows biometrics={biometrics} />}
        <Preferences />
        <List framed>
          <ListItem icon={glyphs.help} title={t`Questions`} render={<Link to={contentPaths.questions()} />} />
          <ListItem icon={glyphs.megaphone} title={t`Notices`} render={<Link to={contentPaths.notices()} />} />
          <ListItem
            icon={glyphs.info}
            title={t`About`}
            value={__APP_VERSION__}
            render={<Link to={aboutPaths.about()} />}
          />
        </List>
        {user && (
          <List framed>
            <ListItem icon={glyphs.logout} tone="danger" title={t`Log out`} chevron={false} onClick={leave} />
          </List>
        )}
      </div>
    </>
  );
});
