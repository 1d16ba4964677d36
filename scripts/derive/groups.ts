import type { Group } from '../../src/element/contract.ts';
import type { Definition } from './contracts.ts';

/** Titles of the groups for editors, in display order. */
export const groupTitles: Readonly<Record<Group, string>> = {
  page: 'La pàgina',
  news: 'Actualitat i directe',
  media: 'Vídeo, àudio i imatge',
  lists: 'Llistes i cerca',
  participation: 'Participació i formularis',
  services: 'Servicis',
  account: 'Compte',
  club: 'El club infantil',
};

/** The same titles for developers, in README.md. */
const englishTitles: Readonly<Record<Group, string>> = {
  page: 'Page',
  news: 'News and live',
  media: 'Video, audio and pictures',
  lists: 'Lists and search',
  participation: 'Participation and forms',
  services: 'Services',
  account: 'Account',
  club: 'Children’s club',
};

/** README.md with the present number of tags, and their links by group. */
export function readmeWith(readme: string, definitions: readonly Definition[]): string {
  const rows = byGroup(definitions).map(({ group, members }) => {
    const links = members.map(({ contract: { tag } }) => `[\`${tag}\`](docs/elements/${tag}.md)`);
    return `| ${englishTitles[group]} | ${links.join(', ')} |\n`;
  });
  return readme
    .replace(/(?<=A library of )\d+/, String(definitions.length))
    .replace(/(?<=\| Group \| Tags \|\n\|---\|---\|\n)(\|.*\n)+/, rows.join(''));
}

/** Returns the tags by group, in the order of `groupTitles`, without empty groups. */
export function byGroup<D extends Definition>(
  definitions: Iterable<D>,
): { group: Group; title: string; members: D[] }[] {
  const all = [...definitions];
  return (Object.keys(groupTitles) as Group[])
    .map((group) => ({
      group,
      title: groupTitles[group],
      members: all.filter(({ contract }) => contract.group === group),
    }))
    .filter(({ members }) => members.length > 0);
}
