import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { MerchantPayment } from '@ezwallet/api-client/contract';
import { networkName, type ShopPaymentAddress, type ShopPaymentStore } from '@ezwallet/domain-stores';
import { Card, CopyField, QrCode, Radio, RadioGroup, Skeleton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { AddressText } from '../../../shared/address/AddressText.tsx';
import { shortAddress } from '../../../shared/address/shortAddress.ts';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { CodeActions } from '../../../shared/picture/CodeActions.tsx';
import styles from './cashier.module.css';

interface ChainWayProps {
  store: ShopPaymentStore;
  payment: MerchantPayment;
}

/** Pays over a network, to an address that belongs to this payment alone. */
export const ChainWay = observer(function ChainWay({ store, payment }: ChainWayProps) {
  const { t } = useLingui();
  const { protocol } = store;
  const { protocols, currency } = payment;
  const [first] = protocols;
  useEffect(() => {
    if (protocol === null && first !== undefined && protocols.length === 1) void store.choose(first);
  }, [store, protocol, first, protocols]);
  return (
    <div className={styles.way}>
      <RadioGroup label={t`Network`} value={protocol ?? undefined} onChange={(name) => void store.choose(name)}>
        {protocols.map((name) => (
          <Radio key={name} value={name} description={networkName(name)}>
            {name}
          </Radio>
        ))}
      </RadioGroup>
      {protocol !== null && (
        <Loaded
          of={{ value: store.address, failure: store.addressFailure, isStale: false, reload: store.loadAddress }}
          failed={t`We could not load the address`}
          className={styles.way}
          skeleton={<Skeleton height={360} />}
        >
          {(found) => <ChainAddress currency={currency} protocol={protocol} missing={store.missing} found={found} />}
        </Loaded>
      )}
    </div>
  );
});

interface ChainAddressProps {
  currency: string;
  protocol: string;
  missing: string;
  found: ShopPaymentAddress;
}

function ChainAddress({ currency, protocol, missing, found }: ChainAddressProps) {
  const { t } = useLingui();
  const code = useRef<HTMLDivElement>(null);
  const { address, confirmations, contract, min } = found;
  const sum = moneyText(missing, currency);
  const least = moneyText(min, currency);
  return (
    <>
      <Card className={styles.code}>
        <QrCode ref={code} value={address} label={t`QR code of the address of this order`} />
        <p className={styles.address}>
          <AddressText address={address} />
        </p>
      </Card>
      <Card padding="flush">
        <CopyField label={t`Amount to send`} value={missing}>
          {sum}
        </CopyField>
        {contract !== '' && (
          <CopyField label={t`Token contract`} value={contract}>
            {shortAddress(contract)}
          </CopyField>
        )}
      </Card>
      <CodeActions
        code={code}
        name={`${currency}-${protocol}`}
        describe={() => ({
          title: `${currency} · ${protocol}`,
          subtitle: sum,
          lines: [address],
          note: t`Send only ${currency} on ${protocol}.`,
        })}
        copy={{
          text: address,
          label: t`Copy address`,
          copied: t`Address copied`,
          failed: t`We could not copy the address. Press and hold it to select it.`,
        }}
      />
      <Card tone="warning" icon={glyphs.warning} title={t`Send only ${currency} on ${protocol}`}>
        <p>
          <Trans>
            Send exactly {sum}. Your app’s fee comes on top. The shop gets it after {confirmations} confirmations. Less
            than {least} does not count. If you use another coin or network, your money is lost.
          </Trans>
        </p>
      </Card>
    </>
  );
}
