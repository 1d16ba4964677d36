import type { Field } from './newsroom-block-types.ts';
import { el, freshId } from './newsroom-dom.ts';

export interface Control {
  element: HTMLElement;
  input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  /** Shows a problem; an empty text clears it. */
  showProblem(message: string): void;
}

/** A field with its label, its hint and a place for its error. */
export function control(field: Pick<Field, 'label' | 'kind' | 'hint' | 'options'>, value: string): Control {
  const id = freshId();
  const input = inputOf(field, id);
  input.value = value;
  const hint = field.hint ? el('span', { class: 'nr-hint', id: `${id}-hint` }, field.hint) : undefined;
  const problem = el('span', { class: 'nr-problem', id: `${id}-problem`, hidden: true });
  const nameHelp = () => {
    const ids = [hint?.id, problem.hidden ? undefined : problem.id].filter((one) => one !== undefined);
    if (ids.length > 0) input.setAttribute('aria-describedby', ids.join(' '));
    else input.removeAttribute('aria-describedby');
  };
  const showProblem = (message: string) => {
    problem.textContent = message;
    problem.hidden = message === '';
    if (message === '') input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
    nameHelp();
  };
  input.addEventListener('input', () => showProblem(''));
  nameHelp();
  const element = el(
    'div',
    { class: 'nr-field' },
    el('label', { for: id }, field.label),
    ...(hint ? [hint] : []),
    input,
    problem,
  );
  return { element, input, showProblem };
}

function inputOf({ kind, options = [] }: Pick<Field, 'kind' | 'options'>, id: string): Control['input'] {
  if (kind === 'select')
    return el('select', { id }, ...options.map((value) => el('option', { value }, value || 'La de sempre')));
  if (kind === 'text' || kind === 'lines' || kind === 'links')
    return el('textarea', { id, rows: kind === 'text' ? 4 : 3 });
  const mode = kind === 'number' ? 'decimal' : kind === 'address' ? 'url' : undefined;
  return el('input', { id, type: 'text', autocomplete: 'off', ...(mode && { inputmode: mode }) });
}

/** Controls for some fields, by their paths. */
export function controlsOf(fields: readonly Field[], values: Record<string, string>) {
  const all = fields.map((field) => ({ field, control: control(field, values[field.path] ?? '') }));
  for (const { field, control: one } of all)
    if (field.kind === 'select' && !values[field.path]) one.input.value = field.options?.[0] ?? '';
  return {
    elements: all.map(({ control: { element } }) => element),
    first: all[0]?.control.input,
    read: () => Object.fromEntries(all.map(({ field, control: { input } }) => [field.path, input.value])),
    /**
     * @returns the control that shows the problem: that of this path or of its parent
     */
    showProblem(path: string, message: string) {
      const found =
        all.find(({ field }) => path === field.path || path.startsWith(`${field.path}.`)) ??
        all.find(({ field }) => field.path.startsWith(`${path}.`));
      found?.control.showProblem(message);
      return found?.control.input;
    },
  };
}
