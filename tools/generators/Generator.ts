/** A file to be written, by its path from the workspace's root. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** The output of a generator: new files, lists that name them, and at most two edits that a person makes. */
export interface Generated {
  readonly files: readonly GeneratedFile[];
  /** Existing files with their new text. */
  readonly updates?: readonly GeneratedFile[];
  /** Arguments of `npm run`, for scripts that derive files from these. They run after all files are written. */
  readonly scripts?: readonly (readonly string[])[];
  readonly edits: readonly string[];
}

/** Makes the files of one kind of thing. */
export interface Generator {
  readonly kind: string;
  /** What comes after `npm run generate -- <kind>`. */
  readonly usage: string;
  /** One sentence on what is made. */
  readonly about: string;
  readonly generate: (name: string, ...rest: string[]) => Generated;
}
