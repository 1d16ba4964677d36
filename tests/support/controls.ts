const selector = 'button, input, select, textarea, summary, [role=button], [role=tab]';

/** What a visitor can press in a widget without leaving the page. */
export function controlsOf(host: HTMLElement): HTMLElement[] {
  return [...host.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getClientRects().length > 0 && !element.closest('dialog'),
  );
}

/** All that the Tab key should reach; of a group of radios only one. */
export function tabStopsOf(host: HTMLElement): HTMLElement[] {
  const all = [...host.querySelectorAll<HTMLElement>(`a[href], ${selector}, [tabindex="0"]`)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [tabindex="-1"]'),
  );
  const isRadio = (element: HTMLElement) => element.matches('[type=radio]');
  const groups = new Map<string, HTMLElement>();
  for (const element of all.filter(isRadio) as HTMLInputElement[])
    if (!groups.has(element.name) || element.checked) groups.set(element.name, element);
  return all.filter((element) => !isRadio(element) || [...groups.values()].includes(element));
}
