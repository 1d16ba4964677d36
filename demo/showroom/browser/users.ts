import type { Frames } from './frames.ts';

/** Logs in and out on the server; the widgets update when their pages reload. */
export function startUsers(frames: Frames): void {
  const form = document.querySelector<HTMLFormElement>('form[data-users]');
  const note = document.querySelector<HTMLElement>('[data-user-note]');
  if (!form || !note) return;
  form.addEventListener('change', async () => {
    const id = new FormData(form).get('usuari');
    note.textContent = '';
    const done = await changeUser(form.action, typeof id === 'string' ? id : '');
    note.textContent = done
      ? 'Fet: les mostres s’han tornat a carregar.'
      : 'El servidor no ha canviat d’usuari.';
    if (done) frames.reload();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}

/** @param id id of a sample account, or an empty text to log out */
async function changeUser(address: string, id: string): Promise<boolean> {
  const request: RequestInit =
    id === ''
      ? { method: 'DELETE' }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ userId: id }),
        };
  try {
    return (await fetch(address, request)).ok;
  } catch {
    return false;
  }
}
