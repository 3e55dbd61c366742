export const check = 'm5.5 12.5 4.25 4.25 8.75-9';
