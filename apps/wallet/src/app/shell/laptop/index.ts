// The layout of a wide window. It loads where the window is wide, and a phone never asks for it.
export { viewOf } from './viewOf.tsx';
