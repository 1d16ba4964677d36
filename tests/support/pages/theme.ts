import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Stylesheet addresses of the packages whose pages include the library. */
const sheets = {
  bootstrap: import.meta.resolve('bootstrap/dist/css/bootstrap.css'),
  pico: import.meta.resolve('@picocss/pico/css/pico.min.css'),
  simple: import.meta.resolve('simpledotcss/simple.css'),
} as const;

export type Theme = keyof typeof sheets;
export const themes = Object.keys(sheets) as Theme[];

/** Loads our sheet before the theme's, where it has the lowest precedence. */
const head = `<link rel="stylesheet" href="/dist/ap-base.css">
<script type="module" src="/dist/ap.js"></script>`;

interface Tags {
  /** Tags among the paragraphs of the text. */
  text: string;
  /** Tags in the column of widgets. */
  aside: string;
}

const classes = {
  bootstrap: {
    header: 'navbar navbar-expand bg-body-tertiary mb-4',
    container: 'container',
    row: 'row g-4',
    article: 'col-md-8',
    aside: 'col-md-4',
    input: 'form-control',
    check: 'form-check-input',
    select: 'form-select',
    button: 'btn btn-primary',
  },
  pico: { container: 'container' },
  simple: {},
} as const satisfies Record<Theme, Record<string, string>>;

/** Writes a page with the markup of a theme's documentation. */
function pageOf(theme: Theme, tags?: Tags): string {
  const names: Partial<Record<keyof (typeof classes)['bootstrap'], string>> = classes[theme];
  const as = (part: keyof typeof names) => (names[part] ? ` class="${names[part]}"` : '');
  return `<!doctype html>
<html lang="ca">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Un mercat que torna a obrir</title>
${tags ? head : ''}
<link rel="stylesheet" href="/tema/${theme}.css">
</head>
<body>
${tags ? '<ap-config site="apunt"></ap-config>' : ''}
<header${as('header')}><nav${as('container')}><ul><li><a href="/">Diari de prova</a></li></ul></nav></header>
<main${as('container')}>
<div${as('row')}>
<article${as('article')}>
<h1>Un mercat que torna a obrir</h1>
<p>El mercat central <a href="/">torna a obrir</a> les portes.</p>
${tags?.text ?? ''}
<h2>Un títol de secció</h2>
<ul><li>Una cosa</li><li>Una altra, amb un <a href="/">enllaç</a></li></ul>
<form class="theme-form">
  <label>Nom <input${as('input')} type="text" name="name"></label>
  <label><input${as('check')} type="radio" name="choice" checked> Sí</label>
  <label><input${as('check')} type="checkbox" name="agreed" checked> D’acord</label>
  <select${as('select')} name="list" aria-label="Llista"><option>Una</option></select>
  <button${as('button')} type="button">Envia</button>
</form>
</article>
<aside${as('aside')}>
${tags?.aside ?? ''}
</aside>
</div>
</main>
<footer${as('container')}><p>Diari de prova</p></footer>
</body>
</html>`;
}

/** Opens the page of a theme, with tags in it or, for comparison, without the library. */
export async function openTheme(page: Page, theme: Theme, tags?: Tags): Promise<void> {
  await page.route('**/tema/**', (route) =>
    route.request().url().endsWith('.css')
      ? route.fulfill({ path: fileURLToPath(sheets[theme]) })
      : route.fulfill({ contentType: 'text/html', body: pageOf(theme, tags) }),
  );
  await page.goto(`/tema/${theme}`);
  if (!tags) return;
  const hosts = page.locator('[data-ap-state]');
  for (const host of await hosts.all()) {
    await host.scrollIntoViewIfNeeded();
    await host.and(page.locator('[data-ap-state="ready"]')).waitFor();
  }
  await page.waitForLoadState('networkidle');
}
