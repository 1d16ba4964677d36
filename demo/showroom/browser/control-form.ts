import type { Frames } from './frames.ts';
import { attributesIn, withAttributes } from './snippet.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Connects the controls to the previewed tag and the snippet. */
export function startControls(main: HTMLElement, tag: string, frames: Frames): void {
  const form = main.querySelector<HTMLFormElement>('form[data-controls]');
  const code = main.querySelector<HTMLElement>('[data-snippet]');
  if (!form || !code) return;
  const original = code.textContent ?? '';
  const initial = attributesIn(original, tag);
  const attributes = new Map(initial);

  const fill = () => {
    for (const field of fieldsOf(form)) show(field, attributes.get(field.name));
  };
  const apply = (page: Document) => {
    const element = page.querySelector(tag);
    if (!element) return;
    for (const { name } of fieldsOf(form)) {
      const value = attributes.get(name);
      if (value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  };
  const update = () => {
    code.textContent = withAttributes(original, tag, attributes);
    if (frames.preview?.contentDocument) apply(frames.preview.contentDocument);
  };

  form.addEventListener('input', ({ target }) => {
    if (!isField(target)) return;
    if (!tellProblem(target)) return;
    const value = writtenValue(target);
    if (value === undefined) attributes.delete(target.name);
    else attributes.set(target.name, value);
    update();
  });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    attributes.clear();
    for (const [name, value] of initial) attributes.set(name, value);
    fill();
    for (const field of fieldsOf(form)) tellProblem(field);
    update();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  fill();
  frames.onPreview(apply);
  startCopy(main, code);
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField);
}

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

function show(field: Field, value: string | undefined): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    field.checked = value !== undefined && value !== 'false';
  else field.value = value ?? '';
}

/** Returns the attribute's text, or `undefined` to remove the attribute. */
function writtenValue(field: Field): string | undefined {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked ? '' : undefined;
  return field.value === '' ? undefined : field.value;
}

/** Shows an error beside the field. @returns whether the value is valid */
function tellProblem(field: Field): boolean {
  const problem = problemOf(field);
  field.setAttribute('aria-invalid', String(problem !== ''));
  const message = document.getElementById(`${field.id}-error`);
  if (message) message.textContent = problem;
  return problem === '';
}

function problemOf(field: Field): string {
  if (field.validity.badInput) return 'Ha de ser un nombre.';
  if (field.dataset.kind !== 'json' || field.value === '') return '';
  try {
    JSON.parse(field.value);
    return '';
  } catch (error) {
    return `No és JSON vàlid: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function startCopy(main: HTMLElement, code: HTMLElement): void {
  const button = main.querySelector<HTMLButtonElement>('[data-copy]');
  const note = main.querySelector<HTMLElement>('[data-copied]');
  if (!button || !note || !navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    note.textContent = '';
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      note.textContent = 'Copiat.';
    } catch {
      note.textContent = 'El navegador no deixa copiar: seleccioneu el text.';
    }
  });
}
