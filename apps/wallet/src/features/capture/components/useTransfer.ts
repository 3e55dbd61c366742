import type { MessageDescriptor } from '@lingui/core';
import { useEffect, useRef, useState } from 'react';
import type { DocumentTask } from '@ezwallet/domain-stores';
import { uploadProblem } from '../model/uploadProblem.ts';

/** Sends a file. @returns its id */
export type SendFile = (file: File, task: DocumentTask) => Promise<string>;

/** One file on its way. */
export interface Transfer {
  /** How far it is, from 0 to 1; undefined while none is on its way. */
  readonly share: number | undefined;
  readonly state: 'sending' | 'waiting' | 'paused';
  /** Why it failed. */
  readonly problem: MessageDescriptor | undefined;
  readonly start: (file: File) => Promise<void>;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  readonly forget: () => void;
}

/** One file on its way: how far it is, and why it failed. A large one goes on where it stopped. */
export function useTransfer(send: SendFile, onSent: (fileId: string) => void): Transfer {
  const [share, setShare] = useState<number>();
  const [state, setState] = useState<Transfer['state']>('sending');
  const [problem, setProblem] = useState<MessageDescriptor>();
  const running = useRef<AbortController>(undefined);
  const last = useRef<File>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    last.current = file;
    setProblem(undefined);
    setState('sending');
    try {
      const fileId = await send(file, {
        signal,
        onProgress: (sent) => signal.aborted || setShare(sent),
        onWaiting: (isWaiting) => signal.aborted || setState(isWaiting ? 'waiting' : 'sending'),
      });
      if (!signal.aborted) onSent(fileId);
    } catch (error) {
      if (!signal.aborted) setProblem(uploadProblem(error));
    } finally {
      if (!signal.aborted) setShare(undefined);
    }
  };
  return {
    share,
    state,
    problem,
    start: async (file) => {
      setShare(0);
      await run(file);
    },
    pause: () => {
      running.current?.abort();
      setState('paused');
    },
    resume: () => void (last.current && run(last.current)),
    stop: () => {
      running.current?.abort();
      setShare(undefined);
    },
    forget: () => setProblem(undefined),
  };
}
