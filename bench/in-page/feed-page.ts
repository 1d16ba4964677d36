/** A page with an empty live feed, or with the bare list that is its floor. */
export function feedPage(library: string): string {
  // without its code the tag only carries the library's base styles
  const attributes = library === 'ours' ? ' live-id="bench" interval="1000" loading="eager"' : '';
  const feed = `<ap-live-feed${attributes}><div data-feed-list></div></ap-live-feed>`;
  return `<!doctype html>
<html lang="ca-ES-valencia" data-site="apunt">
  <head>
    <meta charset="utf-8" />
    <title>${library}</title>
    <link rel="stylesheet" href="/ours/dist/ap-base.css" />
    <link rel="stylesheet" href="/feed/floor.css" />
    ${library === 'ours' ? '<script type="module" src="/ours/dist/ap.js"></script>' : ''}
  </head>
  <body><ap-config></ap-config><main>${feed}</main></body>
</html>`;
}

/** Keeps a plain list of many messages usable. The browser skips the rendering of blocks outside the viewport. */
export const feedStyle = `main { max-width: 640px }
.block { content-visibility: auto; contain-intrinsic-size: auto 9000px }`;
