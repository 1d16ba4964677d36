/** Checks the content of a file. Fetched when a file is picked. */
import type { FileFamily } from '../../../src/api/participation.types.ts';
import { FILE_FITS } from '../../../src/forms/rules/file-value.ts';
import { isWhole } from '../../../src/photos/is-whole.ts';
import { familyOf, sniffFile } from '../../../src/photos/sniff-type.ts';
import { contentTypeOf, judgeSize } from './describe-file.ts';

/**
 * Value of the form's field `file`, judged by the content of the file (UGC-05, UGC-06): phones and mail programs give
 * pictures no type, or a meaningless one. A picture or film of a refused format, such as SVG, gets a reason of its own.
 */
export default async function judgeFile(file: File, family: FileFamily, mostBytes: number): Promise<string> {
  const claimed = contentTypeOf(file);
  const type = file.size === 0 ? claimed : await sniffFile(file).catch(() => claimed);
  if (familyOf(type) !== family) return !type && familyOf(claimed) === family ? 'format' : 'type';
  const said = judgeSize(file, mostBytes);
  if (said !== FILE_FITS || family === 'video') return said;
  return (await isWhole(file, type).catch(() => true)) ? FILE_FITS : 'cut';
}
