// What a wide window adds to the app. It loads where the window is wide, and a phone never asks for it.
export { End } from './End.tsx';
export { hintFor } from './Hint.tsx';
export { frameOf, pageOf } from './places.ts';
export { Start } from './Start.tsx';
