/** Name of a form's purpose for reCAPTCHA Enterprise, whose actions have no hyphens. Shared with the server. */
export const recaptchaAction = (purpose: string): string => purpose.replaceAll('-', '_');
