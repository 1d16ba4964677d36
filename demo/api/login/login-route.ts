import type { FastifyInstance } from 'fastify';
import { opaqueUserId } from '../accounts/opaque-user-id.ts';
import type { DemoContext } from '../context.ts';
import { createAfterAnswer } from '../http/after-answer.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { claimTry, forgiveTry, rememberDevice } from '../security/login-guard.ts';
import { loginOf } from '../security/login-key.ts';
import { networkOf } from '../security/network.ts';
import { beginSession } from '../session/begin-and-end.ts';
import type { UserRow } from '../session/session-store.ts';
import { type LoginBody, loginBody, readCredentials } from './credentials.ts';
import { keepDevice, knownDevice } from './device.ts';
import { findAccount, hasCorrectSecret } from './find-account.ts';
import { loginLimits } from './login-limits.ts';
import { notifyTutor, triesBeforeNotice } from './notify-tutor.ts';

/** API-03 and API-04. */
export function loginRoute(app: FastifyInstance, context: DemoContext): void {
  const { db } = context;
  const afterAnswer = createAfterAnswer(app);
  app.post<{ Body: LoginBody }>('/front/user/login', {
    schema: {
      operationId: 'logIn',
      summary: 'Begins a session: of an adult by e-mail and password, of a child by card number and PIN.',
      tags: ['user'],
      body: loginBody,
      response: { 200: wrapped('User'), ...failures(400, 401, 403, 429) },
    },
    handler: async (request, reply) => {
      const credentials = readCredentials(request.body);
      const login = loginOf(credentials);
      const attempt = await claimTry(context, {
        login,
        network: networkOf(request),
        device: knownDevice(request),
        limits: loginLimits[credentials.kind],
      });
      const account = await findAccount(db, credentials);
      const isRight = await hasCorrectSecret(context, credentials, account);
      if (!account || !isRight) {
        if (account?.tutor_id && attempt.tries === triesBeforeNotice)
          afterAnswer(request, () => notifyTutor(context, account));
        throw new ApiError('INVALID_CREDENTIALS');
      }
      await forgiveTry(db, attempt);
      await requireUsable(context, account);
      const user = await beginSession(request, reply, context, account);
      await rememberDevice(context, keepDevice(request, reply, context.config), login);
      return { response: user };
    },
  });
}

/** Only told after a correct password (W-03). */
async function requireUsable(context: DemoContext, account: UserRow): Promise<void> {
  if (account.must_reset_password)
    throw new ApiError('INVALID_CREDENTIALS', {
      errors: [
        {
          errorCode: 'LEGACY_USER_PASSWORD_NOT_RESET',
          errorMessage: 'Cal triar una contrasenya nova.',
        },
      ],
    });
  if (account.type !== 'laCollaMember' && account.email_validated_at === null)
    throw new ApiError('USER_NOT_VALIDATED', { userId: await opaqueUserId(context, account) });
}
