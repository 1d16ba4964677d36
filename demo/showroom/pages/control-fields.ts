import { html, type SafeHtml } from '../../../src/server/html.ts';
import type { Control } from '../controls.ts';

/** Renders a field for each attribute, with its name as label and its definition as explanation. */
export function controlFields(controls: readonly Control[]): SafeHtml {
  return html`<form class="showroom-controls" data-controls autocomplete="off">
${controls.map(field)}
<button type="reset" class="ap-button ap-quiet">Com al principi</button>
</form>`;
}

function field(control: Control): SafeHtml {
  const id = `atribut-${control.name}`;
  const common = html`id="${id}" name="${control.name}" data-kind="${control.kind}" aria-describedby="${id}-hint ${id}-error"`;
  const label = html`<label for="${id}"><code>${control.name}</code>${control.required ? ' (obligatori)' : ''}</label>`;
  const hint = html`<p id="${id}-hint" class="showroom-hint">${hintOf(control)}</p>`;
  const error = html`<p id="${id}-error" class="showroom-error" role="status"></p>`;
  const input = inputOf(control, common);
  return control.kind === 'checkbox'
    ? html`<div class="showroom-field showroom-flag">${input}${label}${hint}${error}</div>`
    : html`<div class="showroom-field">${label}${hint}${input}${error}</div>`;
}

/** @param common attributes of every field */
function inputOf(control: Control, common: SafeHtml): SafeHtml {
  switch (control.kind) {
    case 'checkbox':
      return html`<input type="checkbox" ${common}>`;
    case 'number': {
      const min = control.min === undefined ? '' : html` min="${control.min}"`;
      const max = control.max === undefined ? '' : html` max="${control.max}"`;
      return html`<input type="number" step="any" ${common}${min}${max} placeholder="${control.initial}">`;
    }
    case 'select':
      return html`<select ${common}><option value="">${absent(control)}</option>${control.values.map(
        (value) => html`<option>${value}</option>`,
      )}</select>`;
    case 'json':
      return html`<textarea ${common} rows="4" spellcheck="false" placeholder="${control.initial}"></textarea>`;
    case 'text':
      return html`<input type="text" ${common} placeholder="${control.initial}">`;
  }
}

function absent({ initial }: Control): string {
  return initial ? `(sense: ${initial})` : '(sense)';
}

function hintOf(control: Control): string {
  return control.kind === 'json' ? `${control.description} JSON: ${control.of}.` : control.description;
}
