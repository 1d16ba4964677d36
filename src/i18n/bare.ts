/**
 * Normalises a text for searches: lower case without accents, one apostrophe and one middle dot (BEY-22, SRCH-06).
 * Readers type the straight apostrophe, pages print ’.
 */
export const bare = (text: string): string =>
  text
    .replace(/[‘'`´ʼʹ′＇]/g, '’')
    .replace(/[•∙‧⋅・]/g, '·')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ŀ/g, 'l·');
