/** A page with one other widget and as many cards with a favourite button as asked, in rows of three as on a front page. */
export function buttonsPage(count: number, hasButtons: boolean): string {
  const button = (index: number) =>
    hasButtons
      ? `<ap-favourite-button content-id="b${index}" label="Contingut ${index}"></ap-favourite-button>`
      : '';
  const cards = Array.from(
    { length: count },
    (_, index) => `<article><h2>Contingut ${index}</h2>${button(index)}</article>`,
  );
  return `<!doctype html>
<html lang="ca-ES-valencia" data-site="apunt">
  <head>
    <meta charset="utf-8" />
    <title>${count}</title>
    <link rel="stylesheet" href="/ours/dist/ap-base.css" />
    <link rel="stylesheet" href="/buttons/cards.css" />
    <script type="module" src="/ours/dist/ap.js"></script>
  </head>
  <body>
    <ap-config></ap-config>
    <ap-share-bar loading="eager"><p>Compartiu</p></ap-share-bar>
    <main>${cards.join('\n')}</main>
  </body>
</html>`;
}

/** Cards as high as those of the demo. */
export const cardsStyle = `main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 32px }
article { height: 320px }`;
