import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Button, toast, useHaptics, writeClipboard } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import styles from './CodeActions.module.css';
import { type CodePicture, drawCodePicture } from './drawCodePicture.ts';
import { readCode } from './readCode.ts';
import { useSavePicture } from './useSavePicture.ts';

interface CodeActionsProps {
  /** The element of the code on screen. */
  code: RefObject<HTMLElement | null>;
  /** Name of the picture's file, without extension. */
  name: string;
  /** What the picture shows beside the code. */
  describe: () => Omit<CodePicture, 'code'> | Promise<Omit<CodePicture, 'code'>>;
  /** What the other button copies, and its words. */
  copy: { readonly text: string; readonly label: string; readonly copied: string; readonly failed: string };
}

/** Saves a code as a picture, or copies what it says. */
export function CodeActions({ code, name, describe, copy }: CodeActionsProps) {
  const { t } = useLingui();
  const haptics = useHaptics();
  const [saving, save] = useSavePicture({ saved: t`Image saved`, failed: t`We could not save the image.` });
  const copyText = () =>
    writeClipboard(copy.text).then(
      () => {
        haptics('success');
        toast.success(copy.copied);
      },
      () => {
        haptics('error');
        toast.fail(copy.failed);
      },
    );
  const draw = async () => {
    const canvas = document.createElement('canvas');
    drawCodePicture(canvas, { ...(await describe()), code: readCode(code.current) });
    return canvas;
  };
  return (
    <div className={styles.actions}>
      <Button variant="secondary" icon={glyphs.download} loading={saving} onClick={() => void save(name, draw)}>
        <Trans>Save image</Trans>
      </Button>
      <Button icon={glyphs.copy} onClick={() => void copyText()}>
        {copy.label}
      </Button>
    </div>
  );
}
