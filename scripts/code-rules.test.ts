import { expect, test } from 'vitest';
import { checkCode, checkFolders, checkTemplates } from './code-rules.ts';
import { parseFile } from './parse.ts';

const check = (source: string, path = 'elements/poll/poll.tsx') =>
  checkCode(path, parseFile(path, source)).map(({ line, message }) => `${line} ${message}`);

test.each([
  ['const [s, act] = useActionState(save, 0);', 'useActionState'],
  ['const { pending } = useFormStatus();', 'useFormStatus'],
  ['React.startTransition(async () => { await save(); });', 'startTransition'],
  ['const a = <form action={save} />;', 'onSubmit'],
  ['const a = <button formAction={save} />;', 'onSubmit'],
  ['const a = <p dangerouslySetInnerHTML={{ __html: x }} />;', 'src/content'],
  ['node.innerHTML = x;', 'src/content'],
  ["node.insertAdjacentHTML('beforeend', x);", 'src/content'],
  ["window.customElements.define('ap-x', X);", 'src/element'],
  ['const a = <i style={{ width }} />;', 'inline style'],
  ['const a = <link rel="stylesheet" href={x} />;', 'belongs to the page'],
  ["function Label() { if (a) return 'text'; return <b />; }", 'bare text'],
  ['const Label = () => (a ? <b /> : `text`);', 'bare text'],
  ["const Label = () => a && <b /> || 'text';", 'bare text'],
  ['function Label() { return <>text <b /></>; }', 'bare text'],
  ['document.head.append(link);', 'readDocument'],
  ['const { activeElement, body } = document;', 'readDocument'],
  ['const isAhead = start > Date.now();', 'serverNow'],
  ['const [since] = useState(Date.now);', 'serverNow'],
  ['const now = new Date();', 'serverNow'],
  ['new URL(address, location.href);', 'ownAddress'],
  ['parseUrl(address, window.location.href);', 'ownBase'],
  ['if (url.origin === location.origin) go();', 'ownOrigin'],
  ["if (window.location.protocol === 'https:') go();", 'ownOrigin'],
  ['fetch(self.origin);', 'ownOrigin'],
  ["history.replaceState(history.state, '', address);", 'setPageAddress'],
  ['const day = date.slice(0, 10);', 'Madrid'],
  ['const minute = date.toISOString().substring(0, 16);', 'Madrid'],
])('%s is refused', (source, reason) => {
  expect(check(source)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  ['startTransition(() => setOpen(true));'],
  ['const a = <form action="/vote" onSubmit={send} />;'],
  ["function Label() { return <b>{items.map((i) => 'text')}</b>; }"],
  ['function Label() { return null; }'],
  ["function labelOf(x) { return x ? <b /> : 'text'; }"],
  ["function Title() { return 'no component: it has no markup'; }"],
  ['const Label = () => <>\n  <b />\n</>;'],
  ["const rest = text.slice(0, 3) + date.split('T')[1];"],
  ['const noon = new Date(text); Date.parse(text);'],
  ['location.assign(address); location.reload(); new URLSearchParams(location.search);'],
  ["history.replaceState(mark, ''); new URL(location.href);"],
  ["document.querySelector('a'); const { activeElement } = document; Object.entries(a);"],
])('%s is allowed', (source) => {
  expect(check(source)).toEqual([]);
});

test('where html is made safe it may be written, and where tags are defined they may be', () => {
  expect(check('const a = <p dangerouslySetInnerHTML={safe(x)} />;', 'src/content/html.tsx')).toEqual([]);
  expect(check("customElements.define('ap-x', X);", 'src/element/define-element.ts')).toEqual([]);
});

test('allows the device clock for elapsed time', () => {
  expect(check('const due = Date.now() + interval;', 'src/polling/poller.ts')).toEqual([]);
});

const foldersOf = (source: string, path: string) => checkFolders(path, parseFile(path, source)).length;

test.each([
  ['elements/poll/poll.states.ts', "import { polls } from '../../demo/showroom/seed.ts';"],
  ['src/api/call.ts', "import type { A } from '../../bench/report/a.ts';"],
  ['src/api/call.ts', "export * from '../../scripts/parse.ts';"],
  ['src/api/call.ts', "const late = () => import('../../demo/server.ts');"],
  ['src/api/call.ts', "type Demo = typeof import('../../demo/server.ts');"],
  ['src/api/call.ts', "import { page } from '../../tests/support/page.ts';"],
  ['elements/poll/poll.test.tsx', "import { startDemo } from '../../demo/server.ts';"],
  ['elements/poll/poll.test.tsx', "vi.mock('../../demo/server.ts');"],
])('%s must not say %s', (path, source) => {
  expect(foldersOf(source, path)).toBe(1);
});

test.each([
  ['elements/poll/poll.states.ts', "import type { State } from '../../src/server/state.types.ts';"],
  ['elements/poll/poll.test.tsx', "import { page } from '../../tests/support/page.ts';"],
  ['elements/poll/poll.ts', "const path = '/demo/a'; import './demo/a.ts';"],
])('%s may say %s', (path, source) => {
  expect(foldersOf(source, path)).toBe(0);
});

test('a problem names its line', () => {
  expect(check('const a = 1;\n\nnode.innerHTML = x;')).toEqual([expect.stringMatching(/^3 /)]);
});

const checkServer = (source: string, path = 'demo/cms/templates/card.ts') =>
  checkTemplates(path, parseFile(path, source)).map(({ line, message }) => `${line} ${message}`);

test.each([
  [`const a = html\`<p>!\${name}</p>\`;`, 'is printed'],
  [`const a = items.map((item) => html\`<i>!\${item}</i>\`);`, 'is printed'],
  [`const a = html\`<a class="b" href=\${c}>d</a>\`;`, 'double quotes'],
  [`const a = html\`<form action='/\${c}'></form>\`;`, 'double quotes'],
  ["import { html, raw } from '../../../src/server/html.ts';", 'raw'],
  ["import { raw as trusted } from './html.ts';", 'raw'],
  ["import * as markup from './html.ts';", 'raw'],
])('W-04 a template is refused: %s', (source, reason) => {
  expect(checkServer(source)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  [`const a = html\`<p>Benvinguda, \${name}!</p>\`;`],
  [`const a = \`!\${name}\`;`],
  ["import { html, type SafeHtml } from './html.ts';"],
  ["import { raw } from '../view.ts';"],
])('a template is allowed: %s', (source) => {
  expect(checkServer(source)).toEqual([]);
});

test('W-04 a listed file turns strings into markup', () => {
  const source = "import { raw } from './html.ts';";
  expect(checkServer(source, 'src/server/view-markup.ts')).toEqual([]);
});
