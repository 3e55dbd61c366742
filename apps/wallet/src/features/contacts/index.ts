export { AddressField } from './components/AddressField.tsx';
export { BookList } from './components/BookList.tsx';
export { ContactRow } from './components/ContactRow.tsx';
export { LabelFields } from './components/LabelFields.tsx';
export { RecentPeople } from './components/RecentPeople.tsx';
export { SavePersonSheet } from './components/SavePersonSheet.tsx';
export { useDoubtfulAddress } from './components/useDoubtfulAddress.ts';
export { labelChecks } from './model/labelChecks.ts';
