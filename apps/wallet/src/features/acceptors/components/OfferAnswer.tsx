import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { AcceptorOffer } from '@ezwallet/api-client/contract';
import type { AcceptorOffers } from '@ezwallet/domain-stores';
import { Button, toast } from '@ezwallet/ui';
import { offerProblem, offerTerms } from '../model/offerWords.ts';
import { useSteady } from '../model/useSteady.ts';
import { AccountChoice } from './AccountChoice.tsx';
import styles from './acceptors.module.css';

/** Long enough to read a sentence, in milliseconds. */
const SHOWN_FOR = 6_000;
/** When another offer takes the place of the one above, a thumb that is on its way must not answer it. Milliseconds. */
const PAUSE = 600;

/** Accepts or declines one offer, within reach of the thumb. */
export const OfferAnswer = observer(function OfferAnswer({
  offers,
  offer,
}: {
  offers: AcceptorOffers;
  offer: AcceptorOffer;
}) {
  const { i18n } = useLingui();
  const { answering, isUnknown } = offers;
  const isSteady = useSteady(offer.offerNo, PAUSE);
  const isWaiting = answering.isBusy || isUnknown;
  const answer = async (send: (offer: AcceptorOffer) => Promise<boolean>) => {
    if (!isSteady || (await send(offer))) return;
    const words = answering.failure && offerProblem(answering.failure);
    if (words) toast.fail(i18n._(words), { duration: SHOWN_FOR });
  };
  return (
    <div className={styles.answer}>
      <p className={styles.small} role={isUnknown ? 'status' : undefined}>
        {isUnknown ? (
          <Trans>We lost connection before getting a reply. We are asking again; your answer counts once.</Trans>
        ) : (
          i18n._(offerTerms(offer))
        )}
      </p>
      <AccountChoice offers={offers} offer={offer} disabled={isWaiting} />
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          aria-disabled={!isSteady || isWaiting}
          onClick={() => (isWaiting ? undefined : void answer(offers.decline))}
        >
          <Trans>Decline</Trans>
        </Button>
        <Button loading={isWaiting} aria-disabled={!isSteady} onClick={() => void answer(offers.accept)}>
          <Trans>Accept</Trans>
        </Button>
      </div>
    </div>
  );
});
