import { expect, test } from 'vitest';
import { allowedTab, isSocial, missingData, tabAddress, tabsFor } from './tabs.ts';

const adult = { id: '7', type: 'adult' };
const child = { id: '30', type: 'laCollaMember' };
const social = { id: '9', type: 'social' };

test('PROF-06 PROF-07 lists the tabs by user and site', () => {
  const all = ['user', 'favourites', 'shows', 'children'];
  expect(tabsFor(adult, 'apunt')).toEqual(all);
  expect(tabsFor(adult, 'lacolla')).toEqual(all);
  expect(tabsFor(social, 'apunt')).toEqual(all);
  expect(tabsFor(adult, 'apunts')).toEqual(['user', 'favourites']);
  for (const site of ['apunt', 'lacolla', 'apunts'])
    expect(tabsFor(child, site)).toEqual(['favourites', 'shows']);
});

test.each([
  ['user', adult, 'apunt', 'user'],
  ['children', adult, 'lacolla', 'children'],
  ['shows', adult, 'apunts', 'user'],
  ['children', adult, 'apunts', 'user'],
  ['favourites', adult, 'apunts', 'favourites'],
  ['user', child, 'lacolla', 'shows'],
  ['children', child, 'lacolla', 'shows'],
  ['favourites', child, 'lacolla', 'favourites'],
  ['rrss', child, 'lacolla', 'shows'],
  ['rrss', adult, 'apunt', 'user'],
  ['rrss', social, 'apunt', 'rrss'],
] as const)('PROF-49 PROF-39 %s asked for by %j on %s is %s', (asked, user, site, shown) => {
  expect(allowedTab(asked, user, site)).toBe(shown);
});

test('SOC-08 recognises a social login by the type, in either wording of the server', () => {
  for (const type of ['rrss', 'social', 'facebook', 'google', 'twitter', 'apple'])
    expect(isSocial({ id: '9', type }), type).toBe(true);
  for (const type of ['adult', 'laCollaMember', '', undefined])
    expect(isSocial({ id: '9', type })).toBe(false);
});

test('SOC-09 reports missing name, surname and birthdate at a first login', () => {
  const whole = { id: '9', name: 'Joan', surname: 'Mira', birthdate: '1993-07-21' };
  expect(missingData(whole)).toEqual([]);
  for (const missing of ['name', 'surname', 'birthdate'])
    expect(missingData({ ...whole, [missing]: '' }), missing).toEqual([missing]);
  expect(missingData({ ...whole, name: '', birthdate: null })).toEqual(['name', 'birthdate']);
});

test('ROUTE-15 ROUTE-18 gives each tab an address, which can be configured and keeps the site', () => {
  expect(tabAddress('user', {}, null)).toBe('/perfil/meu-perfil');
  expect(tabAddress('rrss', {}, null)).toBe('/perfil/meu-perfil');
  expect(tabAddress('favourites', {}, null)).toBe('/perfil/continguts-guardats');
  expect(tabAddress('shows', {}, 'lacolla')).toBe('/perfil/programes-preferits?site=lacolla');
  expect(tabAddress('children', { 'profile-childs': '/fills?a=1' }, 'apunts')).toBe('/fills?a=1&site=apunts');
  expect(tabAddress('user', {}, 'a&b')).toBe('/perfil/meu-perfil?site=a%26b');
});

test.each([
  ['user', 'profile-user'],
  ['rrss', 'profile-user'],
  ['favourites', 'profile-contents'],
  ['shows', 'profile-shows'],
  ['children', 'profile-childs'],
] as const)('ROUTE-19 ROUTE-20 the address of %s is configured by the name %s', (tab, name) => {
  expect(tabAddress(tab, { [name]: '/another' }, null)).toBe('/another');
});
