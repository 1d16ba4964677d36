/** Rules of a subscription, shared with the API (NEWS-01, NEWS-02, NEWS-04, VAL-27). */
import { array, object, string } from 'yup';
import { accepted, email } from './rules.ts';

/** Highest number of segments; no newsletter has so many. */
const MOST_SEGMENTS = 20;

const segments = () =>
  array().of(string().required().max(40)).required('form.segments-required').max(MOST_SEGMENTS);

/** Body of API-21. */
export const subscription = object({ email: email(), segments: segments() });

/** Form of a newsletter without segments (NEWS-01, NEWS-02). */
export const newsletterForm = object({ email: email(), terms: accepted() });

/** Form of a newsletter with segments, of which at least one must be chosen (NEWS-08, NEWS-11). */
export const languageForm = newsletterForm.shape({ segments: segments().min(1, 'form.segments-required') });
