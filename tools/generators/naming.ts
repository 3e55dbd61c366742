const words = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `userNumber` → `UserNumber`. */
export const pascal = (name: string): string => words(name).map(capital).join('');

/** `user-number` → `userNumber`. */
export const camel = (name: string): string => {
  const [first = '', ...rest] = words(name);
  return first + rest.map(capital).join('');
};

/** `userNumber` → `user-number`. */
export const kebab = (name: string): string => words(name).join('-');

/** `userNumber` → `USER_NUMBER`. */
export const upper = (name: string): string => words(name).join('_').toUpperCase();

/** `userNumber` → `user_number`. */
export const snake = (name: string): string => words(name).join('_');

/** `userNumber` → `user number`. */
export const prose = (name: string): string => words(name).join(' ');
