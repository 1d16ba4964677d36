import { readFileSync } from 'node:fs';
import { icon } from '../../demo/cms/templates/icon.ts';

/**
 * Cards without a button, with the library's button for an anonymous or logged-in reader, or with the floor's button.
 */
export const buttonVariants = ['without', 'anonymous', 'member', 'floor'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

const floorTag = 'bench-favourite-button';
const tags: Record<ButtonVariant, string | undefined> = {
  without: undefined,
  anonymous: 'ap-favourite-button',
  member: 'ap-favourite-button',
  floor: floorTag,
};

/** Server content of each button, as in the demo. */
const link = `<a class="ap-favourite" href="/acces" aria-label="Inicieu la sessió per a guardar">${icon('heart')}</a>`;

/** Page with one other widget and `count` cards with a favourite button, in rows of three as on a front page. */
export function buttonsPage(count: number, variant: ButtonVariant): string {
  const tag = tags[variant];
  const button = (index: number) =>
    tag ? `<${tag} content-id="b${index}" label="Contingut ${index}">${link}</${tag}>` : '';
  const cards = Array.from(
    { length: count },
    (_, index) => `<article><h2>Contingut ${index}</h2>${button(index)}</article>`,
  );
  const floor = '<script type="module" src="/floor-favourite/dist/favourite.js"></script>';
  return `<!doctype html>
<html lang="ca-ES-valencia" data-site="apunt">
  <head>
    <meta charset="utf-8" />
    <title>${count}</title>
    <link rel="stylesheet" href="/ours/dist/ap-base.css" />
    <link rel="stylesheet" href="/buttons/cards.css" />
    <script type="module" src="/ours/dist/ap.js"></script>
    ${variant === 'floor' ? floor : ''}
  </head>
  <body>
    <ap-config></ap-config>
    <ap-share-bar loading="eager"><p>Compartiu</p></ap-share-bar>
    <main>${cards.join('\n')}</main>
  </body>
</html>`;
}

/** Cards as high as those of the demo, and the widget's look for the floor's tag. */
export function cardsStyle(root: string): string {
  const look = readFileSync(`${root}/elements/favourite-button/favourite-button.base.css`, 'utf8');
  return `main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 32px }
article { height: 320px }
${floorTag} { display: inline-block }
${look.replaceAll('ap-favourite-button', floorTag)}
.icon { fill: none; stroke: currentcolor }`;
}
