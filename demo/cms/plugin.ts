import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../api/context.ts';

export async function cms(_app: FastifyInstance, _context: DemoContext): Promise<void> {}
