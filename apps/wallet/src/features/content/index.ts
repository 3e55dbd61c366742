export { WrittenText } from './components/WrittenText.tsx';
export { htmlLang } from './model/htmlLang.ts';
export { contentOf, useContent } from './model/useContent.ts';
