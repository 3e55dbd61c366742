import { useEffect, useId, useRef, type ChangeEvent } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { upload } from '../../messages/enUpload.ts';
import { classNames } from '../../internal/classNames.ts';
import { ErrorLine } from '../field/ErrorLine.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { viewer } from '../PictureViewer/viewer.ts';
import { acceptedTypes } from './file-kind.ts';
import { plain } from '../../internal/plain.ts';
import styles from './Upload.module.css';
import type { UploadProps } from './UploadProps.ts';
import { UploadTile } from './UploadTile.tsx';
import { useUploads } from './useUploads.ts';

export type { FileKind, UploadAccept } from './file-kind.ts';
export type { EarlierUpload, UploadedFile, UploadProps, UploadTask } from './UploadProps.ts';

/**
 * Pictures and videos that upload as soon as the user chooses them. Pictures are shrunk first. A tap on a finished
 * picture opens it in the `viewer`, which needs a `UiHost`.
 *
 * @example
 * <Upload
 *   label={t`Payment proof`}
 *   max={6}
 *   onUpload={(file, { signal, onProgress }) => api.uploadProof(file, { signal, onProgress })}
 *   onChange={(files) => form.setProofs(files)}
 * />
 */
export function Upload<Result>({
  label,
  description,
  error,
  accept = 'picture',
  max = 1,
  maxSide,
  maxVideoBytes,
  initial,
  disabled = false,
  onUpload,
  onChange,
  className,
  ...rest
}: UploadProps<Result>) {
  const messages = useWords(upload);
  const ids = { label: useId(), hint: useId(), error: useId() };
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<number | 'list'>(undefined);
  const { items, problems, add, remove, retry } = useUploads<Result>({
    accept,
    max,
    maxSide,
    maxVideoBytes,
    initial,
    onUpload,
    onChange,
  });
  const isFull = items.length >= max;
  const describedBy = classNames(description !== undefined && ids.hint, error !== undefined && ids.error);

  // The pressed button is gone: move the focus to the next file, to the add button, or to the list itself.
  useEffect(() => {
    const to = refocus.current;
    const node = list.current;
    refocus.current = undefined;
    if (to === undefined || !node) return;
    const corners = node.querySelectorAll<HTMLElement>('[data-corner]');
    const target = to === 'list' ? node : (corners[Math.min(to, corners.length - 1)] ?? node.querySelector('button'));
    target?.focus({ preventScroll: true });
  });

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Cleared, because otherwise choosing the same file again would be no change.
    currentTarget.value = '';
    if (items.length + files.length >= max) refocus.current = 'list';
    void add(files);
  };
  const view = (id: number) => {
    const shown = items.filter(({ preview, state }) => preview && state === 'done');
    viewer.open({
      images: shown.map(({ preview = '', name }) => ({ src: preview, alt: name })),
      index: shown.findIndex((item) => item.id === id),
    });
  };

  return (
    <fieldset
      {...rest}
      aria-labelledby={ids.label}
      aria-describedby={describedBy || undefined}
      data-invalid={error && true}
      data-state={isFull ? 'full' : 'open'}
      className={classNames(styles.upload, className)}
    >
      <p className={styles.head}>
        <span id={ids.label} className={styles.label}>
          {label}
        </span>
        {max > 1 && <span className={styles.count}>{messages.uploadCount(items.length, max)}</span>}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        className={plain}
        aria-labelledby={ids.label}
        accept={acceptedTypes(accept)}
        multiple={max - items.length > 1}
        onChange={choose}
      />
      <ul ref={list} tabIndex={-1} aria-labelledby={ids.label} className={styles.list}>
        {items.map((item, at) => (
          <UploadTile
            key={item.id}
            item={item}
            onView={() => view(item.id)}
            onRetry={() => {
              refocus.current = 'list';
              retry(item);
            }}
            onRemove={() => {
              refocus.current = at;
              remove(item.id);
            }}
          />
        ))}
        {!isFull && (
          <li className={styles.tile}>
            <button type="button" className={styles.add} disabled={disabled} onClick={() => input.current?.click()}>
              <Icon glyph={accept === 'video' ? glyphs.play : glyphs.camera} />
              <span>{messages.uploadAdd(accept)}</span>
            </button>
          </li>
        )}
      </ul>
      <div role="alert">
        {problems.map((words, at) => (
          <ErrorLine key={`${at} ${words}`}>{words}</ErrorLine>
        ))}
      </div>
      {error && <ErrorLine id={ids.error}>{error}</ErrorLine>}
      {description !== undefined && (
        <p id={ids.hint} className={styles.hint}>
          {description}
        </p>
      )}
    </fieldset>
  );
}
