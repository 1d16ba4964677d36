import { clearFaults, describe, expect, fault } from '../support/contract.ts';
import { ownScript } from '../support/contract-broken.ts';
import { configFor, definitions, demoOf, freshEntry, it, open, type Page } from '../support/page.ts';

/** Tags that set attributes on their own host, each used as content of every other tag. */
const inner = ['ap-carousel', 'ap-photo-gallery'].map((tag) => ({ tag, demo: demoOf(tag) }));

const eager = (html: string) => html.replace(/<(ap-[\w-]+)/, '<$1 loading="eager"');

const outer = definitions.filter(({ tag }) => !inner.some((one) => one.tag === tag));

/** Returns one inner tag alone, then every other tag with it at the end of its content. */
const bodyWith = (demo: string) => {
  const nested = outer.map((subject) => {
    const end = subject.demo.lastIndexOf(`</${subject.tag}>`);
    return eager(subject.demo.slice(0, end)) + eager(demo) + subject.demo.slice(end);
  });
  return [eager(demo), ...nested].join('\n');
};

/** Role and label of a host, as a screen reader gets them. */
const saidOf = (host: HTMLElement) =>
  ['role', 'aria-label', 'aria-roledescription']
    .map((name) => `${name}=${host.getAttribute(name)}`)
    .join(' ');

const whereOf = (host: HTMLElement) => host.parentElement?.closest('[data-ap-state]')?.localName ?? 'alone';

/** Expects all hosts of a tag to have the role and label of the first host, which stands alone. */
function sayTheSame(page: Page, tag: string) {
  const hosts = page.all(tag);
  const [alone = ''] = hosts.map(saidOf);
  expect(alone).to.include('role=group').and.not.include('aria-label=null');
  expect(hosts.map((host) => `${whereOf(host)}: ${saidOf(host)}`)).to.deep.equal(
    hosts.map((host) => `${whereOf(host)}: ${alone}`),
  );
}

/**
 * Opens a page on which the code of these scripts loads only after everything else is ready and the network is back.
 */
async function openWithLate(body: string, late: readonly string[], tags: string[]) {
  for (const script of late) fault('503', script);
  // so high that everything is near the window, also tags that a widget draws
  const height = 5000;
  const page = await open({ body, entry: [freshEntry()], height, speed: 20, config: configFor(...outer) });
  await page.settled(page.all(tags.join()), 'failed');
  await page.settled(page.hosts().filter(({ localName }) => !tags.includes(localName)));
  clearFaults();
  page.window.dispatchEvent(new Event('online'));
  await page.settled(page.hosts());
  return page;
}

// with TAG= of one of them there is no other tag
for (const { tag, demo } of outer.length > 0 ? inner : []) {
  describe(`<${tag}> within any other tag`, () => {
    it('keeps its role and name where the outer tag is drawn after it', async () => {
      const tags = outer.map((subject) => subject.tag);
      const page = await openWithLate(bodyWith(demo), outer.map(ownScript), tags);
      sayTheSame(page, tag);
    });

    it('has its role and name where the outer tag is drawn before it', async () => {
      const page = await openWithLate(bodyWith(demo), [`/dist/chunks/${tag.slice(3)}-`], [tag]);
      sayTheSame(page, tag);
    });
  });
}
