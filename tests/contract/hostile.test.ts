import { done, expect } from '../support/contract.ts';
import { definitionsInQuick, it, openDemo, type Page, type TestedDefinition } from '../support/page.ts';

const own = (name: string) => `/tests/contract/pages/${name}.css`;

const hostileSheets: Record<string, string> = {
  'a reset': own('reset'),
  'Bootstrap 5.3': '/node_modules/bootstrap/dist/css/bootstrap.css',
  'a theme of WordPress': own('theme'),
  'a root font of 62.5 %': own('root-font'),
  'content-box everywhere': own('content-box'),
};

/** CSS properties that shape a control, and those that style its text. */
const shape = [
  'borderTopWidth',
  'borderTopLeftRadius',
  'paddingLeft',
  'paddingTop',
  'boxShadow',
  'backgroundColor',
] as const;
const text = [
  'fontSize',
  'fontWeight',
  'lineHeight',
  'letterSpacing',
  'textTransform',
  'textDecorationLine',
  'color',
] as const;

function stylesOf(element: HTMLElement) {
  if (!element.matches('button, input, select, textarea, summary, a, label')) return [];
  return element.textContent?.trim() ? [...shape, ...text] : shape;
}

interface Shape {
  what: string;
  /** Left, top, width and height, relative to the host. */
  box: number[];
  style: Record<string, string>;
}

// excludes text that keeps the page's look, such as an hour
const shown =
  'button, input, a, label, fieldset, legend, ul, li, p, meter, svg, [role=radiogroup], [role=group]';

function shapesOf(page: Page, host: HTMLElement): Shape[] {
  const origin = host.getBoundingClientRect();
  const drawn = [...host.querySelectorAll<HTMLElement>(`:scope > [data-ap-mount] :is(${shown})`)];
  return drawn
    .filter((element) => !element.closest('[data-ap-slot]') && element.getClientRects().length > 0)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = page.window.getComputedStyle(element);
      return {
        what: `${element.localName}.${element.classList[0] ?? ''} «${element.textContent?.trim().slice(0, 20)}»`,
        box: [x - origin.x, y - origin.y, width, height],
        style: Object.fromEntries(stylesOf(element).map((name) => [name, style[name]])),
      };
    });
}

async function draw(subject: TestedDefinition): Promise<[Page, HTMLElement]> {
  // slotted content of the CMS has the page's look
  const page = await openDemo([subject], {
    head: `<link rel="stylesheet" href="${own('place')}">`,
    body: `<div class="entry-content">${subject.demo}</div>`,
  });
  await page.settled();
  const host = page.one(subject.tag);
  for (const node of host.querySelectorAll('[slot]')) node.remove();
  await page.frames(2);
  return [page, host];
}

/** Adds a page stylesheet at its usual place: after the base style, before the widgets' styles. */
async function addSheet(page: Page, href: string): Promise<HTMLLinkElement> {
  const link = page.document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  const there = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }));
  page.one(`link[href="${own('place')}"]`).before(link);
  await done(there, href);
  await page.frames(2);
  return link;
}

function differences(clean: Shape[], hostile: Shape[]): string[] {
  if (clean.length !== hostile.length) return [`${hostile.length} parts instead of ${clean.length}`];
  return clean.flatMap(({ what, box, style }, i) => {
    const other = hostile[i] as Shape;
    const both = what === other.what ? what : `${what} → ${other.what}`;
    const sides = ['left', 'top', 'width', 'height'].flatMap((side, n) => {
      const [was = 0, is = 0] = [box[n], other.box[n]];
      return Math.abs(was - is) > 1 ? [`${both}: ${side} ${was.toFixed(1)} → ${is.toFixed(1)}`] : [];
    });
    const looks = Object.entries(style).flatMap(([name, was]) => {
      const is = other.style[name] ?? '';
      const isNear = Math.abs(Number.parseFloat(was) - Number.parseFloat(is)) <= 1;
      return was === is || isNear ? [] : [`${both}: ${name} ${was} → ${is}`];
    });
    return [...sides, ...looks];
  });
}

for (const subject of definitionsInQuick)
  it(`<${subject.tag}> keeps its shape on a hostile page`, async () => {
    const [page, host] = await draw(subject);
    const clean = shapesOf(page, host);
    for (const [name, href] of Object.entries(hostileSheets)) {
      const sheet = await addSheet(page, href);
      expect(differences(clean, shapesOf(page, host)).join('\n'), name).to.equal('');
      sheet.remove();
      await page.frames(2);
    }
  });
