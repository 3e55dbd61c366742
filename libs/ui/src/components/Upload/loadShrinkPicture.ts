/** What makes pictures smaller is loaded with the first of them. */
export const loadShrinkPicture = async () => (await import('./shrinkPicture.ts')).shrinkPicture;
