import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { type BlockType, blockType, type Field, type TextField } from '../../newsroom/message-fields.ts';
import type { Draft } from '../../newsroom/message-form.ts';

/** Error of a field, with its path in the message as in `description.0.src`. */
export interface FieldProblem {
  path: string;
  message: string;
}

const rows: Partial<Record<TextField['kind'], string>> = { text: '4', lines: '3' };
const inputModes: Partial<Record<TextField['kind'], string>> = { address: 'url', number: 'decimal' };

const flagOptions = [
  ['', 'La de sempre'],
  ['true', 'Sí'],
  ['false', 'No'],
] as const;

/**
 * Prints the fields of a draft, with their problems.
 * @param focus path or action that gets the focus; the first field with a problem when missing
 */
export function fieldPrinter(problems: readonly FieldProblem[], focus?: string) {
  let isFocused = false;

  /** Gives the focus once: to the button of this action, or to the first field at or below the wanted path. */
  function takeFocus(name: string, hasProblem = false): SafeHtml | false {
    const isWanted = focus === undefined ? hasProblem : name === focus || name.startsWith(`${focus}.`);
    if (isFocused || !isWanted) return false;
    isFocused = true;
    return html` autofocus`;
  }

  function button(action: string, label: string, about?: string): SafeHtml {
    const name = about && html` aria-label="${label}: ${about}"`;
    return html`<button class="ap-button ap-quiet" name="do" value="${action}"${name}${takeFocus(action)}>${label}</button>`;
  }

  /** @returns the problems at a path; below it too, where no other field shows them */
  function problemAt(path: string, isLeaf: boolean): SafeHtml | '' {
    const found = problems.filter((one) => one.path === path || (isLeaf && one.path.startsWith(`${path}.`)));
    if (found.length === 0) return '';
    return html`<p class="nr-problem" id="${path}-problem">${found.map(({ message }) => message).join(' ')}</p>`;
  }

  function textField(field: TextField, path: string, value: unknown): SafeHtml {
    const problem = problemAt(path, true);
    const help = [field.hint && `${path}-hint`, problem && `${path}-problem`].filter(Boolean).join(' ');
    const attributes = html` id="${path}" name="${path}"${help && html` aria-describedby="${help}"`}${problem && html` aria-invalid="true"`}${takeFocus(path, problem !== '')}`;
    return html`<div class="nr-field">
        <label for="${path}">${field.label}</label>
        ${field.hint && html`<p class="nr-hint" id="${path}-hint">${field.hint}</p>`}
        ${control(field, attributes, value)}
        ${problem}
      </div>`;
  }

  function fields(list: readonly Field[], prefix: string, draft: Draft): SafeHtml[] {
    return list.map((field) => {
      const path = `${prefix}${field.name}`;
      const value = draft[field.name];
      if ('fields' in field) return group(field, path, (value ?? {}) as Draft);
      if ('itemFields' in field) return items(field, path, (value ?? []) as Draft[]);
      return textField(field, path, value);
    });
  }

  function group(
    { label, fields: inner }: Extract<Field, { fields: unknown }>,
    path: string,
    draft: Draft,
  ): SafeHtml {
    const printed = html`${fields(inner, `${path}.`, draft)}`;
    if (!label) return printed;
    const isOpen =
      Object.keys(draft).length > 0 || problems.some((problem) => problem.path.startsWith(`${path}.`));
    return html`<details class="nr-more"${isOpen && ' open'}><summary>${label}</summary>${printed}</details>`;
  }

  function items(
    { each, itemFields }: Extract<Field, { itemFields: unknown }>,
    path: string,
    list: readonly Draft[],
  ): SafeHtml {
    const printed = list.map((item, index) => {
      const name = `${each} ${index + 1}`;
      return html`<fieldset class="nr-item">
          <legend>${name}</legend>
          <input type="hidden" name="${path}.${String(index)}" value="" />
          ${fields(itemFields, `${path}.${index}.`, item)}
          ${button(`remove ${path}.${index}`, 'Lleveu', name)}
        </fieldset>`;
    });
    const adder = html`<button class="ap-button ap-quiet" name="do" value="add ${path}"${takeFocus(path)}>Afegiu: ${each.toLowerCase()}</button>`;
    return html`<div class="nr-items">${printed}${problemAt(path, false)}<p>${adder}</p></div>`;
  }

  /** @param place of a block that can be moved, from 1 */
  function block(path: string, draft: Draft, place?: number): SafeHtml {
    const known = blockType(draft.type);
    const type = known?.name ?? String(draft.type);
    const name = place === undefined ? type : `${place}. ${type}`;
    return html`<fieldset class="nr-block">
        <legend>${name}</legend>
        <input type="hidden" name="${path}" value="${String(draft.type)}" />
        ${fields(known?.fields ?? [], `${path}.`, draft)}
        <p class="nr-block-tools">
          ${place !== undefined && [button(`up ${path}`, 'Pugeu', name), button(`down ${path}`, 'Baixeu', name)]}
          ${button(`remove ${path}`, 'Lleveu', name)}
        </p>
      </fieldset>`;
  }

  /** Folded buttons, one for each type of block. */
  function blockMenu(path: string, label: string, types: readonly BlockType[]): SafeHtml {
    const buttons = types.map(({ type, name }) => button(`add ${path} ${type}`, name));
    return html`<details class="nr-menu"><summary class="ap-button ap-quiet"${takeFocus(path)}>${label}</summary>
        <p class="nr-menu-list">${buttons}</p></details>`;
  }

  return { fields, textField, block, blockMenu, button, problemAt };
}

function control({ kind, options = [] }: TextField, attributes: SafeHtml, value: unknown): SafeHtml {
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  if (kind === 'choice' || kind === 'flag') {
    const choices =
      kind === 'flag' ? flagOptions : options.map((one) => [one, one || 'La de sempre'] as const);
    return html`<select${attributes}>${choices.map(([one, label]) => html`<option value="${one}"${one === text && ' selected'}>${label}</option>`)}</select>`;
  }
  if (rows[kind])
    // a line break right after the tag is not part of the text
    return html`<textarea${attributes} rows="${rows[kind]}">
${text}</textarea>`;
  const mode = inputModes[kind];
  return html`<input type="text"${attributes}${mode && html` inputmode="${mode}"`} value="${text}" />`;
}
