import type { SourceFile } from './readTree.ts';

/** A fault of a file, in words. Editors and terminals link its place. */
export interface Fault {
  readonly path: string;
  /** From 1; without it, the whole file is meant. */
  readonly line?: number;
  readonly text: string;
}

/** A rule about the text of files. */
export interface Rule {
  readonly name: string;
  /** What to do about its faults. */
  readonly advice: string;
  check(files: readonly SourceFile[]): Fault[];
}

/** A fault in one line of output. */
export const describeFault = ({ path, line, text }: Fault): string =>
  `${path}${line === undefined ? '' : `:${line}`}: ${text}`;
