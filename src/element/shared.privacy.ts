import type { KeptItem, OtherParty, SentCall } from './privacy.types.ts';

/** Shared privacy entries: login links, captchas and favourite buttons. */

export const backUrl: KeptItem = {
  where: 'localStorage',
  name: 'backUrl',
  holds: 'L’adreça de la pàgina on es torna després d’entrar.',
  until: 'S’esborra en entrar i en eixir.',
};

export const intent: KeptItem = {
  where: 'sessionStorage',
  name: 'ap-intent',
  holds:
    'El que es volia fer abans d’entrar (l’opció d’una enquesta, un preferit) o una eixida que no va arribar al servidor.',
  until: 'Val {intent.minutes} minuts, i es perd en tancar la pestanya.',
};

export const miniPlayer: KeptItem = {
  where: 'sessionStorage',
  name: 'ap-mini-player',
  holds: 'El que es reproduïa, el seu títol i el segon, per a continuar en la pàgina següent.',
  until: 'Val {mini.hours} hores, i es perd en tancar la pestanya.',
};

export const keptLists: readonly KeptItem[] = [
  {
    where: 'sessionStorage',
    name: 'ap-lists',
    holds: 'Quines llistes d’esta pestanya s’han guardat.',
    until: 'Es perd en tancar la pestanya.',
  },
  {
    where: 'sessionStorage',
    name: 'ap-list *',
    holds: 'Les targetes que ja s’havien carregat i per on s’anava, per a la tornada arrere.',
    until: 'Les {lists.most} últimes; es perden en tancar la pestanya.',
  },
];

export const captcha: SentCall = {
  call: 'GET /api/captcha/challenge',
  sends:
    'Per a quin formulari és la comprovació contra robots. La calcula el navegador, sense cap altra empresa, si la pàgina no tria un altre servei.',
  kept: 'Un resum de la comprovació usada, fins que caduca.',
};

export const captchaService: OtherParty = {
  who: 'Google, només si la pàgina posa `captcha-provider="recaptcha"` en `<ap-config>`.',
  when: 'En començar a escriure en el formulari, i no abans.',
};

export const summary: SentCall = {
  call: 'GET /api/front/user/profile',
  sends: 'Res més que la galeta de la sessió.',
  kept: 'Res.',
};

export const logout: SentCall = {
  call: 'POST /api/front/user/logout',
  sends: 'La galeta de la sessió, per a tancar-la.',
  kept: 'Res: la sessió s’esborra.',
};

export const recoverPassword: SentCall = {
  call: 'POST /api/front/user/recover-password',
  sends: 'El correu.',
  kept: 'Un resum de l’enllaç que s’envia, {reset.minutes} minuts.',
};

export const favourites: readonly SentCall[] = [
  {
    call: 'POST /api/bookmark/content/{id}',
    sends: 'Quin contingut es guarda.',
    kept: 'En la llista de l’usuari, fins que el lleva o esborra el compte.',
  },
  {
    call: 'DELETE /api/bookmark/content/{id}',
    sends: 'Quin contingut es lleva.',
    kept: 'Res: s’esborra de la llista.',
  },
  {
    call: 'POST /api/bookmark/taxon/{id}',
    sends: 'Quin programa es guarda.',
    kept: 'En la llista de l’usuari, fins que el lleva o esborra el compte.',
  },
  {
    call: 'DELETE /api/bookmark/taxon/{id}',
    sends: 'Quin programa es lleva.',
    kept: 'Res: s’esborra de la llista.',
  },
];
