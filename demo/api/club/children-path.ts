/** Path of the page with the current user's children and their cards. */
export const childrenPath = '/perfil/els-meus-fills-i-filles?site=lacolla';
