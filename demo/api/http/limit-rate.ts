import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { networkOf } from './caller.ts';

export interface RateLimit {
  /** Name of the counter, as in `calls`: limits of one name count together. */
  name: string;
  /** Requests allowed in a minute, which begins with the first of them. */
  aMinute: number;
  /** Key of requests that are counted together; the network by default. */
  key?: (request: FastifyRequest) => string;
}

/** Counts a request. @throws ApiError TOO_MANY_REQUESTS with the seconds after which the next one passes */
export type CountRequest = (request: FastifyRequest) => Promise<void>;

/** Limits requests. The server must have registered `@fastify/rate-limit`, which counts them. */
export function limitRate(app: FastifyInstance, { name, aMinute, key = networkOf }: RateLimit): CountRequest {
  const count = app.createRateLimit({
    max: aMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => `${name} ${key(request)}`,
  });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: counted.ttlInSeconds });
  };
}
