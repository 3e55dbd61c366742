import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Empty, List, ListItem } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { kycPaths, payAccountPaths } from '../../../world/paths.ts';
import { BackToHome } from './BackToHome.tsx';
import styles from './closed.module.css';

/** Takes the place of the workplace for a member who is no merchant: what a merchant is, and what it takes to become one. */
export function ForMerchants() {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <Empty
        picture={pictures.coin}
        title={t`For merchants only`}
        description={t`Merchants buy and sell coins all day, at prices that they set, and take payments for what they sell.`}
        action={<BackToHome />}
      />
      <section aria-labelledby="needed">
        <h2 id="needed" className={styles.heading}>
          {t`What a merchant needs`}
        </h2>
        <List framed>
          <ListItem
            icon={glyphs.shieldCheck}
            title={t`A verified identity`}
            description={t`At a high level`}
            render={<Link to={kycPaths.levels()} />}
          />
          <ListItem
            icon={glyphs.card}
            title={t`Payment accounts`}
            description={t`In your own name`}
            render={<Link to={payAccountPaths.all()} />}
          />
          <ListItem
            icon={glyphs.users}
            title={t`An invitation from us`}
            description={t`You get a message. You cannot apply in the app.`}
          />
        </List>
      </section>
    </div>
  );
}
