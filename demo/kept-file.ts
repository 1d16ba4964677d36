import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../node_modules/.cache/ap-demo');

/**
 * Reads a file that an earlier start has made, or makes it.
 * @param kind name of the file; one file of each kind is kept
 * @param sources everything that the content depends on
 */
export async function keptFile(
  kind: string,
  sources: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Buffer<ArrayBuffer>> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source);
  const name = `${kind}.${hash.digest('hex').slice(0, 16)}`;
  const kept = await readFile(join(folder, name)).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await keep(kind, name, made);
  return Buffer.from(made);
}

/**
 * Stores a file. Several processes may write simultaneously: each writes its own file and renames it. A read-only or
 * full disk is not an error.
 */
async function keep(kind: string, name: string, content: Uint8Array): Promise<void> {
  const draft = join(folder, `draft.${process.pid}.${Math.random().toString(36).slice(2)}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, content);
    await rename(draft, join(folder, name));
    for (const file of await readdir(folder))
      if (file.startsWith(`${kind}.`) && file !== name) await rm(join(folder, file), { force: true });
  } catch {
    // the next start makes it again; on a full disk each would leave another draft
    await rm(draft, { force: true }).catch(() => {});
  }
}
