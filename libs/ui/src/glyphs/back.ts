export const back = 'M14.5 5 7.5 12l7 7';
