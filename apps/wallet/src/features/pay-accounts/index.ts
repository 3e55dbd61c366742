export { PlaceRow, type Place } from './components/PlaceRow.tsx';
