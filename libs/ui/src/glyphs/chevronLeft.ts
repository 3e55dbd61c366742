export const chevronLeft = 'm14.5 5.5-6.5 6.5 6.5 6.5';
