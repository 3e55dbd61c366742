import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { AcceptorConfig } from '@ezwallet/api-client/contract';
import type { AcceptorOffers } from '@ezwallet/domain-stores';
import { Button, Empty, SkeletonRow } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { acceptorPaths } from '../../../world/paths.ts';
import { OfferList } from './OfferList.tsx';

interface OffersProps {
  offers: AcceptorOffers;
  config: AcceptorConfig;
  chosen: string | undefined;
  onChoose: (offerNo: string) => void;
}

/** The incoming work: offers, or why there are none. */
export const Offers = observer(function Offers({ offers, config, chosen, onChoose }: OffersProps) {
  const { t } = useLingui();
  if (config.lots.length === 0 && offers.offers.length === 0) {
    return (
      <Empty
        picture={pictures.tray}
        title={t`Add your first range`}
        description={t`A range sets the amounts and payment methods you trade with. You get offers that match it.`}
        action={
          <Button size={32} variant="tint" icon={glyphs.plus} render={<Link to={acceptorPaths.lot()} />}>
            <Trans>Add range</Trans>
          </Button>
        }
      />
    );
  }
  if (!config.online && offers.offers.length === 0) {
    return config.offlineUntil === null ? (
      <Empty picture={pictures.clock} title={t`You are offline`} description={t`Go online to get offers.`} />
    ) : null;
  }
  return (
    <Loaded
      of={offers.list}
      failed={t`We could not load your offers`}
      skeleton={<SkeletonRow />}
      empty={
        <Empty
          picture={pictures.bell}
          title={t`No offers right now`}
          description={t`New offers will appear here. You have 60 seconds to answer each of them.`}
        />
      }
    >
      {() => <OfferList offers={offers} chosen={chosen} onChoose={onChoose} />}
    </Loaded>
  );
});
