export { checkDisplayText, type DisplayTextIssue, type DisplayTextOptions } from './checkDisplayText.ts';
export { countCharacters } from './countCharacters.ts';
