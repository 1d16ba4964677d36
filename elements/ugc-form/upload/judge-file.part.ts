/** What looks into a file, fetched when one is picked. */
import type { FileFamily } from '../../../src/api/participation.types.ts';
import { FILE_FITS } from '../../../src/forms/rules/file-value.ts';
import { isWhole } from '../../../src/photos/is-whole.ts';
import { familyOf, sniffFile } from '../../../src/photos/sniff-type.ts';
import { contentTypeOf, judgeSize } from './describe-file.ts';

/**
 * What the form's field `file` holds of a file by what is in it (UGC-05, UGC-06): phones and mail programs give pictures no type, or one that says nothing. What is no
 * picture or film that is taken, SVG for one, has another reason where it calls itself one.
 */
export default async function judgeFile(file: File, family: FileFamily, mostBytes: number): Promise<string> {
  const claimed = contentTypeOf(file);
  const type = file.size === 0 ? claimed : await sniffFile(file).catch(() => claimed);
  if (familyOf(type) !== family) return !type && familyOf(claimed) === family ? 'format' : 'type';
  const said = judgeSize(file, mostBytes);
  if (said !== FILE_FITS || family === 'video') return said;
  return (await isWhole(file, type).catch(() => true)) ? FILE_FITS : 'cut';
}
