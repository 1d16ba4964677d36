import { safeUrl } from '../../../src/content/safe-url.ts';
import type { BannersTable } from '../../api/database/tables/banner-tables.types.ts';

export type BannerFields = Omit<BannersTable, 'id' | 'kind' | 'published_at'>;

/** Maximum length of each field. */
export const longest = {
  title: 120,
  text: 300,
  href: 1000,
  link_title: 200,
  link_target: 10,
  link_rel: 100,
  image: 1000,
  image_alt: 200,
} as const;

export const noFields: BannerFields = {
  title: '',
  text: '',
  href: '',
  link_title: '',
  link_target: '',
  link_rel: '',
  image: '',
  image_alt: '',
};

/** Reads and validates the form of a banner. */
export function readFields(form: URLSearchParams): { fields: BannerFields; problem: string | undefined } {
  const fields = { ...noFields };
  const names = Object.keys(longest) as (keyof BannerFields)[];
  for (const name of names) fields[name] = (form.get(name) ?? '').replaceAll('\0', '').trim();
  return { fields, problem: problemOf(fields, names) };
}

function problemOf(fields: BannerFields, names: (keyof BannerFields)[]): string | undefined {
  if (!fields.title && !fields.text) return 'Escriviu un títol o un text.';
  if (names.some((name) => fields[name].length > longest[name]))
    return 'Hi ha un camp massa llarg. Escurceu-lo.';
  if (fields.href && safeUrl(fields.href) === undefined)
    return 'L’enllaç no val. Ha de començar per «https://» o per «/».';
  if (!['', '_blank'].includes(fields.link_target)) return 'L’enllaç s’obri ací o en una finestra nova.';
  if (!/^[a-z -]*$/.test(fields.link_rel))
    return 'La relació de l’enllaç són paraules com «nofollow» o «noreferrer».';
  if (fields.image && safeUrl(fields.image) === undefined)
    return 'L’adreça de la imatge no val. Ha de començar per «https://» o per «/».';
  return undefined;
}
