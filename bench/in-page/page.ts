/** Scripts of each library: its polls, and its `<ap-bench-user>`. */
const scripts: Record<string, readonly string[]> = {
  ours: ['/ours/dist/ap.js', '/user/dist/user.js'],
  previous: ['/previous/dist/ap.js', '/user/dist/user.js'],
  floor: ['/floor/dist/floor.js', '/floor-user/dist/user.js'],
};

/** A page with nothing in it but a place to mount widgets in. */
export function inPage(library: string): string {
  const tags = (scripts[library] ?? []).map((src) => `<script type="module" src="${src}"></script>`);
  return `<!doctype html>
<html lang="ca-ES-valencia">
  <head>
    <meta charset="utf-8" />
    <title>${library}</title>
    <link rel="stylesheet" href="/ours/dist/ap-base.css" />
    ${tags.join('\n    ')}
  </head>
  <body><div id="place"></div></body>
</html>`;
}
