import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { IconButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import styles from './FavouriteButton.module.css';
import { useFavouriteCoins } from './useFavouriteCoins.ts';

/** Adds a coin to the favourites of the market, or takes it out. */
export const FavouriteButton = observer(function FavouriteButton({ currency }: { currency: string }) {
  const { t } = useLingui();
  const favourites = useFavouriteCoins();
  return (
    <IconButton
      className={styles.star}
      icon={glyphs.star}
      label={t`Favourite`}
      aria-pressed={favourites.has(currency)}
      onClick={() => favourites.toggle(currency)}
    />
  );
});
