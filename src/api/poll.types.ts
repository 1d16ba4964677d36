import type { SchemaOf } from './schema.types.ts';

/** Shapes of the poll calls (API-18, API-19, POLL-02). Shared by the widget, the demo's API and its OpenAPI document. */

export interface PollOption {
  id: string;
  title: string;
  votes: number;
  /** URL of a picture, if the option has one. */
  image?: string | undefined;
}

/** Schema for reading an option, also used by the tag's contract and the OpenAPI document. */
export const pollOptionSchema = {
  type: 'object',
  required: ['id', 'title', 'votes'],
  properties: {
    id: { type: 'string' },
    title: { type: 'string' },
    votes: { type: 'integer', minimum: 0 },
    image: { type: 'string', format: 'uri-reference' },
  },
} as const satisfies SchemaOf<PollOption>;

/** GET /api/front/poll/{id}: the same for everybody, so that any cache may keep it (BEY-02). */
export interface PollAnswer {
  options: PollOption[];
  totalVotes: number;
  active: boolean;
  /** Anonymous visitors may vote too (POLL-17). */
  open: boolean;
  hidden: boolean;
  /** ISO 8601, or `YYYY-MM-DD HH:mm:ss[.ffffff]` in Europe/Madrid (POLL-26). */
  startDate: { date: string } | null;
}
