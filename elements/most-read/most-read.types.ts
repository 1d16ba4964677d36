/** The lists, in the order of their tabs (MOST-01). */
export const listNames = ['all', 'news', 'video', 'audio'] as const;

export type ListName = (typeof listNames)[number];
