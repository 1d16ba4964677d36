import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mostBegun, StoredFiles } from './stored-files.ts';

let folder: string;
let files: StoredFiles;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ap-stored-'));
  files = new StoredFiles(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('W-18 a key begins so many uploads and no more, at once too, and again when one is over', async () => {
  const calls = Array.from({ length: mostBegun + 3 }, () => files.begin('ugc/a'));
  const refused = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused).toMatchObject([1, 2, 3].map(() => ({ reason: { code: 'InvalidRequest' } })));
  await files.begin('ugc/b');
  const begun = await files.begun('ugc/a');
  expect(begun).toHaveLength(mostBegun);
  await files.abort('ugc/a', begun[0] ?? '');
  await files.begin('ugc/a');
});

test('W-18 an upload is of its key, and is listed with it alone', async () => {
  const uploadId = await files.begin('ugc/a');
  expect([await files.begun('ugc/a'), await files.begun('ugc/b'), await files.begun('')]).toEqual([
    [uploadId],
    [],
    [],
  ]);
  const sent = files.putPart('ugc/b', uploadId, 1, Readable.from(['a']));
  await expect(sent).rejects.toMatchObject({ code: 'NoSuchUpload' });
});

test('W-18 uploads that cannot be read are not taken for none', async () => {
  await files.abort('ugc/a', await files.begin('ugc/a'));
  await writeFile(join(folder, 'uploads', 'ugc.a'), 'no folder');
  await expect(files.begun('ugc/a')).rejects.toThrow('ENOTDIR');
});

test('W-18 leaves only the object after an upload is cancelled or complete', async () => {
  await files.abort('ugc/a', await files.begin('ugc/a'));
  const uploadId = await files.begin('ugc/b');
  const etag = await files.putPart('ugc/b', uploadId, 1, Readable.from(['a']));
  await files.complete('ugc/b', uploadId, [{ partNumber: 1, etag }]);
  expect([await readdir(join(folder, 'uploads')), await readdir(join(folder, 'objects'))]).toEqual([
    [],
    ['ugc.b'],
  ]);
});
