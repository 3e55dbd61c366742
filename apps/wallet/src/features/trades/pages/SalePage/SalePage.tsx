import { useSearchParams } from 'react-router';
import { TradeOrder } from '../../components/TradeOrder.tsx';

/** A sale, from its queue to its end. */
export function SalePage() {
  const billNo = useSearchParams()[0].get('billNo') ?? '';
  return <TradeOrder key={billNo} billNo={billNo} />;
}
