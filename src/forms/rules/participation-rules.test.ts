import { expect, test } from 'vitest';
import type { ParticipationType } from '../../api/participation.types.ts';
import check from './participation-rules.part.ts';

const typed = {
  name: 'Vicent',
  email: 'vicent@example.cat',
  text: 'Quan torna?',
  checkPrivacyPolicy: true,
  checkCommercialCommunications: false,
  recaptcha: 'token',
};

const errorsOf = async (type: ParticipationType, values: object) => {
  const { errors } = await check(type)({ ...typed, ...values }, { minAge: 13 });
  return Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message]));
};

test.each([
  ['UGC-03', { name: ' ' }, { name: 'form.name-required' }],
  ['UGC-03', { name: 'a'.repeat(101) }, { name: 'form.too-long' }],
  ['UGC-03', { email: '' }, { email: 'form.email-required' }],
  ['UGC-03', { email: 'vicent' }, { email: 'form.email-invalid' }],
  ['UGC-04', { text: ' \n ' }, { text: 'ugc.error-pregunta' }],
  ['UGC-04', { text: 'a'.repeat(5000) }, {}],
  ['UGC-04', { text: 'a'.repeat(5001) }, { text: 'ugc.error-text-long' }],
  ['UGC-07', { checkPrivacyPolicy: false }, { checkPrivacyPolicy: 'ugc.error-term' }],
  ['UGC-08', { checkCommercialCommunications: true }, {}],
  ['UGC-09', { recaptcha: '' }, { recaptcha: 'form.captcha-required' }],
])('UGC-08 VAL-30 checks a text: %s, %o', async (_row, values, expected) => {
  expect(await errorsOf('text', values)).toEqual(expected);
});

test.each([
  ['text_image', '', 'ugc.error-image-missing'],
  ['text_image', 'size', 'ugc.error-image-size'],
  ['text_image', 'type', 'ugc.error-image-type'],
  ['text_image', 'empty', 'ugc.error-image-empty'],
  ['text_image', 'fits', undefined],
  ['text_video', '', 'ugc.error-video-missing'],
  ['text_video', 'size', 'ugc.error-video-size'],
  ['text_video', 'fits', undefined],
] as const)('UGC-05 UGC-06 of %s, a file that is «%s»: %s', async (type, file, message) => {
  expect((await errorsOf(type, { file })).file).toBe(message);
  const { messages = {} } = check(type);
  if (message) expect(messages[message]).toMatch(/\.$/);
});

test('UGC-01 a text alone asks for no file', async () => {
  expect(await errorsOf('text', {})).toEqual({});
});
