export { accountWords } from './model/accountWords.ts';
export { PlaceRow } from './components/PlaceRow.tsx';
