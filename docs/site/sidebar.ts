import type { SitePage } from './pages.ts';

interface Item {
  label: string;
  link: string;
  attrs?: { lang: string };
}
interface Group {
  label: string;
  items: (Item | Group)[];
  collapsed?: boolean;
}

export interface TagGroup {
  title: string;
  tags: readonly string[];
}

/** Guides of each part, by their paths. */
const parts: readonly (readonly [label: string, paths: readonly string[]])[] = [
  [
    'Integració',
    [
      'overview',
      'integrating',
      'upgrading',
      'public-interface',
      'nothing-shows',
      'contract',
      'media',
      'integrations/*',
    ],
  ],
  ['Operació', ['operating', 'configuration', 'scaling', 'demo']],
  [
    'Desenvolupament',
    ['contributing', 'architecture', 'requirements', 'budgets', 'engines', 'decisions/*', 'changelog'],
  ],
  ['Mesures', ['bench', 'all-tags-bench', 'lighthouse', 'participation-bench', 'scale-bench', 'soak']],
];

/** Labels of groups that are folders. */
const folders: Readonly<Record<string, string>> = {
  'integrations/*': 'Altres sistemes',
  'decisions/*': 'Decisions',
};

/**
 * Returns the navigation of the site, with every page.
 * @throws Error when a page stands in no part, or a part names no page
 */
export function sidebarOf(pages: readonly SitePage[], tagGroups: readonly TagGroup[]): Group[] {
  const left = new Map(pages.map((page) => [page.path, page]));
  const item = (path: string, label?: string): Item => {
    const page = left.get(path);
    if (!page) throw new Error(`The navigation names “${path}”, which is no page`);
    left.delete(path);
    const attrs = page.lang === 'en' ? { attrs: { lang: 'en' } } : {};
    return {
      label: label ?? page.title.replace(/: <.*/, ''),
      link: path === '' ? '/' : `/${path}/`,
      ...attrs,
    };
  };
  const folder = (pattern: string): Group => {
    const path = pattern.replace(/\/\*$/, '');
    const inside = [...left.keys()].filter((one) => one.startsWith(`${path}/`)).sort();
    return {
      label: folders[pattern] ?? path,
      collapsed: true,
      items: [item(path), ...inside.map((one) => item(one))],
    };
  };
  const groups: Group[] = [
    {
      label: 'Comenceu ací',
      items: [item('', 'Inici'), item('guia-editors'), item('elements', 'Galeria d’elements')],
    },
    ...tagGroups.map(({ title, tags }) => ({
      label: title,
      collapsed: true,
      items: tags.map((tag) => item(`elements/${tag}`)),
    })),
    ...parts.map(([label, paths]) => ({
      label,
      items: paths.map((path) => (path.endsWith('/*') ? folder(path) : item(path))),
      collapsed: true,
    })),
  ];
  if (left.size > 0) throw new Error(`The navigation lacks ${[...left.keys()].join(', ')}`);
  return groups;
}
