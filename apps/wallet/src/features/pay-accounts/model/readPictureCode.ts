import { openCodeReader } from '../../scanner/index.ts';

/** The text of the code in a picture; null where there is none. */
export async function readPictureCode(file: Blob): Promise<string | null> {
  const [reader, picture] = await Promise.all([openCodeReader(), createImageBitmap(file)]);
  try {
    return await reader.read(picture, 'still');
  } finally {
    picture.close();
  }
}
