/** Names of the lists, in tab order (MOST-01). */
export const listNames = ['all', 'news', 'video', 'audio'] as const;

export type ListName = (typeof listNames)[number];
