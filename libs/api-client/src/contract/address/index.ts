import { add } from './add.ts';
import { edit } from './edit.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';

export const address = { add, edit, list, remove } as const;
