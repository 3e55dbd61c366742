export { add } from './add.ts';
export { edit } from './edit.ts';
export { list } from './list.ts';
export { remove } from './remove.ts';
