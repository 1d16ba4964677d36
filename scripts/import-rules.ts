import { posix } from 'node:path';
import type { ParsedFile, Problem } from './parse.ts';

/**
 * Who may import whom inside src: a folder imports only from groups after its own.
 * `loader` starts everything and is imported by the entry alone. Shapes (`*.types.ts`) carry
 * no code, and pure rules (see `pure`) carry no state: all may use them.
 */
const layers: readonly (readonly string[])[] = [
  ['loader'],
  ['account', 'club', 'embeds', 'media', 'places'],
  ['forms', 'content'],
  ['ui', 'photos'],
  ['session'],
  ['polling'],
  ['api'],
  ['config'],
  ['element'],
  ['i18n'],
  ['errors'],
  ['storage'],
  ['url', 'styles', 'vendor'],
];

/** The same inside demo, where a file at the top counts as a folder of its name. */
const demoLayers: readonly (readonly string[])[] = [
  ['server', 'testing'],
  ['http', 'inbox', 'showroom', 'social-provider'],
  ['seeds'],
  ['cms'],
  ['api'],
  ['config'],
];

/** The same inside demo/api. */
const apiLayers: readonly (readonly string[])[] = [
  ['plugin'],
  ['users'],
  ['login', 'newsletters', 'social'],
  ['accounts'],
  ['club'],
  ['bookmarks', 'captcha', 'health', 'live', 'polls', 'search', 'streaming'],
  ['openapi'],
  ['session'],
  ['context'],
  ['forms', 'mail', 'security'],
  ['database', 'http'],
];

/** One door for each library of the browser's code, so that it can be replaced. React itself is everywhere. */
const doors: Readonly<Record<string, readonly string[]>> = {
  react: ['src/', 'elements/'],
  'react-dom': ['src/element/', 'src/vendor/', 'src/ui/'],
  // React under the names that the facade of the build gives it
  'react-original': ['src/vendor/'],
  'jsx-runtime-original': ['src/vendor/'],
  '@r2wc/react-to-web-component': ['src/element/define-element.ts'],
  zustand: ['src/storage/store.ts'],
  ofetch: ['src/api/client.ts'],
  'js-cookie': ['src/session/cookie.ts'],
  yup: [
    'src/forms/rules.ts',
    'src/forms/account-rules.ts',
    'src/forms/adult-rules.ts',
    'src/forms/child-rules.ts',
    'src/forms/club-rules.ts',
    'src/forms/newsletter-rules.ts',
    'src/forms/profile-rules.ts',
    'src/forms/check-with.ts',
  ],
  'react-hook-form': ['src/forms/'],
  'altcha-lib': ['src/forms/captcha/altcha.part.ts'],
};

/** What the server may share with the browser: shapes, contracts and pure rules. */
const shared = [
  /\.types\.ts$/,
  /\.element\.ts$/,
  /\.texts\.ts$/,
  /^src\/element\/contract\.ts$/,
  /^src\/forms\/[\w-]*rules\.ts$/,
];
/** Functions without state or DOM, for every layer and the server. */
const pure = [
  'src/content/safe-url.ts',
  'src/content/image.ts',
  'src/content/view.ts',
  'src/content/view-html.ts',
  'src/content/picture-view.ts',
  'src/content/body-views.ts',
  'src/content/message-view.ts',
  'src/embeds/providers.ts',
  'src/element/common-attributes.ts',
  'src/url/',
  'src/i18n/',
];

/** Names every import that the layering of the project forbids. `path` is from the project's root. */
export function checkImports(path: string, { imports }: ParsedFile): Problem[] {
  // states of the showroom stand beside their widget, and are the demo's
  if (path.endsWith('.states.ts')) return [];
  return imports.flatMap(({ specifier, line }) => {
    const message = specifier.startsWith('.')
      ? checkOwn(path, posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '')))
      : checkLibrary(path, specifier);
    return message ? [{ line, message }] : [];
  });
}

function checkOwn(from: string, to: string): string | undefined {
  const [area = '', folder = ''] = from.split('/');
  const [targetArea = '', targetFolder = ''] = to.split('/');
  switch (area) {
    case 'src':
      if (targetArea !== 'src') return `src knows no widget and no server: it may not import ${to}`;
      return to.endsWith('.types.ts') || isPure(to) ? undefined : checkLayer(layers, 'src', from, to);
    case 'elements':
      if (targetArea === 'src') return undefined;
      if (targetArea !== 'elements') return `a widget imports from src and its own folder, not ${to}`;
      if (targetFolder !== folder)
        return `a widget imports no other widget's code (${to}): render its tag, or move what they share to src`;
      return undefined;
    case 'demo':
      if (targetArea === 'demo')
        return checkLayer(demoLayers, 'demo', from, to) ?? checkLayer(apiLayers, 'demo/api', from, to);
      if (isShared(to)) return undefined;
      return `the demo uses the built bundle, and shares only shapes, contracts and pure rules: not ${to}`;
    default:
      return undefined;
  }
}

function checkLayer(
  allowed: readonly (readonly string[])[],
  parent: string,
  path: string,
  to: string,
): string | undefined {
  const [from, target] = [folderIn(parent, path), folderIn(parent, to)];
  if (from === undefined || target === undefined || from === target) return undefined;
  // src/ap.ts and its like start everything
  if (parent === 'src' && path === `src/${from}.ts`) return undefined;
  const layerOf = (folder: string) => allowed.findIndex((layer) => layer.includes(folder));
  if (layerOf(from) === -1) return `${parent}/${from} has no place in the layers of scripts/import-rules.ts`;
  if (layerOf(target) === -1) return `${to} has no place in the layers of scripts/import-rules.ts`;
  return layerOf(target) > layerOf(from)
    ? undefined
    : `${parent}/${from} may import only from the layers below it, and ${to} is not (scripts/import-rules.ts)`;
}

/** Name of the folder of `parent`, or of the file, that has this path. */
function folderIn(parent: string, path: string): string | undefined {
  if (!path.startsWith(`${parent}/`)) return undefined;
  return path
    .slice(parent.length + 1)
    .split('/')[0]
    ?.replace(/(\.[\w-]+)*\.tsx?$/, '');
}

function checkLibrary(path: string, specifier: string): string | undefined {
  if (!/^(src|elements)\//.test(path)) return undefined;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (specifier.startsWith('node:')) return 'the browser has no Node modules';
  if (specifier.startsWith('virtual:')) return undefined; // made by the build
  const allowed = doors[name];
  if (!allowed)
    return `${name} has no door yet: give it one module in src, and name that in scripts/import-rules.ts`;
  return allowed.some((place) => path.startsWith(place) || path.endsWith(place))
    ? undefined
    : `${name} is imported only in ${allowed.join(' and ')}`;
}

function isShared(path: string): boolean {
  return shared.some((pattern) => pattern.test(path)) || isPure(path);
}

function isPure(path: string): boolean {
  return pure.some((place) => path.startsWith(place));
}
