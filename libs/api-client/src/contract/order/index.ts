import { detail } from './detail.ts';
import { pageQueryV2 } from './pageQueryV2.ts';

export const order = { detail, pageQueryV2 } as const;
