import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { frameOrigins } from '../../src/embeds/providers.ts';
import { type DemoConfig, isSecure } from '../config.ts';
import { devNonce } from './dev-pages.ts';

/** The content security policy of every response. */
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
          // parts of files go to the store itself (W-18)
          ...(config.objectStore ? [new URL(config.objectStore.endpoint).origin] : []),
          ...(config.dev ? ['ws:'] : []),
        ],
        // players feed a stream to the browser by an address of their own
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        // no request to any of them before a reader asks for it (BEY-20)
        frameSrc: ["'self'", ...frameOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        // one copy of the bundle makes its policy once; from source it is made anew after a change
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
