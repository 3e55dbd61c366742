import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type RefObject } from 'react';
import type { UserInfo } from '@ezwallet/api-client/contract';
import type { PaymentCode, ReceiveTerms } from '@ezwallet/domain-stores';
import { Button, toast, useHaptics, writeClipboard } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useWorld } from '../../../world/StoresContext.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { drawCodePicture } from '../../../shared/picture/drawCodePicture.ts';
import { loadSquare } from '../../../shared/picture/loadSquare.ts';
import { savePicture } from '../../../shared/picture/savePicture.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import styles from './receive.module.css';

interface CodeActionsProps {
  code: PaymentCode;
  terms: ReceiveTerms;
  user: UserInfo;
  drawing: RefObject<HTMLDivElement | null>;
}

/** Saves a payment code as a picture, or copies its link. */
export function CodeActions({ code, terms, user, drawing }: CodeActionsProps) {
  const { t } = useLingui();
  const { saveImage } = useWorld();
  const haptics = useHaptics();
  const [saving, setSaving] = useState(false);

  const copy = () =>
    writeClipboard(code.link).then(
      () => {
        haptics('success');
        toast.success(t`Link copied`);
      },
      () => {
        haptics('error');
        toast.fail(t`We could not copy the link.`);
      },
    );
  const save = async () => {
    const svg = drawing.current?.querySelector('svg');
    const path = svg?.querySelector('path')?.getAttribute('d');
    if (!svg || !path) return;
    setSaving(true);
    try {
      const canvas = document.createElement('canvas');
      drawCodePicture(canvas, {
        title: user.nickName,
        subtitle: terms.amount === '' ? t`Scan to pay me` : moneyText(terms.amount, terms.currency),
        owner: { name: user.nickName, picture: user.headUrl === '' ? null : await loadSquare(user.headUrl) },
        code: { size: Number(svg.getAttribute('viewBox')?.split(' ')[2]), path },
        lines: [...(terms.memo === '' ? [] : [terms.memo]), t`User number ${user.userName}`],
        note: code.expireAt === null ? t`Payments between users are instant and free.` : t`Valid until ${timeText(code.expireAt)}`,
      });
      const outcome = await savePicture(canvas, `ezwallet-${user.userName}`, saveImage);
      if (outcome === 'saved' || outcome === 'downloaded') toast.success(t`Image saved`);
    } catch {
      toast.fail(t`We could not save the image.`);
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className={styles.actions}>
      <Button variant="secondary" icon={glyphs.download} loading={saving} onClick={() => void save()}>
        <Trans>Save image</Trans>
      </Button>
      <Button icon={glyphs.copy} onClick={() => void copy()}>
        <Trans>Copy link</Trans>
      </Button>
    </div>
  );
}
