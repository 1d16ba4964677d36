import { becomes, bodiesOf, callsOf, fill, forgetThrottles, openWidget, type Page, tag } from '../widget.ts';

/** Call of the demo that is open to everybody. */
export const OPEN = '/api/front/ugc/2';

export const typed = { name: 'Vicent', email: 'vicent@example.cat', text: 'Quan torna el programa?' };

interface Form extends HTMLElement {
  status?: string;
  progress?: number;
}

/** Opens the participation form, and returns its visible parts. */
export async function openForm(
  attributes: Record<string, string> = {},
  slots = '',
  options?: Parameters<typeof openWidget>[1],
) {
  await forgetThrottles();
  const written = tag('ap-ugc-form', { 'ugc-id': '2', 'allow-anonymous': '', ...attributes }, slots);
  const widget = await openWidget(written, options);
  const { page, all } = widget;
  const host: Form = widget.host;
  const field = (name: string) => host.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const submit = () => host.querySelector('button[type=submit]') as HTMLButtonElement;
  const form = {
    ...widget,
    host,
    field,
    submit,
    isOff: () => submit().ariaDisabled === 'true',
    message: (name: string) => host.querySelector(`[id$="${name}-error"]`)?.textContent ?? '',
    /** Fills in everything that a text contribution requires. */
    fillIn(values: Partial<typeof typed> = {}) {
      for (const [name, value] of Object.entries({ ...typed, ...values })) fill(field(name), value);
      if (!field('checkPrivacyPolicy').checked) field('checkPrivacyPolicy').click();
    },
    /** Chooses a file, as the browser's file dialog does. */
    pick(parts: BlobPart[], name = 'rodatge.webm', type = 'video/webm') {
      const { File, DataTransfer, Event } = page.window;
      const chosen = new DataTransfer();
      chosen.items.add(new File(parts, name, { type }));
      field('file').files = chosen.files;
      field('file').dispatchEvent(new Event('change', { bubbles: true }));
    },
    isReady: () => becomes(() => submit().ariaDisabled, null),
    /** Waits for another proof after one has been used. */
    async hasNewProof(count = 2) {
      await becomes(() => callsOf(page, '/api/captcha/challenge').length, count);
      await becomes(() => host.querySelector<HTMLElement>('[data-step]')?.dataset.step, 'done');
      await form.isReady();
    },
    async send(values: Partial<typeof typed> = {}) {
      form.fillIn(values);
      await form.isReady();
      submit().click();
    },
    async thanks() {
      await becomes(() => page.document.querySelector('dialog[open]') !== null, true);
      return all.shows('dialog', 'Moltes gràcies!');
    },
    /**
     * Error messages of the form. Queried by selector: repeated queries by role would slow down the upload on a busy
     * machine.
     */
    problem: () =>
      host.querySelector<HTMLElement>('[role=alert]')?.innerText.replace(/\s+/g, ' ').trim() ?? '',
    status: () => host.status,
  };
  return form;
}

/** Last request. */
export const bodyOf = (page: Page) =>
  bodiesOf(page, `${OPEN}/postParticipation`).at(-1) as Record<string, unknown>;
