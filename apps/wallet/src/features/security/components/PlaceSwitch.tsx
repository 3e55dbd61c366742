import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { AccountDevice } from '@ezwallet/api-client/contract';
import { List, ListItem, Switch, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import type { FindPlace } from '../../../world/device-ports.ts';
import styles from './security.module.css';
import { tellFailure } from '../model/tellFailure.ts';

interface PlaceSwitchProps {
  /** The device in use. */
  device: Pick<AccountDevice, 'keepsPlace'>;
  findPlace: FindPlace;
}

/** Lets this device remember where it is used. The browser asks for its place only after this. */
export const PlaceSwitch = observer(function PlaceSwitch({ device, findPlace }: PlaceSwitchProps) {
  const { t, i18n } = useLingui();
  const { security } = useSessionStores();
  const turn = async (on: boolean) => {
    const place = on ? await findPlace().catch(() => null) : null;
    if (on && !place) {
      toast.fail(t`Your browser did not give this place, so nothing has changed. Allow it in the browser’s settings.`);
      throw new Error('The browser gave no place, so the switch goes back.');
    }
    try {
      await (place ? security.rememberPlaces(place) : security.forgetPlaces());
    } catch (error) {
      tellFailure(i18n, error);
      throw error;
    }
    toast.success(on ? t`This device remembers where you log in` : t`The places of this device are deleted`);
  };
  return (
    <List framed className={styles.places}>
      <ListItem
        icon={glyphs.location}
        title={t`Remember where this device was used`}
        description={t`Within about 11 km, for your login log. Turning it off deletes the places.`}
        control={<Switch checked={device.keepsPlace} onChange={turn} />}
      />
    </List>
  );
});
