import type { State } from '../../src/server/state.types.ts';

export const states: readonly State[] = [
  {
    id: 'de-fabrica',
    title: 'Usuaris per defecte',
    about: 'Ningú, una adulta, un membre infantil i un usuari de xarxes.',
    shows: 'Membre infantil N.',
    html: '<ap-showroom></ap-showroom>',
  },
  {
    id: 'usuaris-propis',
    title: 'Usuaris propis',
    about: 'Els que escriu la pàgina, també amb un nom llarg.',
    shows: 'Mariadolors de les Neus Albiol-Sanchis',
    html: `<ap-showroom>
  <script type="application/json" data-prop="users">
    [{ "id": "1", "name": "Mariadolors de les Neus Albiol-Sanchis" }, { "id": "2", "name": "Pau" }]
  </script>
</ap-showroom>`,
  },
  {
    id: 'json-equivocat',
    title: 'JSON equivocat, en vista prèvia',
    about: 'Usa els usuaris per defecte i ho diu.',
    fullest: true,
    html: '<ap-showroom users="[{"></ap-showroom>',
    config: { preview: '' },
  },
  {
    id: 'sense-dev',
    title: 'Fora del mode de desenvolupament',
    about: 'L’etiqueta no es definix: es queda el contingut del servidor.',
    ends: 'undefined',
    shows: 'Ací no hi ha cap control.',
    html: '<ap-showroom><p>Ací no hi ha cap control.</p></ap-showroom>',
    config: { dev: 'false' },
  },
];
