import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { projectRoot, readDefinitions } from './contracts.ts';
import { customElementsManifest } from './custom-elements.ts';
import { emitTypes } from './emit-types.ts';
import { attributesSchema } from './json-schema.ts';
import { publicInterface } from './public-interface.ts';
import { reactDeclarations, typeDeclarations } from './types.ts';
import { htmlCustomData } from './vscode.ts';
import { webTypes } from './web-types.ts';

/**
 * Writes into `outDir` all data about the tags for editors, type checkers and a CMS (BEY-27): custom-elements.json,
 * data for VS Code and JetBrains, types, and a JSON Schema.
 */
export async function derive(outDir: string): Promise<void> {
  const definitions = await readDefinitions();
  const contracts = definitions.map(({ contract }) => contract);
  const folders = definitions.map(({ name }) => name);
  const library = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'));
  const types = resolve(outDir, 'types');
  await mkdir(types, { recursive: true });
  await emitTypes(
    [
      ...folders.map((name) => `elements/${name}/${name}.element.ts`),
      'src/element/common-attributes.contract.ts',
      'src/ap.types.ts',
      'src/page-events.types.ts',
    ],
    types,
  );
  await Promise.all([
    writeJson(join(outDir, 'custom-elements.json'), customElementsManifest(contracts)),
    writeJson(join(outDir, 'vscode.html-custom-data.json'), htmlCustomData(contracts)),
    writeJson(join(outDir, 'web-types.json'), webTypes(contracts, library)),
    writeJson(join(outDir, 'attributes.schema.json'), attributesSchema(contracts)),
    writeJson(join(outDir, 'public-interface.json'), publicInterface(definitions)),
    writeFile(join(types, 'ap.d.ts'), typeDeclarations({ contracts, folders })),
    writeFile(join(types, 'react.d.ts'), reactDeclarations(contracts)),
    // module for bundlers that keep `import 'ap-widgets/react'`
    writeFile(join(types, 'react.js'), 'export {};\n'),
  ]);
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

if (import.meta.main) await derive(join(projectRoot, 'dist'));
