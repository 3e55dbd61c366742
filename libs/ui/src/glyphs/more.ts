export const more = 'M6 12h.01M12 12h.01M18 12h.01';
