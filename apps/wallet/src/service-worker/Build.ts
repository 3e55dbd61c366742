/** What the worker knows about the build that it came with. The build fills it in. */
export interface Build {
  /** The script that the page of this build starts, such as `/assets/index-a1b2.js`. No other build has this name. */
  readonly entry: string;
  /** Everything that a start without a network needs. Names under `/assets/` contain the hash of their content. */
  readonly shell: readonly string[];
  /** Every file of this build whose name has a hash. */
  readonly files: readonly string[];
}
