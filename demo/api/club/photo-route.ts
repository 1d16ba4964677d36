import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { requireUser } from '../session/require-user.ts';
import type { UserRow } from '../session/session-store.ts';
import { hasValidatedEmail } from './read-children.ts';

const picture = { schema: { type: 'string', format: 'binary' } } as const;

/** Serves photos of children. Only the tutor and the child learn whether a photo exists. */
export function photoRoute(app: FastifyInstance, context: DemoContext): void {
  app.get<{ Params: { id: string } }>('/front/user/children/:id/photo', {
    schema: {
      operationId: 'readChildPhoto',
      summary: 'The photo of a child, for its tutor and itself.',
      tags: ['user'],
      security: [{ session: [] }],
      params: { type: 'object', properties: { id: { type: 'string' } } },
      response: {
        200: { description: 'The photo', content: { 'image/jpeg': picture, 'image/png': picture } },
        ...failures(401, 404),
      },
    },
    handler: async (request, reply) => {
      const user = await requireUser(request, context);
      const photo = await readPhoto(context, user, request.params.id);
      if (!photo) throw new ApiError('NOT_FOUND');
      return reply
        .headers({
          'cache-control': 'private, no-store',
          // no script may run when the photo is opened as a page
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type(photo.media_type)
        .send(Buffer.from(photo.picture));
    },
  });
}

function readPhoto({ db }: DemoContext, user: UserRow, childId: string) {
  // PostgreSQL rejects text with a NUL character
  if (!/^\d+$/.test(childId)) return undefined;
  const photos = db
    .selectFrom('child_photos')
    .innerJoin('users', 'users.id', 'child_photos.child_id')
    .select(['picture', 'media_type'])
    .where((eb) => eb(eb.cast<string>('users.id', 'text'), '=', childId));
  if (user.type === 'laCollaMember') return photos.where('users.id', '=', user.id).executeTakeFirst();
  return hasValidatedEmail(user) ? photos.where('tutor_id', '=', user.id).executeTakeFirst() : undefined;
}
