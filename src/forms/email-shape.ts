/** The largest address that SMTP carries, RFC 5321 §4.5.3.1.3 without its brackets. */
const LONGEST = 254;

/** E-mail address as HTML defines it, with a dot in the domain; ASCII only (VAL-34). */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Tests the shape of an e-mail (VAL-02): for the rule, and for code that runs before the rules load (REG-25). */
export const isEmail = (value: string): boolean => value.length <= LONGEST && EMAIL.test(value);
