/**
 * The same text of the same sender within so long, in milliseconds, is one that was stored and whose answer got lost: a form makes
 * another proof before it sends again (REG-27), so the captcha does not say so.
 */
export const repeatTime = 60 * 60 * 1000;
