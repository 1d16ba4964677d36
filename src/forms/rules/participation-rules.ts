/** Rules of a participation, shared with the API (UGC-03..08, VAL-30). */
import { boolean, object, string } from 'yup';
import type { FileFamily, ParticipationType } from '../../api/participation.types.ts';
import { FILE_FITS } from './file-value.ts';
import { accepted, captcha, email, requiredText } from './rules.ts';

const participationTypes = [
  'text',
  'text_image',
  'text_video',
] as const satisfies readonly ParticipationType[];

/** Largest file size in bytes, by family; a KB has 1024 bytes (UGC-30). */
export const mostBytes = { image: 8000 * 1024, video: 500_000 * 1024 } as const;

const LONGEST_TEXT = 5000;

/** Body of API-31. */
export const participation = object({
  type: string()
    .oneOf([...participationTypes])
    .required(),
  name: requiredText('form.name-required'),
  email: email(),
  text: string().trim().required('ugc.error-pregunta').max(LONGEST_TEXT, 'ugc.error-text-long'),
  checkPrivacyPolicy: accepted('ugc.error-term'),
  checkCommercialCommunications: boolean().default(false),
});

const textForm = participation.omit(['type']).shape({ recaptcha: captcha() });

const fileForm = (family: FileFamily) =>
  textForm.shape({
    file: string()
      .required(`ugc.error-${family}-missing`)
      .test(
        'file',
        ({ value }) => (family === 'image' ? `ugc.error-image-${value}` : `ugc.error-video-${value}`),
        (value) => !value || value === FILE_FITS,
      ),
  });

/** Rules of the form, by type of participation. */
export const participationForms = {
  text: textForm,
  text_image: fileForm('image'),
  text_video: fileForm('video'),
};
