/**
 * The class of a native element without styles. `components.css` takes the browser's looks from elements whose class
 * starts like this.
 */
export const plain = 'ez-plain';
