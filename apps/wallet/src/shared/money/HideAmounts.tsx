import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { IconButton, type IconButtonProps } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useStores } from '../../world/StoresContext.tsx';

/** The eye button that hides every amount from people who look over the shoulder. */
export const HideAmounts = observer(function HideAmounts(props: Pick<IconButtonProps, 'size' | 'tone' | 'className'>) {
  const { t } = useLingui();
  const { settings } = useStores();
  const hidden = settings.hideAmounts;
  return (
    <IconButton
      {...props}
      icon={hidden ? glyphs.eyeOff : glyphs.eye}
      label={hidden ? t`Show amounts` : t`Hide amounts`}
      onClick={() => settings.setHideAmounts(!hidden)}
    />
  );
});
