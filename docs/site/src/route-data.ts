import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

/** Gives the text of a page its own language: the frame around it is in Catalan. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const { starlightRoute: route } = locals;
  route.entryMeta.lang = route.entry.data.lang ?? route.lang;
});
