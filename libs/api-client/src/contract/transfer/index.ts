import { transferTo } from './transferTo.ts';

export const transfer = { transferTo } as const;
