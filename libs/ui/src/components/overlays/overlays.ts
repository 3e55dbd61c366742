export { ActionList } from './action-sheet/ActionList.tsx';
export { CalendarContent } from './calendar/CalendarContent.tsx';
export { DialogView } from './dialog/DialogView.tsx';
export { DrawerView } from './drawer/DrawerView.tsx';
export { HeaderPlace } from './toast/HeaderPlace.tsx';
export { PickerContent } from './picker/PickerContent.tsx';
export { PictureViewerView } from './picture-viewer/PictureViewerView.tsx';
export { Question } from './dialog/Question.tsx';
