export const chevronUp = 'm5.5 15 6.5-6.5 6.5 6.5';
