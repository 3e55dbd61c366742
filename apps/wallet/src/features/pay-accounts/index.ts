export { accountWords } from './model/accountWords.ts';
