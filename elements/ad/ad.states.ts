import type { State } from '../../src/server/state.types.ts';
import { adTag, sample } from './ad.server.ts';

export const states: readonly State[] = [
  {
    id: 'lloc',
    title: 'Lloc amb l’espai guardat',
    about: 'Sense el consentiment de qui llig no es demana res.',
    fullest: true,
    config: { 'ad-url': '/anuncis' },
    html: adTag(sample),
  },
  {
    id: 'vista-previa',
    title: 'En vista prèvia',
    about: 'No es demana cap anunci ni es guarda cap espai.',
    config: { 'ad-url': '/anuncis' },
    html: String(adTag(sample)).replace('<ap-ad', '<ap-ad preview'),
  },
];
