// What a wide window adds to the app. It loads where the window is wide, and a phone never asks for it.
export { viewOf } from './viewOf.tsx';
