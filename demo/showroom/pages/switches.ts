import { html, type SafeHtml } from '../../../src/server/html.ts';
import { sites } from '../../cms/content/sites.ts';
import type { Dressed } from './layout.ts';

const themes = [
  ['sistema', 'Com el sistema'],
  ['light', 'Clar'],
  ['dark', 'Fosc'],
] as const;

const widths = [
  ['360', '360 px'],
  ['800', '800 px'],
  ['tota', 'Tota'],
] as const;

/** Switches of site and theme, and on pages with a preview its width. */
export function switches({ page, theme }: Dressed, withWidth: boolean): SafeHtml {
  return html`<form class="showroom-switches" data-switches>
${choice(
  'Lloc',
  'lloc',
  Object.values(sites).map(({ name }) => [name, name] as const),
  page.site.name,
)}
${choice('Tema', 'tema', themes, theme ?? 'sistema')}
${withWidth ? choice('Amplària', 'amplada', widths, 'tota') : ''}
</form>`;
}

/** Switch of the current user between the sample accounts; uses the developers' call of the API. */
export function userSwitch(
  address: string,
  accounts: readonly { userId: number; who: string }[],
  current: number | undefined,
): SafeHtml {
  const people = [
    ['', 'Ningú'] as const,
    ...accounts.map(({ userId, who }) => [String(userId), who] as const),
  ];
  return html`<form class="showroom-switches" data-users action="${address}">
${choice('Sessió en el servidor', 'usuari', people, current === undefined ? '' : String(current))}
<p role="status" data-user-note></p>
</form>`;
}

function choice(
  legend: string,
  name: string,
  values: readonly (readonly [value: string, label: string])[],
  chosen: string,
): SafeHtml {
  return html`<fieldset>
<legend>${legend}</legend>
${values.map(
  ([value, label]) =>
    html`<label><input type="radio" name="${name}" value="${value}" autocomplete="off"${value === chosen ? ' checked' : ''}><span>${label}</span></label>`,
)}
</fieldset>`;
}
