import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { ListItem } from '@ezwallet/ui';
import { useUnsettled } from './useUnsettled.ts';

/** Says below what is available which coins must stay, and until when. Nothing where all of them are free. */
export const UnsettledRow = observer(function UnsettledRow({ currency }: { currency: string }) {
  const { t } = useLingui();
  const unsettled = useUnsettled(currency);
  return unsettled && <ListItem tone="pair" title={t`On hold until ${unsettled.time}`} value={unsettled.sum} />;
});
