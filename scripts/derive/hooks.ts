import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../src/element/contract.ts';
import { ownAttributes } from './attributes.ts';
import { type Definition, projectRoot } from './contracts.ts';
import { code } from './markdown.ts';

/** Names by which a page changes the look of a tag. */
export interface Hooks {
  /** Tokens in the tag's own sheets. */
  tokens: readonly string[];
  /** Classes of the server content that the library styles. */
  classes: readonly string[];
  /** The tag has a sheet for its server content, which the page links. */
  hasSheet: boolean;
}

/** Spacing and motion: they are the same on every site. */
const plumbing = /^--ap-(\d|rem|ease|fast|slow|n|top|scheme|tracking-display|weight-display)$/;

/** Reads the hooks of a tag from its sheets and from its server content. */
export function readHooks({ name, demo = '' }: Definition): Hooks {
  const sheets = readAll(`elements/${name}/*.css`);
  const shared = new Set(namesIn(readAll('src/styles/tokens.css'), /(--ap-[\w-]+):/g));
  const tokens = namesIn(sheets, /var\((--ap-[\w-]+)/g);
  const styled = new Set(namesIn(sheets + readAll('src/styles/*.css'), /\.(ap-[\w-]+)/g));
  const written = [...demo.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return {
    tokens: tokens.filter((token) => shared.has(token) && !plumbing.test(token)),
    classes: [...new Set(written)].filter((one) => styled.has(one)).sort(),
    hasSheet: existsSync(join(projectRoot, `elements/${name}/${name}.page.css`)),
  };
}

function readAll(pattern: string): string {
  const files = globSync(pattern, { cwd: projectRoot }).sort();
  return files.map((file) => readFileSync(join(projectRoot, file), 'utf8')).join('\n');
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** Blocks of a tag's page about its look; none for a tag that shows nothing. */
export function hookBlocks(contract: Contract, { tokens, classes, hasSheet }: Hooks): string[] {
  if (contract.content === 'inert') return [];
  const reflected = ownAttributes(contract).filter(({ attribute }) => attribute.reflect);
  const list = (names: readonly string[]) => names.map(code).join(', ');
  return [
    [
      hasSheet
        ? `- **Fulla d’estil** del contingut del servidor, que li reserva l’espai: ${code(`<link rel="stylesheet" href="/dist/${contract.tag}.css">`)} en el \`<head>\` de la pàgina.`
        : '',
      tokens.length > 0 ? `- **Variables** de CSS que usa: ${list(tokens)}.` : '',
      classes.length > 0 ? `- **Classes** del contingut del servidor: ${list(classes)}.` : '',
      `- **Estat** per a una fulla d’estil: ${code(`${contract.tag}[data-ap-state="ready"]`)} quan està a punt; abans \`waiting\` (espera el seu torn) i \`loading\`, i \`failed\` si ha fallat.`,
      reflected.length > 0
        ? `- **Atributs** que l’element manté al dia: ${list(reflected.map(({ name }) => name))}.`
        : '',
    ]
      .filter(Boolean)
      .join('\n'),
    'El marge i el `display` de l’etiqueta són de la pàgina. [Com es canvia la resta](../integrating.md#look).',
  ];
}
