import { callApi, nothing } from './client.ts';

/** Contact message. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  text: string;
  terms: true;
  commercial: boolean;
  /** Token of the captcha. */
  recaptcha: string;
}

/** API-29. @throws {ApiError} */
export const postContact = (message: ContactMessage): Promise<void> =>
  callApi('/api/front/contact/', { body: { ...message } }, nothing);
