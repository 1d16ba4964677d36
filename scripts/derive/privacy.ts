import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Privacy } from '../../src/element/privacy.types.ts';
import { type Definition, projectRoot } from './contracts.ts';
import { withFigures } from './figures.ts';
import { code, table } from './markdown.ts';

/** Privacy sheet of a tag: the data that it stores and sends, with the retention times filled in. */
export type Sheet = Required<Privacy>;

/** The sheet of a tag; empty for one that has no file. */
export async function readSheet(name: string): Promise<Sheet> {
  const file = join(projectRoot, `elements/${name}/${name}.privacy.ts`);
  const privacy: Privacy = existsSync(file)
    ? (await import(/* @vite-ignore */ pathToFileURL(file).href)).privacy
    : {};
  return fillFigures({
    keeps: privacy.keeps ?? [],
    sends: privacy.sends ?? [],
    others: privacy.others ?? [],
  });
}

/** Fills in the figures, except in names of stored items and in calls, where braces mark a part of an address. */
export function fillFigures({ keeps, sends, others }: Sheet): Sheet {
  return {
    keeps: keeps.map((item) => ({ ...item, holds: withFigures(item.holds), until: withFigures(item.until) })),
    sends: sends.map((item) => ({ ...item, sends: withFigures(item.sends), kept: withFigures(item.kept) })),
    others: others.map(({ who, when }) => ({ who: withFigures(who), when: withFigures(when) })),
  };
}

export async function readSheets(definitions: readonly Definition[]): Promise<Map<string, Sheet>> {
  return new Map(
    await Promise.all(
      definitions.map(
        async ({ name, contract }): Promise<[string, Sheet]> => [contract.tag, await readSheet(name)],
      ),
    ),
  );
}

/** Text for a tag without a sheet. */
export const nothingKept = 'No guarda res en el navegador, no envia res i no demana res a cap altra web.';

/** The columns of the three tables, which the showroom shows as well. */
export const sheetTables = ({ keeps, sends, others }: Sheet) =>
  [
    {
      header: ['Guarda en el navegador', 'On', 'Què hi ha', 'Fins quan'],
      rows: keeps.map(({ name, where, holds, until }) => [code(name), where, holds, until]),
    },
    {
      header: ['Crida al servidor de la web', 'Què envia', 'Què en queda'],
      rows: sends.map(({ call, sends, kept }) => [code(call), sends, kept]),
    },
    {
      header: ['Demana a altres', 'Quan'],
      rows: others.map(({ who, when }) => [who, when]),
    },
  ].filter(({ rows }) => rows.length > 0);

/** Returns the privacy blocks of a tag's page. */
export function privacyBlocks(sheet: Sheet, isPage: boolean): string[] {
  const tables = sheetTables(sheet).map(({ header, rows }) => table(header, rows));
  return [
    ...(tables.length > 0 ? tables : [nothingKept]),
    isPage
      ? 'És el que fa la biblioteca en qualsevol pàgina, tinga els elements que tinga.'
      : 'A més, el que val per a tota pàgina: [`<ap-config>`](ap-config.md#privacitat).',
  ];
}
