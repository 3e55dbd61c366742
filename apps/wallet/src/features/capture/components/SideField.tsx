import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, FormError, loadShrinkPicture } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useKeptFocus } from '../../../shared/layout/useKeptFocus.ts';
import { CameraDrawer } from './CameraDrawer.tsx';
import styles from './camera.module.css';
import { TransferProgress } from './TransferProgress.tsx';
import { type SendFile, useTransfer } from './useTransfer.ts';

interface SideFieldProps {
  label: string;
  /** Id of the stored picture; empty before. */
  value: string;
  onChange: (fileId: string) => void;
  /** Picture that is stored already, such as one of another device. */
  stored?: string | undefined;
  send: SendFile;
  error: string | undefined;
}

/** One side of a document: by the camera, or from a file. */
export function SideField({ label, value, onChange, stored, send, error }: SideFieldProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [preview, setPreview] = useState<{ fileId: string; url: string }>();
  const [isUnreadable, setUnreadable] = useState(false);
  const problemId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState<File>();
  const url = useRef('');
  useEffect(() => () => URL.revokeObjectURL(url.current), []);
  const transfer = useTransfer(send, (fileId) => {
    setPreview({ fileId, url: url.current });
    onChange(fileId);
  });
  const place = useKeptFocus<HTMLFieldSetElement>(transfer.share === undefined);
  const take = async (file: File) => {
    setUnreadable(false);
    transfer.forget();
    const shrink = await loadShrinkPicture();
    let small: File;
    try {
      small = await shrink(file);
    } catch {
      return setUnreadable(true);
    }
    setLast(small);
    URL.revokeObjectURL(url.current);
    url.current = URL.createObjectURL(small);
    await transfer.start(small);
  };
  const shown = preview && preview.fileId === value ? preview.url : value === '' ? undefined : stored;
  const problem = isUnreadable
    ? t`We cannot read this picture. Choose another one.`
    : transfer.problem
      ? i18n._(transfer.problem)
      : error;
  return (
    <fieldset
      ref={place}
      tabIndex={-1}
      className={styles.side}
      aria-describedby={problem === undefined ? undefined : problemId}
      data-invalid={problem === undefined ? undefined : ''}
    >
      <legend className={styles.name}>{label}</legend>
      {shown !== undefined && transfer.share === undefined && (
        <img className={styles.thumb} src={shown} alt={t`${label}, as we received it`} />
      )}
      {transfer.share === undefined ? (
        <div className={styles.tools}>
          <Button
            size={44}
            variant={value === '' ? 'tint' : 'secondary'}
            icon={glyphs.camera}
            onClick={() => setOpen(true)}
          >
            {value === '' ? <Trans>Take picture</Trans> : <Trans>Retake</Trans>}
          </Button>
          <Button size={44} variant="secondary" icon={glyphs.image} onClick={() => chooser.current?.click()}>
            <Trans>Choose file</Trans>
          </Button>
          {transfer.problem && last && (
            <Button size={44} variant="secondary" icon={glyphs.refresh} onClick={() => void transfer.start(last)}>
              <Trans>Send again</Trans>
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.shutter}>
          <TransferProgress transfer={transfer} label={t`Sending the picture`} />
        </div>
      )}
      <FormError id={problemId}>{problem}</FormError>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label={t`File: ${label}`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Lets the person choose the same picture again.
          currentTarget.value = '';
          if (file) void take(file);
        }}
      />
      <CameraDrawer open={isOpen} onOpenChange={setOpen} title={label} onPicture={(file) => void take(file)} />
    </fieldset>
  );
}
