import { expect, it } from 'vitest';
import { encryptPush, MOST_PUSH_BYTES } from './encryptPush.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

it('encrypts the example of RFC 8291, appendix A, byte by byte', () => {
  const browser = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const random = {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  };
  const sealed = encryptPush('When I grow up, I want to be a watermelon', browser, random);
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  // Another salt and another key each time.
  expect(encryptPush('a', browser).equals(encryptPush('a', browser))).toBe(false);
  expect(encryptPush('a'.repeat(MOST_PUSH_BYTES), browser)).toHaveLength(4096);
  expect(() => encryptPush('a'.repeat(MOST_PUSH_BYTES + 1), browser)).toThrow('does not fit');
});
