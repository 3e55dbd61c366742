import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { upload } from '../../messages/enUpload.ts';
import { announce } from '../Announcer/announce.ts';
import { fileKind, isHeic } from './file-kind.ts';
import { loadShrinkPicture } from './loadShrinkPicture.ts';
import { quarterPassed } from './quarterPassed.ts';
import type { UploadedFile, UploadProps } from './UploadProps.ts';

/** One file with state that only its tile needs. */
export interface UploadItem<Result> extends UploadedFile<Result> {
  /** Undefined for one that was uploaded before. */
  source: File | undefined;
  /** The data to upload, once it is ready. */
  ready: File | undefined;
  /** URL of a picture's thumbnail. */
  preview: string | undefined;
  /** From 0 to 1. */
  progress: number;
}

type Options<Result> = Pick<
  UploadProps<Result>,
  'accept' | 'max' | 'maxSide' | 'maxVideoBytes' | 'initial' | 'onUpload' | 'onChange'
>;

const HEAD_BYTES = 16;
const MEGABYTE = 1_000_000;

let lastId = 0;

const newItem = <Result>(
  known: Pick<UploadItem<Result>, 'name' | 'kind' | 'state'> & Partial<UploadItem<Result>>,
): UploadItem<Result> => {
  lastId += 1;
  return {
    id: lastId,
    progress: 0,
    result: undefined,
    source: undefined,
    ready: undefined,
    preview: undefined,
    ...known,
  };
};

/** The files of one upload, their transfers, and why others were refused. */
export function useUploads<Result>(options: Options<Result>) {
  const { accept = 'picture', max = 1, maxSide, maxVideoBytes = Infinity, initial = [], onUpload, onChange } = options;
  const messages = useWords(upload);
  const [items, setItems] = useState<readonly UploadItem<Result>[]>(() =>
    initial.map(({ name, kind, result }) => newItem({ name, kind, result, state: 'done' })),
  );
  const [problems, setProblems] = useState<readonly string[]>([]);
  const latest = useRef(items);
  const running = useRef(new Map<number, AbortController>());
  // Read when a file changes, which may be long after the render that started its upload.
  const heard = useRef(onChange);
  useEffect(() => {
    heard.current = onChange;
  }, [onChange]);

  const show = (next: readonly UploadItem<Result>[]) => {
    latest.current = next;
    setItems(next);
  };
  const tell = () =>
    heard.current?.(latest.current.map(({ id, name, kind, state, result }) => ({ id, name, kind, state, result })));
  const find = (id: number) => latest.current.find((item) => item.id === id);
  const patch = (id: number, change: Partial<UploadItem<Result>>) =>
    show(latest.current.map((item) => (item.id === id ? { ...item, ...change } : item)));

  const remove = (id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    const preview = find(id)?.preview;
    if (preview) URL.revokeObjectURL(preview);
    show(latest.current.filter((item) => item.id !== id));
    tell();
  };

  /**
   * The data to upload; undefined when the file is not a picture after all. Rejects when the code for it fails to load.
   */
  const prepare = async (item: UploadItem<Result>, signal: AbortSignal): Promise<File | undefined> => {
    const { id, name, kind, source, ready } = item;
    if (ready) return ready;
    if (kind === 'video' || !source) return source;
    const shrinkPicture = await loadShrinkPicture();
    try {
      return await shrinkPicture(source, maxSide);
    } catch {
      if (!signal.aborted) {
        remove(id);
        setProblems((known) => [...known, messages.uploadUnreadable(name)]);
      }
      return undefined;
    }
  };

  const send = async (item: UploadItem<Result>) => {
    const { id, name } = item;
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    patch(id, { state: 'busy', progress: 0 });
    tell();
    const onProgress = (fraction: number) => {
      const before = find(id)?.progress ?? 1;
      const progress = Math.min(1, Math.max(before, fraction));
      if (signal.aborted || progress === before) return;
      const quarter = quarterPassed(before, progress);
      if (quarter) announce(messages.uploadProgress(name, quarter));
      patch(id, { progress });
    };
    try {
      const file = await prepare(item, signal);
      if (!file || signal.aborted) return;
      const preview = item.preview ?? (item.kind === 'picture' ? URL.createObjectURL(file) : undefined);
      patch(id, { ready: file, preview });
      const result = await onUpload(file, { signal, onProgress });
      if (signal.aborted) return;
      patch(id, { state: 'done', progress: 1, result });
      announce(messages.uploadDone(name));
    } catch {
      if (signal.aborted) return;
      patch(id, { state: 'failed' });
      announce(messages.uploadFailed(name), 'assertive');
    }
    running.current.delete(id);
    tell();
  };

  /** Why a file is refused, in words. */
  const refuse = async (file: File): Promise<string | undefined> => {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    if (isHeic(file, head)) return messages.uploadHeic(file.name);
    const kind = fileKind(file);
    if (!kind || (accept !== 'either' && accept !== kind)) return messages.uploadWrongType(file.name);
    if (kind === 'video' && file.size > maxVideoBytes) {
      return messages.uploadTooLarge(file.name, Math.floor(maxVideoBytes / MEGABYTE));
    }
    return undefined;
  };

  const add = async (files: readonly File[]) => {
    const refusals = await Promise.all(files.map(refuse));
    const fine = files.filter((_, at) => refusals[at] === undefined);
    const taken = fine.slice(0, Math.max(0, max - latest.current.length));
    setProblems([
      ...refusals.filter((words) => words !== undefined),
      ...(taken.length < fine.length ? [messages.uploadTooMany(max)] : []),
    ]);
    const added = taken.map((source) =>
      newItem<Result>({ name: source.name, kind: fileKind(source) ?? 'picture', state: 'busy', source }),
    );
    show([...latest.current, ...added]);
    for (const item of added) void send(item);
  };

  useEffect(() => {
    const tasks = running.current;
    return () => {
      for (const task of tasks.values()) task.abort();
      for (const { preview } of latest.current) if (preview) URL.revokeObjectURL(preview);
    };
  }, []);

  const previewOf = ({ preview, result, source }: UploadItem<Result>) =>
    preview ?? (source ? undefined : initial.find((earlier) => earlier.result === result)?.preview);

  return {
    items: items.map((item) => ({ ...item, preview: previewOf(item) })),
    problems,
    add,
    remove,
    retry: (item: UploadItem<Result>) => void send(item),
  };
}
