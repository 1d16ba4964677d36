/** Actions that need a proof; each proof is valid for one action (W-14). */
export const captchaActions = ['register', 'register-adults', 'contact', 'ugc'] as const;

export type CaptchaAction = (typeof captchaActions)[number];
