/** Saves a picture, as a data URL, to the phone's photos. Only inside the native app. */
export type SaveImage = (image: string) => Promise<unknown>;

/** Opens the phone's own scanner; answers the text of a code, '' when the person went back. */
export type ScanCode = () => Promise<string>;
