import { FILE_FITS } from '../../../src/forms/rules/file-value.ts';

interface FileLike {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Bytes of a KB, both in limits and in messages (UGC-30). */
export const KILOBYTE = 1024;

/** Types by file extension, for systems that do not know them. */
const knownTypes: Readonly<Record<string, string>> = {
  heic: 'image/heic',
  heif: 'image/heif',
  avif: 'image/avif',
  mkv: 'video/x-matroska',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  svg: 'image/svg+xml',
  webm: 'video/webm',
};

/** Maximum lengths of name and extension on the server. */
const LONGEST_NAME = 300;
const LONGEST_EXTENSION = 20;

const CONTROL = /\p{Cc}/gu;

/** Last segment of a path of any system: the file name without its folder. */
const baseName = (name: string) => name.replace(CONTROL, '').replace(/^.*[/\\]/, '');

const endOf = (name: string) => /\.(\w{1,20})$/.exec(name)?.[1];

/** Full MIME type without parameters; empty if unknown. */
export function contentTypeOf({ type, name }: Pick<FileLike, 'type' | 'name'>): string {
  const [mime = ''] = type.toLowerCase().split(';');
  return mime.trim() || (knownTypes[endOf(name)?.toLowerCase() ?? ''] ?? '');
}

export interface FileName {
  name: string;
  extension: string;
}

/** Splits a name at the last dot; without an extension it uses the MIME type's (UGC-39). */
export function splitName(file: Pick<FileLike, 'type' | 'name'>): FileName {
  const whole = baseName(file.name);
  const end = endOf(whole);
  const [, subtype = ''] = contentTypeOf(file).split('/');
  const extension = end ?? subtype.replace(/^x-|\+.*$/g, '').replace(/\W/g, '');
  const name = end === undefined ? whole : whole.slice(0, -end.length - 1);
  return {
    name: [...name].slice(0, LONGEST_NAME).join(''),
    extension: extension.slice(0, LONGEST_EXTENSION),
  };
}

/** Value of the form field `file`: accepted, or the reason of a rejection (UGC-05, UGC-06, UGC-30). */
export function judgeSize({ size }: Pick<FileLike, 'size'>, mostBytes: number): string {
  if (size === 0) return 'empty';
  return size > mostBytes ? 'size' : FILE_FITS;
}
