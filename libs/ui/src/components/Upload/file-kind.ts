/** Kind of a file. */
export type FileKind = 'picture' | 'video';

/** Kinds that an upload accepts. */
export type UploadAccept = FileKind | 'either';

const TYPES: Record<FileKind, Record<string, readonly string[]>> = {
  picture: { 'image/jpeg': ['jpg', 'jpeg'], 'image/png': ['png'], 'image/webp': ['webp'] },
  video: { 'video/mp4': ['mp4', 'm4v'], 'video/quicktime': ['mov'], 'video/webm': ['webm'] },
};

const KINDS = ['picture', 'video'] as const;

/** ISO/IEC 23008-12, annex B and later amendments: brands of pictures and bursts in HEIF that are coded in HEVC. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);

type Named = Pick<File, 'name' | 'type'>;

const extension = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** The `accept` attribute of a native file input. With it, iOS converts HEIC pictures to JPEG. */
export function acceptedTypes(accept: UploadAccept): string {
  const kinds = accept === 'either' ? KINDS : [accept];
  return kinds.flatMap((kind) => Object.keys(TYPES[kind])).join(',');
}

/** Kind of a file, by its type or, where the system gives none, by its name; undefined when it is not supported. */
export function fileKind({ name, type }: Named): FileKind | undefined {
  return KINDS.find((kind) =>
    type ? Object.hasOwn(TYPES[kind], type) : Object.values(TYPES[kind]).flat().includes(extension(name)),
  );
}

/**
 * Whether a file is a HEIC picture, also under another name.
 *
 * @param head its first 12 bytes or more
 */
export function isHeic({ name, type }: Named, head: Uint8Array): boolean {
  if (/^image\/hei[cf]/.test(type) || /^hei[cf]s?$/.test(extension(name))) return true;
  const text = String.fromCharCode(...head.subarray(4, 12));
  return text.startsWith('ftyp') && HEIC_BRANDS.has(text.slice(4));
}
