import { ownAttributes } from './attributes.ts';
import type { Definition } from './contracts.ts';

/** Snippet for editors: the demo of the tag, or the bare tag with its required attributes. */
export function snippet({ contract, demo }: Definition): string {
  if (demo) return demo;
  const required = ownAttributes(contract)
    .filter(({ attribute }) => attribute.required === true)
    .map(({ name }) => ` ${name}="…"`);
  return `<${contract.tag}${required.join('')}></${contract.tag}>`;
}
