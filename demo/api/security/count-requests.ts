import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { DemoConfig } from '../../config.ts';
import type { Db } from '../database/database.types.ts';
import { SharedCounts } from './shared-counts.ts';

/**
 * Counts requests for all servers together, for the limits of `limitRate`: in Redis if configured, else in the
 * database. See docs/decisions/rate-limits.md.
 * @throws Error when a configured Redis does not respond at the start
 */
export async function countRequests(
  app: FastifyInstance,
  { config, db }: { config: Pick<DemoConfig, 'now' | 'redisUrl'>; db: Db },
): Promise<void> {
  const shared =
    config.redisUrl === undefined
      ? inDatabase({ config, db, log: app.log })
      : await inRedis(app, config.redisUrl);
  await app.register(rateLimit, { global: false, ...shared });
}

function inDatabase(context: ConstructorParameters<typeof SharedCounts>[0]) {
  const store = class extends SharedCounts {
    constructor() {
      super(context);
    }
  };
  return { store };
}

/** Milliseconds that Redis has to answer. */
const redisPatience = 500;

/**
 * Counts requests in Redis. If Redis does not respond in time, the connection is closed. Until there is another one,
 * requests pass uncounted and do not wait.
 */
async function inRedis(app: FastifyInstance, url: string) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    connectTimeout: 5_000,
    commandTimeout: redisPatience,
    socketTimeout: redisPatience,
  });
  redis.on('error', (error) => app.log.warn({ err: error }, 'Redis does not count requests'));
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw new Error('Nothing answers at REDIS_URL.', { cause: error });
  }
  app.addHook('onClose', async () => redis.disconnect());
  return { redis, nameSpace: 'ap-limits-', skipOnError: true };
}
