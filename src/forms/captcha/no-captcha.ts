/** What is sent where there is no captcha, for the server to refuse unless it asks for none either (DEV-02, W-14). */
export const NO_CAPTCHA = 'off';
