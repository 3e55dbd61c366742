export { accountWords } from './model/accountWords.ts';
export { PlaceRow, type Place } from './components/PlaceRow.tsx';
