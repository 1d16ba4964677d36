/**
 * Time in ms within which an equal text of the same sender counts as a repeat, whose first response was lost. The
 * captcha does not reveal a repeat: a form makes another proof before it sends again (REG-27).
 */
export const repeatTime = 60 * 60 * 1000;
