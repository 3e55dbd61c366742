import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button, CopyField, QrCode, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { readCode } from '../../../shared/picture/readCode.ts';
import { useSavePicture } from '../../../shared/picture/useSavePicture.ts';
import { Rings } from '../../../shared/rings/Rings.tsx';
import { drawInvitation } from '../model/drawInvitation.ts';
import type { Invitation } from '../model/Invitations.ts';
import { shareInvitation } from '../model/shareInvitation.ts';
import { InvitationCoupons } from './InvitationCoupons.tsx';
import styles from './InvitationCard.module.css';

/** The person's code and link, to show, copy, save and share. */
export function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { t } = useLingui();
  const qr = useRef<HTMLDivElement>(null);
  const [saving, save] = useSavePicture({ saved: t`Image saved`, failed: t`We could not save the image.` });
  const { invitationCode, inviteUrl, offer } = invitation;
  const sum = offer && moneyText(offer.reward, offer.rewardCurrency);
  const least = offer && moneyText(offer.minTrade, offer.rewardCurrency);
  const url = new URL(inviteUrl);
  const draw = () => {
    const canvas = document.createElement('canvas');
    drawInvitation(canvas, {
      brand: 'EZ Wallet',
      headline: sum ? t`${sum} for you, ${sum} for me` : t`Join me on EZ Wallet`,
      note: least
        ? t`After your first trade of ${least} or more.`
        : t`Transfers to a user number are instant and free.`,
      code: readCode(qr.current),
      label: t`Invitation code`,
      invitationCode,
      promise: t`Coins wait in escrow`,
      place: url.host,
    });
    return canvas;
  };
  const share = async () => {
    const text = sum
      ? t`Join me on EZ Wallet. ${sum} for each of us after your first trade.`
      : t`Join me on EZ Wallet.`;
    try {
      if ((await shareInvitation(inviteUrl, text, draw)) === 'copied') toast.success(t`Link copied`);
    } catch {
      toast.fail(t`We could not share the link. Copy it instead.`);
    }
  };
  return (
    <>
      <section className={styles.halo}>
        <Rings inner={98} step={20} className={styles.rings} />
        <QrCode ref={qr} value={inviteUrl} label={t`Your invitation as a QR code`} size={156} className={styles.code} />
      </section>
      <div className={styles.card}>
        <CopyField label={t`Your invitation code`} value={invitationCode} />
        <CopyField label={t`Link`} value={inviteUrl}>
          {url.host + url.pathname}
        </CopyField>
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon={glyphs.download}
          loading={saving}
          onClick={() => void save(`invitation-${invitationCode}`, draw)}
        >
          <Trans>Save image</Trans>
        </Button>
        <Button icon={glyphs.share} onClick={() => void share()}>
          <Trans>Share</Trans>
        </Button>
      </div>
      <p className={styles.note}>
        {sum ? (
          <Trans>
            {sum} each, after your friend’s first trade of {least} or more with anyone but you
          </Trans>
        ) : (
          <Trans>No reward for invitations now</Trans>
        )}
      </p>
      <InvitationCoupons offer={offer} inviter={t`A coupon for you`} invited={t`A coupon for your friend`} />
    </>
  );
}
