// One chunk: a person who saves a contact looks at the list too.
export { AddAddressPage } from './pages/AddAddressPage/AddAddressPage.tsx';
export { AddressBookPage } from './pages/AddressBookPage/AddressBookPage.tsx';
