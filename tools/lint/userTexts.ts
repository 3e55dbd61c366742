import { fieldsOfPeople } from './fieldsOfPeople.ts';
import { findRawText } from './findRawText.ts';
import type { Rule } from './Rule.ts';

const SCREEN = /^apps\/wallet\/src\/.*(?<!\.test)\.tsx$/;

/** Rejects a screen that shows what people write without `UserText`. */
export const userTexts: Rule = {
  name: 'texts of people',
  advice: 'Show what people write through UserText.',
  check(files) {
    const fields = fieldsOfPeople();
    return files
      .filter(({ path }) => SCREEN.test(path))
      .flatMap(({ path, text }) => findRawText(text, fields).map((found) => ({ path, text: found })));
  },
};
