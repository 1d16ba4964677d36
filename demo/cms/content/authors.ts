import type { BlogCard } from './card.types.ts';

/** Accounts in the network X, by author; some authors have none. */
const accounts: Readonly<Record<string, string>> = {
  'Empar Ribelles': 'empar_exemple',
  'Rafa Montaner': 'rafa_exemple',
  'Neus Blanquer': 'neus_exemple',
};

/** Returns the author of a blog, with the account if there is one (CARD-08). */
export function authorOf(name: string): BlogCard['author'] {
  const account = Object.hasOwn(accounts, name) ? accounts[name] : undefined;
  const twitterAccount = account && { text: `@${account}`, href: `https://x.com/${account}` };
  return { id: name, name, ...(twitterAccount && { twitterAccount }) };
}
