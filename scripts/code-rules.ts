import { isNode, type ParsedFile, type Problem, type SyntaxNode, walk } from './parse.ts';

/** Folders of the project that use the library and must not be imported by it. */
const userFolders = /^(\.\.\/)+(bench|demo|scripts)\//;
const testFolder = /^(\.\.\/)+tests\//;

/** Rejects imports of other folders: the library stands alone, and only its tests use the shared test helpers. */
export function checkFolders(path: string, file: ParsedFile): Problem[] {
  const problems: Problem[] = [];
  const isTest = /\.test\.tsx?$/.test(path);
  walk(file.program, ({ type, value, start }) => {
    if (type === 'Literal' && typeof value === 'string')
      if (userFolders.test(value) || (!isTest && testFolder.test(value)))
        problems.push({
          line: file.lineOf(start),
          message: `'${value}': src and elements must not depend on bench, demo, scripts or tests`,
        });
    return undefined;
  });
  return problems;
}

const rawHtml = new Set(['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe']);

/** Reports forbidden patterns in browser code, with the reason. `path` is from the project's root. */
export function checkCode(path: string, file: ParsedFile): Problem[] {
  const problems: Problem[] = [];
  const report = (node: SyntaxNode, message: string) =>
    problems.push({ line: file.lineOf(node.start), message });
  const mayWriteHtml = path.startsWith('src/content/');
  const meetsThePage = !/\.(server|states)\.ts$|^src\/(server|page)\//.test(path);

  walk(file.program, (node) => {
    if (node.type === 'CallExpression') checkCall(path, node, report);
    if (node.type === 'JSXAttribute') checkAttribute(node, mayWriteHtml, report);
    if (node.type === 'JSXOpeningElement') checkElement(node, report);
    if (node.type === 'MemberExpression' && rawHtml.has(nameOf(node.property)) && !mayWriteHtml)
      report(
        node,
        `${nameOf(node.property)}: html is written only in src/content, behind the sanitiser (W-04)`,
      );
    if (meetsThePage) checkDocument(node, report);
    if (!readsDeviceClock.has(path)) checkClock(node, report);
    if (path !== 'src/page/own-address.ts' && path !== 'src/page/set-page-address.ts')
      checkAddress(node, report);
    checkComponent(node, report);
    return undefined;
  });
  return problems;
}

/** Properties of the document that a form of that name in an older page would hide. */
const hideable = new Set(
  'URL all baseURI body cookie dir domain forms head hidden images links referrer scripts title visibilityState'.split(
    ' ',
  ),
);

/** Properties of the document that a named form of the page hides (src/page/read-document.ts). */
function checkDocument(node: SyntaxNode, report: Report): void {
  const [of, name] = [nameOf(node.object), nameOf(node.property)];
  if (node.type === 'MemberExpression' && of === 'document' && hideable.has(name))
    report(
      node,
      `document.${name}: a form of the page may have that name; readDocument('${name}') reads past it`,
    );
  if (node.type === 'VariableDeclarator' && nameOf(node.init) === 'document')
    for (const one of ((node.id as SyntaxNode).properties ?? []) as SyntaxNode[])
      if (hideable.has(nameOf(one.key)))
        report(node, `document.${nameOf(one.key)}: read it with readDocument`);
}

/** Files that may read the device clock: they measure elapsed time, and never compare it with a server time. */
const readsDeviceClock = new Set([
  'elements/poll/polls-store.ts',
  'src/api/read-server-time.ts',
  'src/api/request.part.ts',
  'src/media/mini/follow-opening.ts',
  'src/media/mini/leave.ts',
  'src/media/mini/offer-mini.ts',
  'src/page/server-clock.ts',
  'src/polling/poller.ts',
  'src/session/intent.ts',
  'src/ui/use-throttled-announcement.ts',
]);

/**
 * Rejects the device clock for server times, since it may be minutes wrong: they are compared with the server's
 * clock.
 */
function checkClock(node: SyntaxNode, report: Report): void {
  const isNow =
    node.type === 'MemberExpression' && nameOf(node.object) === 'Date' && nameOf(node.property) === 'now';
  const isNew =
    node.type === 'NewExpression' &&
    nameOf(node.callee) === 'Date' &&
    (node.arguments as SyntaxNode[]).length === 0;
  if (isNow || isNew)
    report(
      node,
      'the device clock: compare times of the server with serverNow() of src/page/server-clock.ts',
    );
}

