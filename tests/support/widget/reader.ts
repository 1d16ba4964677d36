/** Finds a widget's elements as its readers do: by the browser's own accessible roles and names. */
import { sendKeys } from '@web/test-runner-commands';
// computes roles and names for engines that report none (docs/decisions/engines.md)
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { expect } from '../contract.ts';
import { eventually, type Page } from '../page.ts';

type Name = string | RegExp;

/**
 * Element with Chromium's computed role and name (see its launch arguments); a library computes them for other
 * engines.
 */
interface Accessible extends HTMLElement {
  readonly computedRole?: string;
  readonly computedName?: string;
}

export const roleOf = (element: Accessible) => element.computedRole ?? getRole(element);
export const nameOf = (element: Accessible) => element.computedName ?? computeAccessibleName(element);

const named = (text: string, name: Name) => (typeof name === 'string' ? text === name : name.test(text));

/**
 * Rules out elements by their attributes and text (ARIA, accname), before the browser is asked: Chromium builds the
 * accessibility tree of the page for each question.
 */
export function mayBe(element: HTMLElement, role: string, name: Name | undefined): boolean {
  const roles = element.getAttribute('role')?.toLowerCase().trim().split(/\s+/) ?? [];
  // browsers ignore an unknown role, and that of decoration on an element that takes the focus
  const [first = ''] = roles;
  if (candidates[first] !== undefined && role !== 'img' && !roles.includes(role)) return false;
  if (name === undefined || element.hasAttribute('aria-labelledby')) return true;
  const label = element.ariaLabel?.replace(/\s+/g, ' ').trim();
  if (label) return named(label, name);
  // a name has all of the text, and perhaps more, such as that of a style sheet
  const isText = element.childElementCount === 0 && /^(A|BUTTON|H\d)$/.test(element.tagName);
  return typeof name !== 'string' || !isText || name.includes(textOf(element));
}

/** Waits until `look` returns the expected value. */
export const becomes = <T>(look: () => T, expected: NoInfer<T>, what?: string): Promise<void> =>
  eventually(() => expect(look(), what).to.deep.equal(expected));

export const isSeen = (element: Element | null | undefined): element is HTMLElement =>
  Boolean(element?.checkVisibility({ visibilityProperty: true }));

/** Text as a reader sees it, in one line. */
export const textOf = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim();

/** Presses keys at the focus, one after another: `keys('Tab', 'Shift+Tab')`. */
export async function keys(...all: string[]): Promise<void> {
  for (const one of all) {
    const [press = one, ...held] = one.split('+').reverse();
    for (const down of held) await sendKeys({ down });
    await sendKeys({ press });
    for (const up of held) await sendKeys({ up });
  }
}

/** Holds a key until its effect has begun, and until the key repeats. */
export async function holdKey(key: string, begun: () => Promise<unknown>): Promise<void> {
  await sendKeys({ down: key });
  await begun();
  await sendKeys({ down: key });
  await sendKeys({ up: key });
}

/** Types a text, letter by letter, where the focus is. */
export const sendText = (type: string): Promise<void> => sendKeys({ type });

/**
 * Elements with an implicit role (HTML-AAM), besides explicit roles. For other roles every element is a candidate.
 * Querying the browser for the role of every element in each frame would starve the test on a busy machine.
 */
const candidates: Record<string, string> = {
  alert: '',
  button: 'button, input, summary, select',
  checkbox: 'input',
  combobox: 'input, select',
  dialog: 'dialog',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img, svg, image, figure, object, canvas, video',
  link: 'a, area',
  listitem: 'li, menu',
  option: 'option',
  paragraph: 'p',
  progressbar: 'progress',
  radio: 'input',
  slider: 'input',
  status: 'output',
  textbox: 'input, textarea, [contenteditable]',
};

const selectorOf = (role: string) => {
  const native = candidates[role];
  return native === undefined ? '*' : ['[role]', native].filter(Boolean).join();
};

