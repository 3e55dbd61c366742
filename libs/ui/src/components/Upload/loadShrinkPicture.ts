/** The code that shrinks pictures loads with the first of them. */
export const loadShrinkPicture = async () => (await import('./shrinkPicture.ts')).shrinkPicture;
