import { contactPath } from './contact.ts';
import { legalTexts } from './legal.ts';
import { newsletterPath } from './newsletters.ts';
import { profileTabs } from './profile-tabs.ts';
import { type SiteName, sites } from './sites.ts';

/** Page of a site that is not a content, but is searched like contents. */
export interface SitePage {
  site: SiteName;
  /** Without the base path. */
  path: string;
  title: string;
  /** Other words that readers type for this page. */
  alsoCalled?: string;
}

const page = (site: SiteName, path: string, title: string, alsoCalled = ''): SitePage => ({
  site,
  path,
  title,
  alsoCalled,
});

export const sitePages: readonly SitePage[] = [
  page('apunt', '/', 'Portada', 'inici apunt'),
  page('apunt', '/programacio', 'Programació', 'graella horaris tele televisió ràdio guia'),
  page('apunt', '/directes', 'En directe', 'directes tele televisió ràdio'),
  page('apunt', '/el-temps', 'El temps', 'oratge previsió meteorologia'),
  page('apunt', '/noticies', 'Notícies', 'actualitat informatius'),
  page('apunt', '/a-la-carta', 'A la carta', 'vídeos àudios galeries pòdcasts'),
  page('apunt', '/programes', 'Programes'),
  page('apunt', '/a-z', 'De la A a la Z', 'índex programes activitats'),
  page('apunt', '/activitats', 'Activitats', 'agenda mapa'),
  page('apunt', '/blogs', 'Veus', 'blogs opinió'),
  page('apunt', newsletterPath('apunt'), 'Butlletins', 'correu subscripció newsletter'),
  page('apunt', contactPath('apunt'), 'Contacte', 'contactar correu escriviu queixes ajuda'),
  page('apunt', sites.apunt.login.href, 'Inicieu la sessió', 'accés entrar login compte usuari contrasenya'),
  page('apunt', sites.apunt.register, 'Registreu-vos', 'registre compte usuari alta'),
  page('apunt', '/recuperar-contrasenya', 'Recupereu la contrasenya', 'oblidada canviar restablir'),
  ...profileTabs.map(({ path, title }) => page('apunt', path, title, 'perfil compte')),
  page('lacolla', '/lacolla', 'La Colla', 'club infantil xiquets xiquetes'),
  page('lacolla', '/lacolla/jocs', 'Juga i inventa', 'jocs'),
  page('lacolla', '/lacolla/videos', 'Mira', 'vídeos'),
  page('lacolla', sites.lacolla.login.href, 'Entra en el club', 'accés login carnet PIN'),
  page('lacolla', '/acces-adults', 'Accés de persones adultes', 'login mares pares tutors'),
  page('lacolla', sites.lacolla.register, 'Fes-te’n', 'registre club carnet alta'),
  page('apunts', '/apunts', 'Apunts', 'valencià aprendre llengua'),
  page('apunts', '/apunts/llicons', 'Lliçons', 'exercicis'),
  page('apunts', '/apunts/escolteu', 'Escolteu', 'àudios'),
  page('apunts', '/apunts/paraula', 'Paraula del dia'),
  page('apunts', '/apunts/diccionari', 'Diccionari'),
  ...legalTexts.map(({ path, title }) => page('apunt', path, title, 'legal avís cookies galetes dades')),
];
