import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { networksOf, siteShare } from './network.ts';

export interface RateLimit {
  /** Name of the counter, for example `calls`: limits with the same name count together. */
  name: string;
  /** Requests allowed per minute, which begins with the first request. */
  aMinute: number;
  /** Key of requests that are counted together. */
  key: (request: FastifyRequest) => string;
}

export interface NetworkRateLimit extends Omit<RateLimit, 'key'> {
  /** Counts the requests of a network apart by this, as by the poll that they vote in. */
  apart?: (request: FastifyRequest) => string;
}

/** Counts a request. @throws ApiError TOO_MANY_REQUESTS with the seconds until the next request is accepted */
export type CountRequest = (request: FastifyRequest) => Promise<void>;

/** Limits requests. The server must have registered the counter, `@fastify/rate-limit`. */
export function limitRate(app: FastifyInstance, { name, aMinute, key }: RateLimit): CountRequest {
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

/** Limits the requests of each network, and of IPv6 those of each /48 too. */
export function limitNetworkRate(
  app: FastifyInstance,
  { name, aMinute, apart = () => '' }: NetworkRateLimit,
): CountRequest {
  const limitOf = (kind: 'network' | 'site', most: number) =>
    limitRate(app, {
      name,
      aMinute: most,
      key: (request) => {
        const counted = networksOf(request).find((one) => one.kind === kind);
        return `${kind} ${counted?.address} ${apart(request)}`;
      },
    });
  const limits = { network: limitOf('network', aMinute), site: limitOf('site', siteShare * aMinute) };
  return async (request) => {
    // a request that its network refuses takes nothing from the neighbours in its site
    for (const { kind } of networksOf(request)) await limits[kind](request);
  };
}
