// Writes the files of `npm pack` that neither the build nor the repository has: server/ and THIRD-PARTY.txt. npm runs
// it after the build, when it packs (docs/decisions/package.md).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/shared.ts';
import { readBundledPackages, thirdParty } from '../build/third-party.ts';
import { writeServerTemplates } from './server-templates.ts';

const taken = readBundledPackages(root);
await writeServerTemplates(join(root, 'server'), taken);
writeFileSync(join(root, 'THIRD-PARTY.txt'), thirdParty(taken));
