/** Tests of failing tags beside working ones: they check the page and its visible text (BEY-25). */
import type { ApError } from '../../src/errors/errors.types.ts';
import { clearFaults, expect, fault, until } from './contract.ts';
import { eventually, openDemo, type Page, seenText, type TestedDefinition } from './page.ts';

type Definitions = readonly TestedDefinition[];

/** Address of the chunk that only one tag loads. */
export const ownScript = ({ files }: TestedDefinition) => `/dist/${files.scripts.at(-1)?.file}`;

/** Expects the server content to be shown completely. */
export function showsServerContent(host: HTMLElement) {
  const drawn = [...host.children].filter(
    (child) => !child.matches('script, [data-ap-mount]') && child.getClientRects().length > 0,
  );
  expect(drawn.length, `<${host.localName}> shows its server content`).to.be.greaterThan(0);
  expect(seenText(host), `<${host.localName}> says something`).not.to.equal('');
  expect(host.querySelector(':scope > [data-ap-mount]') === null).to.equal(true);
}

function errorsOf(page: Page): ApError[] {
  const errors: ApError[] = [];
  page.document.addEventListener('ap-error', (event) => errors.push((event as CustomEvent<ApError>).detail));
  return errors;
}

/** Makes the creation of the widget's first element fail, in its mount node or beside server content. */
function breakDrawing(page: Page, host: HTMLElement) {
  const broken = new Proxy(page.document, {
    get(target, key) {
      if (String(key).startsWith('createElement')) throw new Error('broken');
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const breakAt = (node: Element) => Object.defineProperty(node, 'ownerDocument', { value: broken });
  host.querySelectorAll('*').forEach(breakAt);
  const { append } = host;
  host.append = (...nodes) => {
    for (const node of nodes)
      if (node instanceof page.window.HTMLElement && 'apMount' in node.dataset) breakAt(node);
    append.apply(host, nodes);
  };
}

/** Expects broken tags to fail and show their server content, and all others to be ready. */
async function failAlone(page: Page, broken: Definitions, hosts: readonly HTMLElement[]) {
  await page.settled(hosts, 'failed');
  await page.settled(page.hosts().filter((host) => !broken.some(({ tag }) => tag === host.localName)));
  hosts.forEach(showsServerContent);
}

/** Checks a page on which the code of some tags fails to load or is invalid, beside other tags. */
export async function withoutCode(
  broken: Definitions,
  others: Definitions,
  kind: '404' | '503' | 'garbage' = '503',
) {
  for (const subject of broken) fault(kind, ownScript(subject));
  // two of each kind: one tag's retries must not keep the other from showing its content
  const subjects = [...broken, ...broken, ...others];
  const page = await openDemo(subjects, { speed: 20, config: { 'http-timeout': '600000' } });
  const errors = errorsOf(page);
  const tags = broken.map(({ tag }) => tag);
  const hosts = tags.flatMap((tag) => page.all(tag));
  expect(hosts.length).to.be.at.least(2 * tags.length);
  await failAlone(page, broken, hosts);
  const told = page.window.ap?.errors.map(({ tag, phase, code }) => `${tag} ${phase} ${code}`) ?? [];
  expect(told).to.have.members(tags.map((tag) => `${tag} load chunk`));
  expect(errors.every(({ tag }) => tag && tags.includes(tag))).to.equal(true);

  clearFaults();
  page.window.dispatchEvent(new Event('online'));
  await page.settled(hosts);
}

/** Makes some tags throw while they render, on a page with others. */
export async function thrownByDrawing(broken: Definitions, others: Definitions) {
  const page = await openDemo([...broken, ...others], { entry: [] });
  const errors = errorsOf(page);
  const tags = broken.map(({ tag }) => tag);
  const hosts = tags.map((tag) => page.one(tag));
  for (const tag of tags) page.allow(new RegExp(`^console: <${tag}> Error: broken`));
  for (const host of hosts) breakDrawing(page, host);
  await page.watch.load('/dist/ap.js');
  await failAlone(page, broken, hosts);
  expect(errors.map(({ tag, phase }) => `${tag} ${phase}`)).to.have.members(
    tags.map((tag) => `${tag} render`),
  );
}

/** API calls of a tag that is alone on a page. */
async function pathsOf(subject: TestedDefinition): Promise<string[]> {
  const page = await openDemo([subject]);
  await page.settled();
  const paths = page.watch.calls
    .map(({ path }) => path)
    .filter((path) => /^\/(api|webapi|resultats)\//.test(path));
  return [...new Set(paths)];
}

/** Expects a widget without data to show a message or its server content. */
function tellsOfIt(host: HTMLElement) {
  const isMessage = (element: HTMLElement) => element.innerText.trim() !== '';
  const messages = [...host.querySelectorAll<HTMLElement>('[role="alert"], [role="status"], p, button')];
  expect(messages.some(isMessage) || seenText(host) !== '', `<${host.localName}> says something`).to.equal(
    true,
  );
}

/** The API sends invalid JSON to one tag of a page; tags that share the request get it too. */
export async function withGarbage(subject: TestedDefinition, others: Definitions) {
  const paths = await pathsOf(subject);
  if (paths.length === 0) return; // it sends no request before a press
  for (const path of paths) fault('garbage', path);
  // a page is either for logged-in or for anonymous visitors
  const isForUsers = subject.contract.audience === 'user';
  const beside = others.filter(({ contract }) => !isForUsers || contract.audience !== 'anonymous');
  const page = await openDemo([subject, ...beside], { speed: 20, config: { 'http-timeout': '600000' } });
  const [host] = page.all(subject.tag) as [HTMLElement];
  const shares = (path: string) => paths.some((broken) => path.startsWith(broken));
  await page.settled(page.hosts().filter(({ localName }) => localName !== subject.tag));
  await eventually(() => expect(['ready', 'failed']).to.include(host.dataset.apState));
  await until(() => page.watch.calls.some(({ path }) => shares(path)), 'the garbage to be asked for');
  tellsOfIt(host);
}
