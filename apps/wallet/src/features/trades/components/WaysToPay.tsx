import { Trans, useLingui } from '@lingui/react/macro';
import type { PayMethodId } from '@ezwallet/api-client/contract';
import { PayMark } from '@ezwallet/ui';
import { methodLooks } from '../../orders/index.ts';
import shared from './OnSale.module.css';
import styles from './WaysToPay.module.css';

const WAYS = Object.keys(methodLooks).map((key) => Number(key) as PayMethodId);

/** The ways to pay for coins, each with its mark and name. @param isOpen leaves out those that are closed */
export function WaysToPay({ isOpen = () => true }: { isOpen?: (way: PayMethodId) => boolean }) {
  const { i18n } = useLingui();
  const ways = WAYS.filter(isOpen);
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className={shared.title}>
        <Trans>Ways to pay</Trans>
      </h2>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way}>
            <PayMark way={methodLooks[way].mark} />
            {i18n._(methodLooks[way].name)}
          </li>
        ))}
      </ul>
    </section>
  );
}
