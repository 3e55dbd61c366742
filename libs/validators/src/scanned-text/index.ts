export type { OwnPages } from './parseOwnUrl.ts';
export { parseScannedText, type ScannedTextIssue } from './parseScannedText.ts';
export type { ScannedAddress, ScannedText } from './ScannedText.ts';
