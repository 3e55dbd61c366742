/** Characters without any ink: zero-width ones, fillers of scripts, and the blank pattern of Braille. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** Returns the part of a text that a reader can see. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');
