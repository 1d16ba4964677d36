import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { createAfterAnswer } from '../http/after-answer.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { registrationRoutes } from './registration-routes.ts';

/** Registers the routes that create and recover accounts. */
export function accountRoutes(app: FastifyInstance, context: DemoContext): void {
  app.addSchema({ $id: 'Done', type: 'object', description: 'An empty object.' });
  const afterAnswer = createAfterAnswer(app);
  registrationRoutes(app, context, afterAnswer);
  recoveryRoutes(app, context, afterAnswer);
}
