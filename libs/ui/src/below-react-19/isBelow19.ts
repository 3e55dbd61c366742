import { version } from 'react';

/** Whether the page runs an older React than the kit is written for. */
export const isBelow19 = Number.parseInt(version, 10) < 19;
