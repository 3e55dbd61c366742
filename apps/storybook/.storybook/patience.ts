import { configure } from 'storybook/test';

/**
 * Maximum time that a story waits, in milliseconds. Only failures use all of it. A page of documentation starts a dozen stories
 * at once, and a puzzle among them waits for its worker behind all the others.
 */
configure({ asyncUtilTimeout: 60_000 });
