/** A picture of the device that is ready for upload. */
export interface PictureFile {
  readonly fileName: string;
  /** RFC 4648, without the prefix of a data URL. */
  readonly fileBase64: string;
}
