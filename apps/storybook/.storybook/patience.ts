import { configure } from 'storybook/test';

// Maximum time that a story waits. Only failures use all of it, because a busy machine may stall for a second.
configure({ asyncUtilTimeout: 8000 });