const ofTheOrigin = new Set(['origin', 'host', 'hostname', 'port', 'protocol']);

/** Rejects uses of `location` as a base: an editor's preview may be a `srcdoc` or `blob:` frame without an origin. */
function checkAddress(node: SyntaxNode, report: Report): void {
  const isOfLocation = (one: SyntaxNode | undefined) =>
    one?.type === 'MemberExpression' && nameOf(one.object) === 'location';
  const property = nameOf(node.property);
  if (isOfLocation(node) && ofTheOrigin.has(property))
    report(
      node,
      `location.${property}: a preview’s frame has none; ownOrigin() of src/page/own-address.ts has`,
    );
  if (node.type === 'MemberExpression' && nameOf(node.object) === 'self' && property === 'origin')
    report(node, 'self.origin: a sandboxed page has none; ownOrigin() of src/page/own-address.ts has');
  const args = (node.arguments ?? []) as SyntaxNode[];
  const isParsed = node.type === 'NewExpression' || node.type === 'CallExpression';
  if (
    isParsed &&
    /^(URL|parseUrl|parse|canParse)$/.test(nameOf(node.callee)) &&
    args.slice(1).some(isOfLocation)
  )
    report(node, 'location.href as a base: a preview’s frame has none; use ownAddress(…) or ownBase()');
  const [, , address] = args;
  if (address && /^(push|replace)State$/.test(nameOf(node.callee)))
    report(
      node,
      `${nameOf(node.callee)} with an address: it throws in a preview’s frame; use setPageAddress`,
    );
}

/** Files that turn a string into markup with `raw`. Each says beside the call why the string is safe. */
const vouchesForMarkup = new Set([
  'demo/providers/ad-server/plugin.ts',
  'demo/api/mail/messages/mail-document.ts',
  'demo/cms/templates/icon.ts',
  'demo/showroom/pages/all-page.ts',
  'demo/showroom/pages/frame-page.ts',
  'elements/transcription/transcription.server.ts',
  'src/server/view-markup.ts',
]);

/** Reports mistakes in server templates. `path` is from the project's root. */
export function checkTemplates(path: string, file: ParsedFile): Problem[] {
  const problems: Problem[] = [];
  const report = (node: SyntaxNode, message: string) =>
    problems.push({ line: file.lineOf(node.start), message });
  walk(file.program, (node) => {
    if (node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'html') checkMarks(node, report);
    if (node.type === 'ImportDeclaration' && !vouchesForMarkup.has(path)) checkRaw(node, report);
    return undefined;
  });
  return problems;
}

