import { html } from '../../src/server/html.ts';
import { linkList } from '../../src/server/link-list.ts';
import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './profile.element.ts';

/** Renders `<ap-profile>` around its content without script: the menu and the logout. */
export const profileTag = templateOf(contract);

const menu = linkList([
  { title: 'El meu perfil', href: '/perfil/meu-perfil' },
  { title: 'Continguts guardats', href: '/perfil/continguts-guardats' },
  { title: 'Programes preferits', href: '/perfil/programes-preferits' },
  { title: 'Els meus fills i filles', href: '/perfil/els-meus-fills-i-filles' },
  { title: 'Eixiu', href: '/logout' },
]);

export const sample: TagData<typeof contract> = {
  tab: 'user',
  supportEmail: 'ajuda@apunt.example',
  content: html`<nav class="ap-server-nav" aria-label="Perfil">${menu}</nav>
  <p class="ap-server-note">Per a canviar les vostres dades cal JavaScript. També ens podeu escriure a <a href="mailto:ajuda@apunt.example">ajuda@apunt.example</a>.</p>`,
};
