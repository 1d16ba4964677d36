/** The children's club. */
export const CLUB = 'lacolla';

/** The site for who learns the language. */
export const LANGUAGE_SITE = 'apunts';
