import { useState } from 'react';
import { multiplyAmounts } from '@ezwallet/validators';
import { useWorld } from '../../../world/StoresContext.tsx';
import { coinForFiat } from '../model/coinForFiat.ts';
import type { AmountFlow } from './useAmountEntry.ts';

const FIAT_PLACES = 2;
/** The places of a price and of a rate together. */
const RATE_PLACES = 16;

/** The input in fiat money so far. */
interface Typed {
  readonly text: string;
  /** The coin that it was typed for. */
  readonly currency: string;
  /** The price by which it became an amount of the coin. */
  readonly rate: string;
}

interface FiatEntry {
  /** Whether the person types CNY. The flow has the amount of the coin, which is what is sent. */
  readonly isOn: boolean;
  /** Whether there is a price to convert with. */
  readonly isPossible: boolean;
  readonly text: string;
  readonly decimals: number;
  /** The price of one coin in CNY that the amount was converted with, or that it would be now. */
  readonly rate: string | null;
  readonly type: (text: string) => void;
  readonly toggle: () => void;
  readonly stop: () => void;
}

/** An amount that the person types in CNY. Call inside an observer. @param type takes the amount of the coin */
export function useFiatEntry({ currency, bounds }: AmountFlow, type: (amount: string) => void): FiatEntry {
  const { rates } = useWorld().app;
  const [typed, setTyped] = useState<Typed | null>(null);
  const price = rates.priceOf(currency);
  const now = price === null || rates.cny === null ? null : multiplyAmounts(price, rates.cny, RATE_PLACES);
  const own = typed?.currency === currency ? typed : null;
  return {
    isOn: typed !== null,
    isPossible: now !== null,
    text: own?.text ?? '',
    decimals: FIAT_PLACES,
    rate: own && own.text !== '' ? own.rate : now,
    type: (text) => {
      if (now === null) return;
      setTyped({ text, currency, rate: now });
      type(coinForFiat(text, now, bounds.decimals));
    },
    toggle: () => {
      if (typed) return setTyped(null);
      if (now === null) return;
      setTyped({ text: '', currency, rate: now });
      type('');
    },
    stop: () => setTyped(null),
  };
}
