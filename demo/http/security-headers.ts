import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { frameOrigins } from '../../src/embeds/providers.ts';
import { type DemoConfig, isSecure } from '../config.ts';
import { devNonce } from './dev-pages.ts';

/** Sets the security headers of every response, including its content security policy. */
export async function securityHeaders(app: FastifyInstance, config: DemoConfig): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...(config.dev ? [`'nonce-${devNonce}'`] : [])],
        imgSrc: ["'self'", 'data:'],
        connectSrc: [
          "'self'",
          // files are uploaded directly to the store (W-18)
          ...(config.objectStore ? [new URL(config.objectStore.endpoint).origin] : []),
          ...(config.dev ? ['ws:'] : []),
        ],
        // players pass a stream to the browser by a blob address
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        // nothing is requested from these origins until a reader chooses it (BEY-20)
        frameSrc: ["'self'", ...frameOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        // a copy of the bundle creates its policy once; in development it is created again after each change
        trustedTypes: ['ap-html', ...(config.dev ? ["'allow-duplicates'"] : [])],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // With `no-referrer` browsers send `Origin: null` on posted forms, which the same-origin check would refuse.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure(config) ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'sameorigin' },
  });
}
