import type { Locator, Page } from '@playwright/test';
import { hear } from './poll.ts';
import { answer, PASSWORD, posts, REGISTER, REGISTER_ADULTS } from './register.ts';

export { answer, hear, PASSWORD, posts, REGISTER, REGISTER_ADULTS };
export const CLUB = '/registre';
export const PROFILE = '/api/front/user/profile';
export const PIN = '0427';

/** Obviously fictitious tutor, whose identity number has the correct letter. */
export const tutor = {
  name: 'Aitana',
  surname: 'Fictícia Exemple',
  birthdate: '1988-03-14',
  nif: '12345678Z',
  phone: '600123123',
  email: 'aitana.ficticia@example.cat',
  address: 'Carrer Inventat, 7, 2a',
  zip: '46001',
  city: 'València',
  country: 'España',
  province: 'Valencia',
};
export const child = { name: 'Pepet', surname: 'Inventat', birthdate: '2018-05-02' };

/**
 * Fills fields in their order with the events of typing, in one call instead of several for each field.
 * A select waits for its choice; missing and read-only fields are skipped.
 * @param values by the selector of a field in the host
 */
async function write(host: Locator, values: [selector: string, value: string][]): Promise<void> {
  await host.locator(values[0]?.[0] ?? '').waitFor();
  await host.evaluate(async (element, entries) => {
    for (const [selector, value] of entries) {
      const field = element.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
      if (!field || ('readOnly' in field && field.readOnly)) continue;
      field.focus();
      if ('options' in field)
        while (![...field.options].some((option) => option.value === value))
          await new Promise(requestAnimationFrame);
      // bypasses the setter that React puts on the element, through which React would already know the value
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, value);
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    }
  }, values);
}

/** Locates the wizard of a page by its visible parts. */
export function clubOn(page: Page) {
  const host = page.locator('ap-club-registration');
  /** Selects a field of the tutor, not of a child. */
  const ownField = (name: string) => `[name=${name}]:not([data-child] *, ap-login *)`;
  const own = (name: string) => host.locator(ownField(name));
  const childAt = (index: number) => {
    const box = host.locator('[data-child]').nth(index);
    return {
      box,
      field: (name: string) => box.locator(`[name=${name}]`),
      message: (name: string) => box.locator(`[id$="_${name}-error"]`),
    };
  };
  const button = (name: string | RegExp) => host.getByRole('button', { name, exact: true });
  const club = {
    host,
    own,
    childAt,
    button,
    heading: host.getByRole('heading', { level: 2 }).first(),
    create: button('Creeu un compte nou'),
    haveAccount: button('Ja tinc compte'),
    next: button(/Continueu|Ho estem revisant…/),
    addChild: button('Afegiu una altra criatura'),
    send: button('Envieu el registre'),
    modify: button('Modifiqueu les dades'),
    alert: host.getByRole('alert'),
    captcha: host.locator('[data-field=recaptcha]'),
    current: host.locator('[aria-current=step]'),
    login: host.locator('ap-login'),
    /** Error message of a field of the tutor. */
    message: (name: string) => host.locator(`[id$="_${name}-error"]:not([data-child] *)`),
    step: () => host.getAttribute('step'),
    async fillTutor(values: Partial<typeof tutor> = {}) {
      const entries = Object.entries({ ...tutor, ...values });
      await write(
        host,
        entries.map(([name, value]) => [ownField(name), value]),
      );
    },
    async fillAccount(email = tutor.email) {
      await write(host, [
        [ownField('emailRepeat'), email],
        [ownField('password'), PASSWORD],
        [ownField('passwordRepeat'), PASSWORD],
      ]);
    },
    async fillChild(index = 0, values: Partial<typeof child> & { pin?: string } = {}) {
      const { pin = PIN, ...written } = { ...child, ...values };
      const entries = Object.entries({ ...written, pin, repeatPin: pin });
      await write(
        childAt(index).box,
        entries.map(([name, value]) => [`[name=${name}]`, value]),
      );
    },
    /** Fills all of step 2, for a user without an account. */
    async fillAll(email = tutor.email) {
      await club.fillTutor({ email });
      await club.fillAccount(email);
      await club.fillChild();
      await own('terms').check();
    },
    async toSummary(email?: string) {
      await club.create.click();
      await club.fillAll(email);
      await club.next.click();
      await club.send.waitFor();
    },
    property: (name: 'data' | 'status') =>
      host.evaluate((element, key) => (element as unknown as Record<string, unknown>)[key], name),
  };
  return club;
}

/** The empty form of a new account. */
export async function openForm(page: Page) {
  await page.goto(CLUB);
  const club = clubOn(page);
  await club.create.click();
  return club;
}

/** Opens the form with a server that accepts everything. @returns the form and the bodies of its requests */
export async function openAccepted(page: Page) {
  const bodies = posts(page, REGISTER);
  for (const path of [REGISTER, REGISTER_ADULTS]) await answer(page, path, 200, { response: {} });
  return { club: await openForm(page), bodies };
}
