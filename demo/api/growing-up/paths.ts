/** The pages of those who have grown up, which mails lead to. */
export const handOverPath = '/tretze-anys';
export const refusePath = '/tretze-anys/esborrar';
export const ownAccountPath = '/tretze-anys/compte';
