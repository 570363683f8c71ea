import { expect, test } from 'vitest';
import { encryptPush } from './encrypt-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

// RFC 8291, section 5 and appendix A.
test('a message is encrypted as in the example of RFC 8291', () => {
  const browser = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const once = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  };
  expect(encryptPush('When I grow up, I want to be a watermelon', browser, once).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  expect(encryptPush('x', browser)).not.toEqual(encryptPush('x', browser));
  expect(encryptPush('ž'.repeat(1996), browser)).toHaveLength(4095);
  expect(() => encryptPush('ž'.repeat(1997), browser)).toThrow('too long');
});
