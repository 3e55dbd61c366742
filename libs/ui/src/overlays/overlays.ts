export { DialogStack } from './DialogStack.tsx';
export { DialogView } from './DialogView.tsx';
export { DrawerView } from './DrawerView.tsx';
