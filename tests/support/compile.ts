import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
const modules = dirname(dirname(require.resolve('typescript/package.json')));

/**
 * Type-checks files as a strict consumer project would, in a folder that only sees the types in `types`.
 * @returns output of the compiler, empty when there are no errors
 */
export async function compile(
  files: Record<string, string>,
  types: Record<string, string> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'consumer-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(strictProject(Object.keys(files), types)));
    return await output([compiler, '--pretty', 'false'], folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function strictProject(files: string[], types: Record<string, string>): object {
  const paths = Object.fromEntries(Object.entries(types).map(([name, file]) => [name, [file]]));
  return {
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'preserve',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
      paths: {
        react: [join(modules, '@types/react')],
        'react/*': [join(modules, '@types/react/*')],
        ...paths,
      },
    },
    files,
  };
}

function output(args: string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd }, (_failed, stdout, stderr) => resolve(stdout + stderr));
  });
}
