/** Checks the content of a file. Fetched when a file is picked. */
import type { FileFamily } from '../../../src/api/participation.types.ts';
import { FILE_FITS } from '../../../src/forms/rules/file-value.ts';
import { isWhole } from '../../../src/photos/is-whole.ts';
import { familyOf, sniffFile } from '../../../src/photos/sniff-type.ts';
import { contentTypeOf, judgeSize } from './describe-file.ts';

/**
 * Value of the form's field `file`, by the file's content (UGC-05, UGC-06): phones and mail programs give pictures a
 * missing or meaningless type. Pictures and videos of an unsupported format, such as SVG, have a reason of their own.
 */
export default async function judgeFile(file: File, family: FileFamily, mostBytes: number): Promise<string> {
  const claimed = contentTypeOf(file);
  const type = file.size === 0 ? claimed : await sniffFile(file).catch(() => claimed);
  if (familyOf(type) !== family) return !type && familyOf(claimed) === family ? 'format' : 'type';
  const said = judgeSize(file, mostBytes);
  if (said !== FILE_FITS || family === 'video') return said;
  return (await isWhole(file, type).catch(() => true)) ? FILE_FITS : 'cut';
}
