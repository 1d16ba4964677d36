import type { FastifyInstance } from 'fastify';
import { html, raw } from '../../../src/server/html.ts';
import type { DemoContext } from '../../api/context.ts';

/** Invented companies. */
const houses = [
  ['La Forqueta', 'Restaurant de mentida. Hui, arròs al forn.'],
  ['Vela Blanca', 'Barques que no suren. Passeu a vore-les.'],
  ['Ferreteria El Pern', 'Tenim de tot, menys existència.'],
] as const;

/** Selects the ad by the slot, so that it does not depend on the reader. */
const houseFor = (unit: string) =>
  [...unit].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % houses.length;

/** Policy of a creative, which has no origin, runs nothing and loads nothing; its link opens a new tab. */
const policy = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Style sheet, which must not be escaped. */
const style = raw(
  ':root{color-scheme:light dark}html,body{height:100%;margin:0}a{box-sizing:border-box;display:grid;align-content:center;justify-items:center;height:100%;padding:4px 16px;border:1px solid #7a5a00;background:#fff3cf;color:#3d2c00;font:15px/1.35 system-ui,sans-serif;text-align:center;text-decoration:none}b{font-size:20px}',
);

const creative = (name: string, says: string, home: string) =>
  html`<!doctype html><html lang="ca"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><style>${style}</style><a href="${home}" target="_blank" rel="noopener noreferrer"><b>${name}</b><span>${says}</span></a></html>`;

/**
 * The demo's ad service, at another path than the pages (AD-11, API-40). It responds to a slot with a size and a
 * creative, stores nothing and sets no cookie; a unit that ends in «buit» has no ad.
 */
export async function adServer(app: FastifyInstance, { config }: Pick<DemoContext, 'config'>): Promise<void> {
  app.get<{ Querystring: Record<string, unknown> }>('/anuncis/decisions', (request, reply) => {
    const { unit, sizes } = request.query;
    const [first] = String(sizes).split(',');
    const [, width, height] = /^(\d{1,4})x(\d{1,4})$/.exec(first ?? '') ?? [];
    reply.header('cache-control', 'no-store');
    if (typeof unit !== 'string' || width === undefined || unit.endsWith('buit'))
      return reply.code(204).send();
    return reply.send({
      size: [Number(width), Number(height)],
      creative: `${config.basePath}/anuncis/creativitats/${houseFor(unit)}`,
    });
  });

  app.get<{ Params: { id: string } }>('/anuncis/creativitats/:id', (request, reply) => {
    const house = houses[Number(request.params.id)];
    if (!house) return reply.callNotFound();
    return reply
      .headers({
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'unsafe-none',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'cache-control': 'public, max-age=600',
      })
      .type('text/html; charset=utf-8')
      .send(String(creative(house[0], house[1], `${config.basePath}/politica-de-privacitat/anuncis`)));
  });
}
