/** The actions that need a proof; a proof is valid for one of them (W-14). */
export const captchaActions = ['register', 'register-adults', 'contact', 'ugc'] as const;

export type CaptchaAction = (typeof captchaActions)[number];
