import type { MessageDescriptor } from '@lingui/core';
import { useEffect, useRef, useState } from 'react';
import { uploadProblem } from '../model/uploadProblem.ts';

/** Sends a file. @returns its id */
export type SendFile = (file: File, task: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void }) => Promise<string>;

/** One file on its way: how far it is, and why it failed. A form is one request, so a stopped one begins again. */
export function useTransfer(send: SendFile, onSent: (fileId: string) => void) {
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<MessageDescriptor>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setShare(undefined);
  };
  const start = async (file: File) => {
    stop();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProblem(undefined);
    setShare(0);
    try {
      const fileId = await send(file, { signal, onProgress: (sent) => signal.aborted || setShare(sent) });
      if (!signal.aborted) onSent(fileId);
    } catch (error) {
      if (!signal.aborted) setProblem(uploadProblem(error));
    } finally {
      if (!signal.aborted) setShare(undefined);
    }
  };
  return { share, problem, start, stop, forget: () => setProblem(undefined) };
}
