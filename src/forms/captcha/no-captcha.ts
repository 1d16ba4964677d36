/** Token of a page without a captcha; the server rejects it unless it requires none either (DEV-02, W-14). */
export const NO_CAPTCHA = 'off';
