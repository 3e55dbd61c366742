/** The rules for the addresses of one family of networks. */
export interface AddressRule {
  /** The product's literal rule: what an address looks like, whether or not it can exist. */
  readonly format: (text: string) => boolean;
  /** The rule of the network's own standard, with the checksum. */
  readonly checksum: (text: string) => boolean;
  /** What a mistyped address still looks like, to tell a slip from something else altogether. */
  readonly shape: RegExp;
  /** The one spelling of an address that may be written in several; as it is unless told. */
  readonly normal?: (address: string) => string;
}
