import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './contracts.ts';

const run = promisify(execFile);

/**
 * Writes the declarations of the given source files, and of every type they mention, below `outDir`, at the same
 * paths as in the project.
 */
export async function emitTypes(files: readonly string[], outDir: string): Promise<void> {
  const folder = await mkdtemp(join(projectRoot, 'node_modules/.derive-'));
  try {
    const project = join(folder, 'tsconfig.json');
    await writeFile(project, JSON.stringify(emitOnly(files, outDir)));
    const compiler = join(
      dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
      'bin/tsc',
    );
    await run(process.execPath, [compiler, '--project', project]).catch(({ stdout }: { stdout: string }) => {
      throw new Error(`The definitions do not type-check:\n${stdout}`);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function emitOnly(files: readonly string[], outDir: string): object {
  return {
    extends: join(projectRoot, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noEmitOnError: true,
      rootDir: projectRoot,
      outDir,
    },
    include: [],
    files: files.map((file) => join(projectRoot, file)),
  };
}
