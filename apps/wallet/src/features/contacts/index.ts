export { AddressField } from './components/AddressField.tsx';
export { BookList } from './components/BookList.tsx';
export { ContactRow } from './components/ContactRow.tsx';
export { useDoubtfulAddress } from './components/useDoubtfulAddress.ts';
