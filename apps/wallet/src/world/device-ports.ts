import type { GeoPosition } from '@ezwallet/api-client/contract';

/** Saves a picture, as a data URL, to the phone's photos. Only inside the native app. */
export type SaveImage = (image: string) => Promise<unknown>;

/** Saves a document, as a data URL, where the person finds it. Only inside the native app; older ones refuse. */
export type SaveFile = (document: { readonly name: string; readonly file: string }) => Promise<unknown>;

/** Keeps the page out of pictures of the screen, or lets it in again. Only inside the native app, and not in older ones. */
export type ProtectScreenshots = (on: boolean) => Promise<unknown>;

/** Finds roughly where the device is. The browser asks the person first. */
export type FindPlace = () => Promise<GeoPosition>;

/** Opens the phone's own scanner; answers the text of a code, '' when the person went back. */
export type ScanCode = () => Promise<string>;
