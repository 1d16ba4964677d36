import type { FastifyInstance } from 'fastify';
import { type SocialProviderName, socialProviderNames } from '../../config/social-clients.ts';
import { sendAccountClaimedMail } from '../accounts/account-mails.ts';
import type { DemoContext } from '../context.ts';
import { createAfterAnswer } from '../http/after-answer.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { closed, fields, text } from '../http/json-schema.ts';
import { networkOf } from '../http/network.ts';
import { wrapped } from '../http/response-schema.ts';
import { throttleNetwork } from '../security/throttle.ts';
import { beginSession } from '../session/begin-and-end.ts';
import { beginAttempt, forgetAttemptsHourly, takeAttempt } from './login-attempts.ts';
import { reasonOf } from './refusal.ts';
import type { ReturnedName, SocialIdentity, SocialProvider } from './social.types.ts';
import { configuredProviders, formRedirectUri, redirectUri } from './social-config.ts';
import { socialProviders } from './social-providers.ts';
import { userOfIdentity } from './social-user.ts';

/** Limits per network address, which a school may share. */
const startsPerTenMinutes = 300;
const loginsPerTenMinutes = 120;
const windowSeconds = 10 * 60;

/** Not an enum, since the route responds 404 for an unknown provider. */
const providerParameters = fields({
  provider: { ...text, description: socialProviderNames.join(', ') },
});

const startQuery = {
  type: 'object',
  properties: { site: { type: 'string', description: 'Site of the page that the link is on.' } },
} as const;

const loginBody = closed(
  {
    code: { ...text, minLength: 1, maxLength: 4096 },
    token: { ...text, minLength: 1, maxLength: 200, description: 'The `state` that came back.' },
    iss: { ...text, maxLength: 500, description: 'The `iss` that came back, if any (RFC 9207).' },
  },
  'iss',
);

interface ProviderRoute {
  Params: { provider: string };
}
interface StartRoute extends ProviderRoute {
  Querystring: { site?: string };
}
interface LoginRoute extends ProviderRoute {
  Body: { code: string; token: string; iss?: string };
}

/** Registers API-08, and the link that begins the login (SOC-07). */
export function socialRoutes(app: FastifyInstance, context: DemoContext): void {
  const { db, config } = context;
  const providerOf = socialProviders(app, context);
  const afterAnswer = createAfterAnswer(app);

  app.get<StartRoute>('/front/user/login/:provider/start', {
    schema: {
      operationId: 'startSocialLogin',
      summary: 'Sends the browser to a social network; it comes back to `/acces` with `code` and `state`.',
      tags: ['user'],
      params: providerParameters,
      querystring: startQuery,
      response: { 302: { type: 'null' }, ...failures(404, 429) },
    },
    handler: async (request, reply) => {
      const name = configuredProviders(config, request.query.site).find(
        (one) => one === request.params.provider,
      );
      const provider = name && (await providerOf(name));
      if (!provider) throw new ApiError('NOT_FOUND');
      await limit('social-login-start', networkOf(request), startsPerTenMinutes);
      const attempt = await beginAttempt(context, { request, reply, provider: name });
      const back = redirectUri(config);
      try {
        const target = await provider.authorizationUrl(returnAddress(provider), attempt);
        return reply.redirect(target.href);
      } catch (error) {
        // this is a navigation, not a call: the login form shows the error
        request.log.error({ provider: name, reason: reasonOf(error) }, 'social network not reached');
        const { state } = attempt;
        return reply.redirect(`${back}?${new URLSearchParams({ error: 'temporarily_unavailable', state })}`);
      }
    },
  });

  app.post<LoginRoute>('/front/user/login/:provider', {
    schema: {
      operationId: 'finishSocialLogin',
      summary: 'Logs in with the values that a social network returned.',
      tags: ['user'],
      params: providerParameters,
      body: loginBody,
      response: { 200: wrapped('User'), ...failures(400, 401, 403, 404, 409, 429, 503) },
    },
    handler: async (request, reply) => {
      const provider = await providerOf(request.params.provider);
      if (!provider) throw new ApiError('NOT_FOUND');
      const name = request.params.provider as SocialProviderName;
      await limit('social-login', networkOf(request), loginsPerTenMinutes);
      const { code, token: state, iss } = request.body;
      const attempt = await takeAttempt(context, { request, provider: name, state });
      if (!attempt) throw new ApiError('INVALID_TOKEN');
      try {
        const answer = { ...attempt, redirectUri: returnAddress(provider), code, iss };
        const identity = withName(await provider.exchange(answer), attempt);
        const login = { provider: name, identity, now: config.now() };
        const { user, isClaimed } = await userOfIdentity(db, login);
        if (isClaimed) afterAnswer(request, () => sendAccountClaimedMail(context, user));
        return { response: await beginSession(request, reply, context, user) };
      } catch (error) {
        request.log.warn({ provider: name, reason: reasonOf(error) }, 'social login failed');
        throw error;
      }
    },
  });

  forgetAttemptsHourly(app, context);

  function returnAddress({ returnsByForm }: SocialProvider): string {
    return returnsByForm ? formRedirectUri(config) : redirectUri(config);
  }

  function limit(route: string, network: string, most: number): Promise<void> {
    return throttleNetwork(context, { route, network, limit: most, windowSeconds });
  }
}

/** Adds the name that came through the browser, if the network's signed answer has none. */
const withName = (identity: SocialIdentity, { name, surname }: ReturnedName): SocialIdentity => ({
  ...identity,
  name: identity.name ?? name,
  surname: identity.surname ?? surname,
});
