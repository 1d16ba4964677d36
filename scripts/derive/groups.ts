import type { Group } from '../../src/element/contract.ts';
import type { Definition } from './contracts.ts';

/** The groups in the order in which they are shown, with their titles for editors. */
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

/** The tags by group, in the order of `groupTitles`; a group without any is left out. */
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
