import { useSearchParams } from 'react-router';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { AppealView } from '../../components/AppealView.tsx';

/** The appeal on the order that the address names. */
export function AppealPage() {
  const [query] = useSearchParams();
  const billNo = query.get('billNo') ?? '';
  const { appeals } = useSessionStores();
  return <AppealView key={billNo} billNo={billNo} found={appeals.of(billNo)} />;
}
