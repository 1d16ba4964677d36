/** The children's club. */
export const CLUB = 'lacolla';