export class Reader {
  readonly page: Page;
  readonly #root: () => ParentNode;

  /** @param root part of the page to search, evaluated anew each time; the whole page when absent */
  constructor(page: Page, root?: string | (() => ParentNode)) {
    this.page = page;
    this.#root = typeof root === 'string' ? () => page.one(root) : (root ?? (() => page.document.body));
  }

  /** Visible elements of a role, in document order. */
  all(role: string, name?: Name): HTMLElement[] {
    return [...this.#root().querySelectorAll<Accessible>(selectorOf(role))].filter(
      (element) =>
        mayBe(element, role, name) &&
        isSeen(element) &&
        roleOf(element) === role &&
        (name === undefined || named(nameOf(element).trim(), name)),
    );
  }

  one(role: string, name?: Name): HTMLElement {
    const [found] = this.all(role, name);
    if (!found) throw new Error(`no ${role} ${name ?? ''} in ${(this.#root() as HTMLElement).innerHTML}`);
    return found;
  }

  /** Returns the texts of visible elements of a role. */
  texts = (role: string): string[] => this.all(role).map(textOf);

  /** Returns the text of the only element of a role, or an empty text. */
  text = (role: string, name?: Name): string => this.all(role, name).map(textOf).join(' | ');

  isFocused = (role: string, name?: Name) => this.one(role, name) === this.page.document.activeElement;

  async shows(role: string, name?: Name): Promise<HTMLElement> {
    await eventually(() => this.one(role, name));
    return this.one(role, name);
  }

  async lacks(role: string, name?: Name): Promise<void> {
    await becomes(() => this.all(role, name).length, 0, `${role} ${name ?? ''}`);
  }

  async focuses(role: string, name?: Name): Promise<void> {
    await becomes(() => this.isFocused(role, name), true, `the focus is on ${role} ${name ?? ''}`);
  }

  /** Presses an element as with a mouse, as soon as it is there and nothing covers it. */
  async press(role: string, name?: Name): Promise<void> {
    press(await this.shows(role, name));
  }

  /** Replaces the value of a field, as pasting does. */
  async fill(name: Name, value: string, role = 'textbox'): Promise<HTMLInputElement> {
    const field = (await this.shows(role, name)) as HTMLInputElement;
    fill(field, value);
    return field;
  }

  /** Focuses an element, in the window that receives the keys. */
  async focus(role: string, name?: Name): Promise<HTMLElement> {
    const element = await this.shows(role, name);
    this.page.window.focus();
    element.focus();
    return element;
  }
}

const viewOf = (element: Element) => element.ownerDocument.defaultView as Window & typeof globalThis;

/** Presses an element as with a mouse. @throws Error when another element covers it */
export function press(element: HTMLElement): void {
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
  const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0];
  if (!hit || !(element.contains(hit) || label?.contains(hit)))
    throw new Error(`${hit?.outerHTML.slice(0, 200)} lies above ${element.outerHTML.slice(0, 200)}`);
  const { PointerEvent, MouseEvent } = viewOf(element);
  const options = { bubbles: true, cancelable: true, composed: true };
  element.dispatchEvent(new PointerEvent('pointerdown', options));
  if (element.dispatchEvent(new MouseEvent('mousedown', options)))
    element.closest<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')?.focus();
  element.dispatchEvent(new PointerEvent('pointerup', options));
  element.dispatchEvent(new MouseEvent('mouseup', options));
  element.click();
}

/** Replaces the value of a field, as by pasting. */
export function fill(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const view = viewOf(field);
  const { prototype } =
    field instanceof view.HTMLTextAreaElement ? view.HTMLTextAreaElement : view.HTMLInputElement;
  field.focus();
  // bypasses the property that React watches, so that React notices the change
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new view.Event('input', { bubbles: true }));
  field.dispatchEvent(new view.Event('change', { bubbles: true }));
}
