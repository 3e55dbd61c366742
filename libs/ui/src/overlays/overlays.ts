export { DialogStack } from './DialogStack.tsx';
export { OwnDialog } from './OwnDialog.tsx';
export { DrawerView } from './DrawerView.tsx';
export { PickerContent } from '../components/PickerSheet/PickerContent.tsx';
