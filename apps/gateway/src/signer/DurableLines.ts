import {
  appendFileSync,
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../config/index.ts';

/** A file of JSON lines that only grows. A line is on the disk before `append` returns, all of it or nothing. */
export class DurableLines {
  readonly #file: number;

  private constructor(file: number) {
    this.#file = file;
  }

  /**
   * Opens or makes a file that its owner alone reads.
   * @returns the file, and the lines that it holds
   * @throws {StartError} for a file that cannot be read, because nobody knows then what was signed
   */
  static open<Schema extends v.GenericSchema>(
    folder: string,
    name: string,
    schema: Schema,
  ): { readonly lines: DurableLines; readonly entries: v.InferOutput<Schema>[] } {
    const path = join(folder, name);
    let file: number;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      file = openSync(path, 'a+', 0o600);
      syncFolder(path);
    } catch (error) {
      throw new StartError(`${path} cannot be opened (${String((error as NodeJS.ErrnoException).code)}).`, {
        cause: error,
      });
    }
    return { lines: new DurableLines(file), entries: readEntries(file, path, schema) };
  }

  /** Writes a line. The next one never continues a half. */
  append(entry: object): void {
    const { size } = fstatSync(this.#file);
    try {
      appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
      fsyncSync(this.#file);
    } catch (error) {
      ftruncateSync(this.#file, size);
      throw error;
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** A line that a power cut left without its end was never answered. It is cut off, so that the next one begins a line. */
function readEntries<Schema extends v.GenericSchema>(file: number, path: string, schema: Schema) {
  const text = readFileSync(file, 'utf8');
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) {
    ftruncateSync(file, Buffer.byteLength(text.slice(0, end)));
    fsyncSync(file);
  }
  const lines = text.slice(0, end).split('\n').slice(0, -1);
  return lines.map((line, index) => {
    try {
      return v.parse(schema, JSON.parse(line));
    } catch {
      throw new StartError(
        `${path} is broken in line ${index + 1}, so that nobody knows what was signed. Move it away only when you know that.`,
      );
    }
  });
}

/** The name of a new file is on the disk too. */
function syncFolder(path: string): void {
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
