import { component } from './component.ts';
import { endpoint } from './endpoint.ts';
import type { Generator } from './Generator.ts';
import { screen } from './screen.ts';
import { store } from './store.ts';
import { table } from './table.ts';
import { validator } from './validator.ts';

/** Every kind that can be generated. */
export const generators: readonly Generator[] = [component, endpoint, screen, store, table, validator];
