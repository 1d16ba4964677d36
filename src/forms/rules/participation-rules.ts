/** What somebody who takes part must send, shared with the API (UGC-03..08, VAL-30). */
import { boolean, object, string } from 'yup';
import { accepted, email, requiredText } from './rules.ts';

const participationTypes = ['text', 'text_image', 'text_video'] as const;

/** Bytes that a file may have, by its family: a KB has 1024 (UGC-30). */
export const mostBytes = { image: 8000 * 1024, video: 500_000 * 1024 } as const;

const LONGEST_TEXT = 5000;

/** What API-31 takes. */
export const participation = object({
  type: string()
    .oneOf([...participationTypes])
    .required(),
  name: requiredText('form.name-required'),
  email: email(),
  text: string().trim().required('ugc.error-pregunta').max(LONGEST_TEXT, 'form.too-long'),
  checkPrivacyPolicy: accepted(),
  checkCommercialCommunications: boolean().default(false),
});
