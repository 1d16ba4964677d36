/** The children of who is logged in, where their cards are. */
export const childrenPath = '/perfil/els-meus-fills-i-filles?site=lacolla';
