import type { State } from '../../src/server/state.types.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './predictive-search.element.ts';
import { predictiveSearchTag, sample } from './predictive-search.server.ts';

const towns = [
  ['03009', 'Alcoi'],
  ['03014', 'Alacant'],
  ['03065', 'Elx'],
  ['03063', 'Dénia'],
  ['12040', 'Castelló de la Plana'],
  ['12080', 'Morella'],
  ['12138', 'Vinaròs'],
  ['46131', 'Gandia'],
  ['46145', 'Xàtiva'],
  ['46250', 'València'],
].map(([C_INE = '', NOMBRE = '']) => ({ C_INE, NOMBRE }));

export const states: readonly State[] = [
  {
    id: 'municipis',
    title: 'Municipis',
    about: 'Escriviu «a»: primer els que comencen per «a», després els que en porten.',
    shows: 'Municipi',
    fullest: true,
    html: tag(contract, { label: 'Municipi', placeholder: 'Alcoi, Gandia…', items: towns }),
  },
  {
    id: 'select',
    title: 'De la llista que el servidor ha escrit',
    about: 'Sense JavaScript es tria en la llista; amb ell, s’escriu.',
    shows: 'Municipi',
    html: predictiveSearchTag({ ...sample, value: '46131' }),
  },
  {
    id: 'datalist',
    title: 'De les propostes que el servidor ha escrit',
    about: 'Un camp de text amb propostes, també sense JavaScript.',
    html: '<ap-predictive-search label="Un programa"><label>Un programa <input name="programa" list="programes"></label><datalist id="programes"><option value="La Costera"><option value="Arran de terra"></datalist></ap-predictive-search>',
  },
  {
    id: 'sense-noms',
    title: 'Sense noms',
    about: 'No proposa res, i s’hi pot escriure igual.',
    shows: 'Busqueu',
    html: '<ap-predictive-search></ap-predictive-search>',
  },
];
