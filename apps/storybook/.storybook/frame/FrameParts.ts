/** A file beside the built pages that tells what the page around the stories loads. */
export const PARTS_FILE = 'frame-parts.json';

/** Files of the built folder. */
export interface FrameParts {
  readonly script: string;
  /** The script imports these before it runs. */
  readonly imports: readonly string[];
}
