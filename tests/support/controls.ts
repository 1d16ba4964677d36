const selector = 'button, input, select, textarea, summary, [role=button], [role=tab]';

/** Tests whether an element belongs to the host and not to a nested tag, which has its own contract. */
function isOwn(host: HTMLElement, element: HTMLElement): boolean {
  const tag = element.closest('[data-ap-state]');
  return tag === host || !host.contains(tag);
}

/** Controls of a widget that can be pressed without leaving the page. */
export function controlsOf(host: HTMLElement): HTMLElement[] {
  return [...host.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      // a form of the server leads to another page
      !element.closest('dialog, form[method="post"][action]') &&
      isOwn(host, element),
  );
}

/** All that the Tab key should reach; of a group of radios only one. */
export function tabStopsOf(host: HTMLElement): HTMLElement[] {
  const all = [...host.querySelectorAll<HTMLElement>(`a[href], ${selector}, [tabindex="0"]`)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [tabindex="-1"], [inert] *'),
  );
  const isRadio = (element: HTMLElement) => element.matches('[type=radio]');
  const groups = new Map<string, HTMLElement>();
  for (const element of all.filter(isRadio) as HTMLInputElement[])
    if (!groups.has(element.name) || element.checked) groups.set(element.name, element);
  return all.filter((element) => !isRadio(element) || [...groups.values()].includes(element));
}

/** Plausible input for a field, by its type or its autofill token. */
const answers: Readonly<Record<string, string>> = {
  date: '1990-05-04',
  email: 'ningu@example.cat',
  numeric: '0000',
  password: 'Secreta123',
  text: 'Exemple',
};

/** Uses a widget as a visitor would: fills its fields, then presses all its controls. */
export function tryOut(host: HTMLElement): void {
  for (const field of host.querySelectorAll('input')) {
    const answer = answers[field.inputMode] ?? answers[field.type];
    if (answer === undefined || field.readOnly || field.getClientRects().length === 0) continue;
    if (!isOwn(host, field)) continue;
    field.focus();
    field.value = answer;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const control of controlsOf(host)) control.click();
}
