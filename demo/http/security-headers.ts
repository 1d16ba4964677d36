import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { frameOrigins } from '../../src/embeds/providers.ts';
import type { CspDirective } from '../config/csp-sources.ts';
import { bucketAddress } from '../config/object-store.ts';
import { type DemoConfig, isSecure } from '../config.ts';
import { devNonce } from './dev-pages.ts';

/** Sets the security headers of every response, including its content security policy. */
export async function securityHeaders(app: FastifyInstance, config: DemoConfig): Promise<void> {
  const added = (directive: CspDirective) => config.cspSources[directive] ?? [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...added('script-src')],
        styleSrc: ["'self'", ...(config.dev ? [`'nonce-${devNonce}'`] : []), ...added('style-src')],
        imgSrc: ["'self'", 'data:', ...added('img-src')],
        connectSrc: [
          "'self'",
          // files are uploaded directly to the store (W-18)
          ...(config.objectStore ? [new URL(bucketAddress(config.objectStore)).origin] : []),
          ...(config.dev ? ['ws:'] : []),
          ...added('connect-src'),
        ],
        // players pass a stream to the browser by a blob address
        mediaSrc: ["'self'", 'blob:', ...added('media-src')],
        fontSrc: ["'self'", ...added('font-src')],
        // nothing is requested from these origins until a reader chooses it (BEY-20)
        frameSrc: ["'self'", ...frameOrigins, ...added('frame-src')],
        ...(config.cspSources['worker-src'] && { workerSrc: ["'self'", ...added('worker-src')] }),
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", ...added('form-action')],
        frameAncestors: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        // a copy of the bundle creates its policy once; in development it is created again after each change
        trustedTypes: ['ap-html', ...(config.dev ? ["'allow-duplicates'"] : []), ...added('trusted-types')],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // With `no-referrer` browsers send `Origin: null` on posted forms, which the same-origin check would refuse.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure(config) ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'sameorigin' },
  });
}
