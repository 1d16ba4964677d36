import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { currentUser } from '../session/current-user.ts';
import { readProfile } from './read-profile.ts';
import { profileSchema, userSchema } from './user.schemas.ts';

/** API-01, on every site the same path (SESS-15, SESS-21). */
export function profileRoutes(app: FastifyInstance, context: DemoContext): void {
  app.addSchema(userSchema);
  app.addSchema(profileSchema);

  app.get('/front/user/profile', {
    schema: {
      summary: 'The current user, by the session cookie.',
      tags: ['user'],
      security: [{ session: [] }],
      response: { 200: wrapped('Profile'), ...failures(401) },
    },
    handler: async (request) => {
      const user = await currentUser(request, context);
      if (!user) throw new ApiError('LOGIN_REQUIRED');
      return { response: await readProfile(context.db, user) };
    },
  });
}
