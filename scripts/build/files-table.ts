import type { PartsTable, TagFiles } from '../../src/loader/loader.types.ts';

export interface FilesTable {
  version: string;
  files: Record<string, TagFiles>;
  /** Name of the file with the table of the parts. */
  parts: string;
  /** Expression for the folder of the files. */
  base: string;
}

/** Module that the entry imports as `virtual:ap-files`: the available tags and their files. */
export function tableModule({ base, ...values }: FilesTable): string {
  const constants = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return [...constants, `export const base = ${base};`].join('\n');
}

/** Returns the table of the parts as a separate file, loaded after the first widget. */
export const partsModule = (parts: PartsTable): string => `export default ${JSON.stringify(parts)};\n`;
