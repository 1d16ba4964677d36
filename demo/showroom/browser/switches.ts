import type { Frames } from './frames.ts';

/** Connects the switches of site, theme and width; site and theme apply to the page and its frames. */
export function startSwitches(frames: Frames): void {
  const form = document.querySelector<HTMLFormElement>('form[data-switches]');
  if (!form) return;
  form.addEventListener('change', () => {
    const choice = new FormData(form);
    wear(String(choice.get('lloc')), String(choice.get('tema')));
    frames.set('lloc', String(choice.get('lloc')));
    frames.set('tema', String(choice.get('tema')));
    setWidth(frames.preview, choice.get('amplada'));
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}

function wear(site: string, theme: string): void {
  const root = document.documentElement;
  root.dataset.site = site;
  root.dataset.theme = theme === 'sistema' ? 'auto' : theme;
}

/** Sets an attribute, because the policy of the page forbids inline styles. */
function setWidth(preview: HTMLIFrameElement | null, width: FormDataEntryValue | null): void {
  if (!preview || width === null) return;
  preview.width = width === 'tota' ? '100%' : String(width);
}
