/** Longer than the numbers of any table of this database are. */
const ID = /^[1-9]\d{0,17}$/;

/** Whether a text can be the number of a row. */
export const isId = (text: string | undefined): text is string => text !== undefined && ID.test(text);
