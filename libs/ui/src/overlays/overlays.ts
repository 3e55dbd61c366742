export { DialogView } from './DialogView.tsx';
export { DrawerView } from './DrawerView.tsx';
export { PickerContent } from '../components/PickerSheet/PickerContent.tsx';
export { PictureViewerView } from './PictureViewerView.tsx';
export { Question } from './Question.tsx';
