import { expect, test } from 'vitest';
import { acceptedTypes, fileKind, isHeic } from './file-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const nothing = new Uint8Array();

test.each([
  ['a.jpg', 'image/jpeg', 'picture'],
  ['a.bin', 'image/webp', 'picture'],
  ['A.PNG', '', 'picture'],
  ['clip.mov', '', 'video'],
  ['clip', 'video/mp4', 'video'],
  ['a.jpg', 'application/pdf', undefined],
  ['a.gif', 'image/gif', undefined],
  ['constructor', '', undefined],
  ['a.jpg', 'constructor', undefined],
])('%s of type %j is a %s', (name, type, kind) => expect(fileKind({ name, type })).toBe(kind));

test('recognises HEIC by its type, its name and its first bytes', () => {
  expect(isHeic({ name: 'IMG_1', type: 'image/heic' }, nothing)).toBe(true);
  expect(isHeic({ name: 'IMG_1', type: 'image/heif-sequence' }, nothing)).toBe(true);
  expect(isHeic({ name: 'IMG_1.HEIC', type: '' }, nothing)).toBe(true);
  expect(isHeic({ name: 'IMG_1.jpg', type: 'image/jpeg' }, bytes('\0\0\0\x18ftypheic\0\0'))).toBe(true);
  expect(isHeic({ name: 'IMG_1.jpg', type: 'image/jpeg' }, bytes('\xff\xd8\xff\xe0\0\x10JFIF\0\x01'))).toBe(false);
  expect(isHeic({ name: 'clip.mp4', type: 'video/mp4' }, bytes('\0\0\0\x18ftypisom\0\0'))).toBe(false);
});

test('the file input lists both kinds when both are accepted', () => {
  expect(acceptedTypes('picture')).toBe('image/jpeg,image/png,image/webp');
  expect(acceptedTypes('either')).toBe(`${acceptedTypes('picture')},${acceptedTypes('video')}`);
});
