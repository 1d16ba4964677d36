import type { Locator, Page } from '@playwright/test';

/** Visible parts of a poll on a page. */
export interface PollParts {
  host: Locator;
  radio(title: string): Locator;
  vote: Locator;
  /** The open dialog, for whichever question. */
  dialog: Locator;
  confirm: Locator;
  alert: Locator;
  /** Share of an option, as displayed. */
  percent(title: string): Locator;
  /** Chooses, presses the button and confirms. */
  castVote(title: string): Promise<void>;
}

export function pollOn(page: Page, host: Locator = page.locator('ap-poll')): PollParts {
  const drawn = host.locator('[data-ap-mount]');
  const radio = (title: string) => drawn.getByRole('radio', { name: title, exact: true });
  const vote = drawn.getByRole('button', { name: 'Voteu', exact: true });
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Envieu el vot' });
  return {
    host,
    radio,
    vote,
    dialog,
    confirm,
    alert: drawn.getByRole('alert'),
    percent: (title) => drawn.locator('.ap-poll-option', { hasText: title }).locator('b'),
    async castVote(title) {
      await radio(title).check();
      await vote.click();
      await confirm.click();
    },
  };
}

/**
 * Opens a page and waits until its poll has the server's response: on a slow machine, advancing the clock earlier
 * would exceed the call's timeout.
 */
export async function openAnswered(page: Page, address: string): Promise<void> {
  const answer = page.waitForResponse(/\/api\/front\/poll\//);
  await page.goto(address);
  await (await answer).finished();
  await effectsRun(page);
}

/** Collects the details of the named events on the document from now on. */
export async function hear(page: Page, ...names: string[]): Promise<() => Promise<unknown[]>> {
  const heard = await page.evaluateHandle((wanted) => {
    const list: unknown[] = [];
    for (const name of wanted)
      document.addEventListener(name, (event) => list.push([name, (event as CustomEvent).detail]));
    return list;
  }, names);
  return () => heard.jsonValue();
}

export interface Tag {
  name: string;
  attributes: Record<string, string>;
  /** Text of a heading in the slot for the question. */
  question?: string;
}

/** Adds tags at the beginning of the main part of a page, as a script of the page would. */
export async function insert(page: Page, ...tags: Tag[]): Promise<void> {
  await page.evaluate((all) => {
    const hosts = all.map(({ name, attributes, question }) => {
      const host = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) host.setAttribute(key, value);
      if (question) {
        const heading = document.createElement('h2');
        heading.slot = 'question';
        heading.textContent = question;
        host.append(heading);
      }
      return host;
    });
    document.querySelector('main')?.prepend(...hosts);
  }, tags);
}

/** A page of the CMS without a poll, to insert tags in. */
export const plainPage = '/condicions-d-us';

/** Address pattern of the polls' calls. */
export const pollCalls = '**/api/front/poll/*';

/** Waits long enough for a tag whose code has just loaded to be drawn, if nothing prevents it. */
export async function couldBeDrawn(page: Page, tag: string): Promise<void> {
  await page.evaluate(async (name) => {
    await customElements.whenDefined(name);
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  }, tag);
}

/** Waits until React has run its effects, timers included: required before advancing a stopped clock. */
export async function effectsRun(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { scheduler } = window as unknown as {
      scheduler: { postTask(task: () => void, options: { priority: string }): Promise<void> };
    };
    return scheduler.postTask(() => {}, { priority: 'background' });
  });
}

/** Sets the dates of the API's responses by another clock, which the page then follows. */
export async function dateAnswers(page: Page, now: () => Date): Promise<void> {
  await page.route('**/api/front/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: now().toUTCString() } });
  });
}
