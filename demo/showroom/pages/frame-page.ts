import type { Contract } from '../../../src/element/contract.ts';
import { html, raw, type SafeHtml } from '../../../src/server/html.ts';
import type { State } from '../../../src/server/state.types.ts';
import { siteDocument } from '../../cms/templates/bare-document.ts';
import { link, type Page } from '../../cms/templates/page.ts';
import type { Dressed } from './layout.ts';

/** Events sent on `document` by any tag, received in every preview. */
const documentEvents = [
  'ap-ready',
  'ap-session-change',
  'ap-error',
  'ap-login-required',
  'ap-consent-change',
  'ap-body-lock',
  'ap-metric',
];

/** Development mode, but with the captcha that the API requires. */
export const developing = { dev: '', 'captcha-provider': 'altcha' };

/** Page of the preview: the demo of the tag as a CMS writes it, in development mode. */
export function previewPage(dressed: Dressed, contract: Contract, demo: string): SafeHtml {
  const { tag } = contract;
  return framePage(dressed, {
    events: eventsOf(contract),
    title: `Mostra de ${tag}`,
    config: { ...developing, metrics: '' },
    // trusted: the file shown in the docs
    body: html`${contract.content === 'inert' ? '' : raw(demo)}${tag === 'ap-showroom' ? '' : html`<ap-showroom></ap-showroom>`}`,
  });
}

/** Page of one state of the tag, with its fault and its configuration. @param body server content and tag */
export function statePage(
  dressed: Dressed,
  contract: Contract,
  state: State,
  body: SafeHtml | string,
): SafeHtml {
  const fault = state.fault ? { 'base-path': link(dressed.page, `/aparador/falla/${state.fault}`) } : {};
  return framePage(dressed, {
    events: eventsOf(contract),
    title: `${state.title} · ${contract.tag}`,
    config: { ...developing, ...fault, ...state.config },
    // trusted: a file of the project, including an editor's mistakes in states that show them
    body: raw(String(body)),
    voted: state.voted,
  });
}

const eventsOf = ({ events = {} }: Contract) => Object.keys(events);

interface FrameContent {
  title: string;
  /** Events of the shown tags, which the outer page logs in addition to the common ones. */
  events: readonly string[];
  config: Readonly<Record<string, string>>;
  body: SafeHtml;
  voted?: State['voted'];
}

/** Page of the showroom that contains only the tags. */
export function framePage(dressed: Dressed, { title, events, config, body, voted }: FrameContent): SafeHtml {
  const { page } = dressed;
  const told = [...new Set([...events, ...documentEvents])].join(' ');
  return siteDocument(page, {
    title,
    theme: dressed.theme,
    root: html` data-events="${told}"${voted ? html` data-voted="${JSON.stringify(voted)}"` : ''}`,
    head: html`<link rel="stylesheet" href="${link(page, '/assets/showroom/frame.css')}" />
    ${bundle(page)}`,
    body: html`<body class="showroom-frame">
    ${configTag(page, config)}
    <main aria-label="${title}">
      <h1 class="hidden-text">${title}</h1>
      ${body}
    </main>
  </body>`,
  });
}

/** Loads the bundle after the listener, so that events sent during its start are logged. */
function bundle(page: Page): SafeHtml {
  const { core, entry } = page.bundle;
  const hint = core
    ? html`<link rel="preload" as="fetch" crossorigin href="${link(page, `/dist/${core.file}`)}" />`
    : '';
  const integrity = entry.integrity ? html` integrity="${entry.integrity}"` : '';
  return html`${hint}
    <script type="module" src="${link(page, '/assets/showroom/preview.js')}"></script>
    <script type="module" src="${link(page, `/dist/${entry.file}`)}"${integrity}></script>`;
}

function configTag(page: Page, config: Readonly<Record<string, string>>): SafeHtml {
  const own = page.basePath ? { 'base-path': page.basePath } : {};
  const attributes = Object.entries({ site: page.site.name, ...own, ...config });
  return html`<ap-config${attributes.map(([name, value]) => html` ${name}="${value}"`)}></ap-config>`;
}
