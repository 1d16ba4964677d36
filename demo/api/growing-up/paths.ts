/** Paths of the pages for members who have turned 13, which mails link to. */
export const handOverPath = '/tretze-anys';
export const refusePath = '/tretze-anys/esborrar';
export const ownAccountPath = '/tretze-anys/compte';
