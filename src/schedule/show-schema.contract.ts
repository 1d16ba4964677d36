const moment = { type: 'object', required: ['date'], properties: { date: { type: 'string' } } } as const;

/** JSON schema of the shows in a page's data (SCHED-04). */
export const showsSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'title', 'startTime', 'endTime', 'url'],
    properties: {
      id: { type: 'string' },
      title: { type: 'string' },
      startTime: moment,
      endTime: moment,
      url: {
        type: 'object',
        required: ['href', 'title'],
        properties: { href: { type: 'string', format: 'uri-reference' }, title: { type: 'string' } },
      },
    },
  },
} as const;
