import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SupportDocument } from '@ezwallet/api-client/contract';
import type { FileFacts } from '@ezwallet/domain-stores';
import { Icon, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { sizeText } from '../../../shared/files/sizeText.ts';
import { useSaveFile } from '../../../shared/files/useSaveFile.ts';
import styles from './FileTile.module.css';

/** A PDF for the downloads. It is saved and never shown, so nothing of it runs in this page. */
const fileOf = ({ name, mimeType, fileBase64 }: SupportDocument): File =>
  new File([Uint8Array.from(atob(fileBase64), (character) => character.charCodeAt(0))], name, { type: mimeType });

interface FileTileProps {
  file: FileFacts;
  /** Loads the file, once a person wants it. Missing for one that is not sent yet. */
  load?: () => Promise<SupportDocument>;
}

/** A PDF of a conversation by its name and size. A press saves it. */
export function FileTile({ file, load }: FileTileProps) {
  const { t, i18n } = useLingui();
  const saveFile = useSaveFile();
  const [busy, setBusy] = useState(false);
  const { name } = file;
  const size = sizeText(file.size, i18n);
  const words = (
    <>
      <Icon glyph={glyphs.file} size={24} />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.size}>{busy ? t`Loading…` : size}</span>
      </span>
    </>
  );
  if (!load) return <div className={styles.tile}>{words}</div>;
  const save = async () => {
    if (busy) return;
    setBusy(true);
    const document = await load().catch(() => undefined);
    if (document) await saveFile(fileOf(document));
    else toast.fail(t`We could not load the file. Try again.`);
    setBusy(false);
  };
  return (
    <button type="button" className={styles.tile} aria-busy={busy} onClick={() => void save()}>
      <span className={styles.unseen}>{t`Save`}</span>
      {words}
      <Icon glyph={glyphs.download} size={20} />
    </button>
  );
}
