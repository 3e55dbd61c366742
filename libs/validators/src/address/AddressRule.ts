/** The rules for the addresses of one family of networks. */
export interface AddressRule {
  /** The product's literal rule: the form of an address, whether or not such an address can exist. */
  readonly format: (text: string) => boolean;
  /** The rule of the network's own standard, including the checksum. */
  readonly checksum: (text: string) => boolean;
  /** The form of a mistyped address, to distinguish a typo from other text. */
  readonly shape: RegExp;
  /** The canonical spelling of an address with several spellings. Default: unchanged. */
  readonly normal?: (address: string) => string;
}
