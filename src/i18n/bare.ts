const apostrophes = /[’‘'`´ʼʹ′＇]/g;

/**
 * A text as every search compares it: small letters without accents, and one apostrophe (BEY-22, SRCH-06). Readers type the
 * straight one, pages print ’.
 */
export const bare = (text: string): string =>
  text.replace(apostrophes, '’').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
