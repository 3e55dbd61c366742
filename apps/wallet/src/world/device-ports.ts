/** Puts a picture, as data URL, among the phone's own; there only inside of the native app. */
export type SaveImage = (image: string) => Promise<unknown>;

/** Opens the phone's own scanner; answers the text of a code, '' when the person went back. */
export type ScanCode = () => Promise<string>;
