/** What a proof is made for; it holds for nothing else (W-14). */
export const captchaActions = ['register', 'register-adults', 'contact'] as const;

export type CaptchaAction = (typeof captchaActions)[number];