/** Matches an address without double quotes, which `html` does not recognise. */
const unquotedAddress = /\s(?:action|cite|formaction|href|poster|src|[a-z-]*url)=(?!")\S*$/;

/** Rejects marks before a value: they are printed, although older templates used them for markup. */
function checkMarks(node: SyntaxNode, report: Report): void {
  const quasis = (node.quasi as SyntaxNode).quasis as (SyntaxNode & {
    value: { raw: string };
    tail: boolean;
  })[];
  for (const quasi of quasis) {
    if (quasi.tail) continue;
    if (quasi.value.raw.endsWith('!'))
      report(
        quasi,
        '! before a value is printed, since markup is known by its type: leave it out, or put it into the value',
      );
    if (unquotedAddress.test(quasi.value.raw))
      report(quasi, 'an address goes between double quotes, where html`…` checks it (W-06)');
  }
}

function checkRaw(node: SyntaxNode, report: Report): void {
  if (!/(^|\/)html\.ts$/.test(String((node.source as SyntaxNode).value))) return;
  for (const specifier of node.specifiers as SyntaxNode[])
    if (specifier.type === 'ImportNamespaceSpecifier' || nameOf(specifier.imported) === 'raw')
      report(
        specifier,
        'raw: a string becomes markup only in the files that scripts/code-rules.ts names; use html`…` (W-04)',
      );
}

type Report = (node: SyntaxNode, message: string) => void;

const asyncAction =
  'React ties async actions together page-wide, so that a slow vote would hold the login: keep a pending state of your own';

/** Tests for the length of an ISO 8601 day, minute or second at the beginning of a date. */
const isDateLength = (all: unknown): boolean =>
  [10, 16, 19].includes(Number((all as SyntaxNode[])[1]?.value));

function checkCall(path: string, node: SyntaxNode, report: Report): void {
  const callee = node.callee as SyntaxNode;
  const name = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
  const [first] = node.arguments as SyntaxNode[];
  if (name === 'useActionState' || name === 'useFormStatus') report(node, `${name}: ${asyncAction}`);
  if (/^(slice|substr|substring)$/.test(name) && first?.value === 0 && isDateLength(node.arguments))
    report(
      node,
      `${name}(0, …): a day cut from a date is that of UTC; parseDate and formatWireDate know Madrid`,
    );
  if (name === 'startTransition' && first?.async) report(node, `startTransition(async …): ${asyncAction}`);
  if (
    name === 'define' &&
    callee.type === 'MemberExpression' &&
    nameOf(callee.object).endsWith('customElements')
  )
    if (!path.startsWith('src/element/'))
      report(node, 'customElements.define is called only in src/element: a chunk exports its definition');
}

/** Elements that React would move to the head of the page, or take for the page's own. */
const ofThePage = new Set(['html', 'head', 'body', 'base', 'link', 'meta', 'script', 'style']);

function checkElement(node: SyntaxNode, report: Report): void {
  const name = nameOf(node.name);
  if (ofThePage.has(name))
    report(node, `<${name}>: it belongs to the page; the loader brings styles and scripts`);
}

function checkAttribute(node: SyntaxNode, mayWriteHtml: boolean, report: Report): void {
  const name = nameOf(node.name);
  const isExpression = isNode(node.value) && node.value.type === 'JSXExpressionContainer';
  if (name === 'style')
    report(node, 'style=: the strict policy allows no inline style; write a class, or a <meter>');
  if (name === 'dangerouslySetInnerHTML' && !mayWriteHtml)
    report(node, 'dangerouslySetInnerHTML: html is written only in src/content, behind the sanitiser (W-04)');
  if ((name === 'action' || name === 'formAction') && isExpression)
    report(node, `${name}={…}: ${asyncAction}. Use onSubmit`);
}

/** Rejects components whose root is text: they break when the browser has translated the page (BEY-26). */
function checkComponent(node: SyntaxNode, report: Report): void {
  const component = componentOf(node);
  if (!component) return;
  for (const result of resultsOf(component.body))
    if (isText(result))
      report(
        result,
        `${component.name} returns bare text: return an element, or page translation breaks it (BEY-26)`,
      );
}

function componentOf(node: SyntaxNode): { name: string; body: SyntaxNode } | undefined {
  const isFunction = (value: unknown): value is SyntaxNode =>
    isNode(value) &&
    ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(value.type);
  const made =
    node.type === 'VariableDeclarator' ? node.init : node.type === 'FunctionDeclaration' ? node : undefined;
  const name = nameOf(node.id);
  if (!isFunction(made) || !/^[A-Z][a-z]/.test(name) || !hasJsx(made)) return undefined;
  return { name, body: made.body as SyntaxNode };
}

function hasJsx(node: SyntaxNode): boolean {
  let found = false;
  walk(node, ({ type }) => {
    found ||= type === 'JSXElement' || type === 'JSXFragment';
    return !found;
  });
  return found;
}

/** Returns the results of a function, without those of functions inside it. */
function resultsOf(body: SyntaxNode): SyntaxNode[] {
  if (body.type !== 'BlockStatement') return branchesOf(body);
  const results: SyntaxNode[] = [];
  walk(body, (node) => {
    if (/Function/.test(node.type)) return false;
    if (node.type === 'ReturnStatement' && isNode(node.argument)) results.push(...branchesOf(node.argument));
    return undefined;
  });
  return results;
}

function branchesOf(node: SyntaxNode): SyntaxNode[] {
  const inner = (key: string) => branchesOf(node[key] as SyntaxNode);
  switch (node.type) {
    case 'ConditionalExpression':
      return [...inner('consequent'), ...inner('alternate')];
    case 'LogicalExpression':
      return [...inner('left'), ...inner('right')];
    case 'ParenthesizedExpression':
      return inner('expression');
    case 'JSXFragment':
      return node.children as SyntaxNode[];
    default:
      return [node];
  }
}

function isText(node: SyntaxNode): boolean {
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'Literal') return typeof node.value === 'string';
  return node.type === 'JSXText' && String(node.value).trim() !== '';
}

/** Name of an identifier; empty for anything else. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return typeof node.name === 'string' ? node.name : '';
}
