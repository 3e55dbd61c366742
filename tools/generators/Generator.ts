/** A file to be written, by its path from the workspace's root. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** What a generator makes: new files, lists that name them, and the edits left to a person, at most two. */
export interface Generated {
  readonly files: readonly GeneratedFile[];
  /** Existing files with their new text. */
  readonly updates?: readonly GeneratedFile[];
  /** Scripts of the root's package.json that derive files from these, such as `routes`; they run once all is written. */
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
