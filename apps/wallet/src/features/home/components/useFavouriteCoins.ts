import { useEffect, useState } from 'react';
import { useWorld } from '../../../world/StoresContext.tsx';
import { FavouriteCoins } from '../model/FavouriteCoins.ts';

/** The favourite coins of this device. */
export function useFavouriteCoins(): FavouriteCoins {
  const { deps } = useWorld();
  const [favourites] = useState(() => new FavouriteCoins(deps.deviceStore));
  useEffect(() => favourites.follow(), [favourites]);
  return favourites;
}
