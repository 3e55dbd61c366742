import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Button } from '@ezwallet/ui';
import { useStores } from '../../../world/StoresContext.tsx';
import { type ACTIONS, featureLooks } from '../model/featureLooks.ts';
import { useFeatures } from './useFeatures.ts';
import styles from './WideHome.module.css';

/** The first are those that a person uses most at a desk. */
const ORDER = ['transfer', 'receive', 'pay', 'scan'] as const satisfies readonly (typeof ACTIONS)[number][];

/** The main actions of a wide window, as buttons in one row. The first is filled for a member; a visitor logs in first. */
export const WideActions = observer(function WideActions() {
  const { t, i18n } = useLingui();
  const { session } = useStores();
  const { isShown, wayTo } = useFeatures();
  const shown = ORDER.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <nav className={styles.actions} aria-label={t`Quick actions`}>
      {shown.map((feature, at) => {
        const { icon, label } = featureLooks[feature];
        return (
          <Button
            key={feature}
            block
            icon={icon}
            variant={at === 0 && session.signedIn ? 'primary' : 'secondary'}
            {...wayTo(feature)}
          >
            {i18n._(label)}
          </Button>
        );
      })}
    </nav>
  );
});
