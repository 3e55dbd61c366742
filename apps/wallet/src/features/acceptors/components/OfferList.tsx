import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { AcceptorOffer } from '@ezwallet/api-client/contract';
import type { AcceptorOffers } from '@ezwallet/domain-stores';
import { Countdown, Radio, RadioGroup } from '@ezwallet/ui';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { methodLooks } from '../../orders/index.ts';
import { offerTitle } from '../model/offerWords.ts';
import styles from './acceptors.module.css';

interface OfferListProps {
  offers: AcceptorOffers;
  chosen: string | undefined;
  onChoose: (offerNo: string) => void;
}

/** The trades that the person may take now, each with what is left of its minute. One of them is chosen. */
export const OfferList = observer(function OfferList({ offers, chosen, onChoose }: OfferListProps) {
  const { t } = useLingui();
  return (
    <RadioGroup label={t`Offers`} value={chosen} onChange={onChoose}>
      {offers.offers.map((offer) => (
        <OfferRow key={offer.offerNo} offer={offer} onEnd={() => offers.expire(offer)} />
      ))}
    </RadioGroup>
  );
});

function OfferRow({ offer, onEnd }: { offer: AcceptorOffer; onEnd: () => void }) {
  const { t, i18n } = useLingui();
  const { serverNow } = useWorld();
  const { fiat, fiatAmount, price, payMethodId, counterparty, expiresAt, offerNo } = offer;
  const method = i18n._(methodLooks[payMethodId].name);
  const sum = moneyText(fiatAmount, fiat);
  const rate = moneyText(price, fiat);
  const name = counterparty.nickMasked;
  const done = counterparty.successOrderNum;
  return (
    <Radio value={offerNo} description={t`${sum} at ${rate} · ${method} · ${name}, ${done} trades`}>
      <span className={styles.offer}>
        <strong>{i18n._(offerTitle(offer))}</strong>
        <Countdown className={styles.clock} until={expiresAt} now={serverNow} onEnd={onEnd} />
      </span>
    </Radio>
  );
}
