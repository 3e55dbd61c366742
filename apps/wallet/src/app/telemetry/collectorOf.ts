import { pageSetting } from '../device/page-settings.ts';

/** The collector that the gateway has named in the page; empty by default, and then no telemetry loads. */
export const collectorOf = (page: Document): string => pageSetting(page, 'tag-collector');
