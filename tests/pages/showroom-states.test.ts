import type { Locator, Page } from '@playwright/test';
import { statesByTag } from '../../demo/showroom/states/all-states.ts';
import { texts as childCard } from '../../elements/child-card/child-card.texts.ts';
import { texts as registration } from '../../elements/club-registration/club-registration.texts.ts';
import { texts as embed } from '../../elements/embed/embed.texts.ts';
import { texts as gate } from '../../elements/gate/gate.texts.ts';
import { texts as header } from '../../elements/header/header.texts.ts';
import { texts as layers } from '../../elements/header/layers.texts.ts';
import { texts as live } from '../../elements/live-feed/live-feed.texts.ts';
import { texts as login } from '../../elements/login/login.texts.ts';
import { texts as logout } from '../../elements/logout/logout.texts.ts';
import { texts as newsletter } from '../../elements/newsletter/newsletter.texts.ts';
import { texts as password } from '../../elements/password/password.texts.ts';
import { texts as dialogs } from '../../elements/poll/dialogs.texts.ts';
import { texts as poll } from '../../elements/poll/poll.texts.ts';
import { texts as children } from '../../elements/profile/children/children.texts.ts';
import { texts as collections } from '../../elements/profile/collections/collections.texts.ts';
import { texts as profile } from '../../elements/profile/profile.texts.ts';
import { texts as user } from '../../elements/profile/user/user.texts.ts';
import { texts as register } from '../../elements/register/register.texts.ts';
import { texts as bar } from '../../elements/share-bar/share-bar.texts.ts';
import { texts as social } from '../../elements/social-embed/social-embed.texts.ts';
import { texts as streaming } from '../../elements/streaming-list/streaming-list.texts.ts';
import { texts as recovery } from '../../src/account/recovery.texts.ts';
import { texts as server } from '../../src/account/server-errors.texts.ts';
import { texts as club } from '../../src/club/club.texts.ts';
import { texts as embeds } from '../../src/embeds/embeds.texts.ts';
import { texts as forms } from '../../src/forms/forms.texts.ts';
import { expect, test } from '../support/demo.ts';

/** Faults are meant: the browser itself reports their status. */
test.use({ allow: [/status of (4|5)\d\d|^console: <ap-time> Error: datetime is missing/] });

type Check = (tag: Locator) => Promise<void>;

const shows =
  (text: string | RegExp): Check =>
  async (tag) => {
    await expect(tag.getByText(text).filter({ visible: true }).first()).toBeVisible();
  };
const offers =
  (button: string): Check =>
  async (tag) => {
    await expect(tag.getByRole('button', { name: button, exact: true })).toBeVisible();
  };
const lacks =
  (button: string): Check =>
  async (tag) => {
    await expect(tag.getByRole('button', { name: button, exact: true })).toHaveCount(0);
  };
const hides =
  (text: string): Check =>
  async (tag) => {
    await expect(tag.getByText(text)).toHaveCount(0);
  };
/** What editors read on the page about wrong attributes (BEY-28). */
const notes =
  (attributes: string[]): Check =>
  async (tag) => {
    for (const attribute of attributes)
      await expect(tag.page().getByRole('note').filter({ hasText: attribute })).toBeVisible();
  };
const all =
  (...checks: Check[]): Check =>
  async (tag) => {
    for (const check of checks) await check(tag);
  };

const loadFailure = all(shows(poll['poll.error-load']), offers(poll['poll.retry']), lacks(poll['poll.vote']));

const vote: Check = async (tag) => {
  await tag.getByRole('radio').first().check();
  await tag.getByRole('button', { name: poll['poll.vote'], exact: true }).click();
  await tag.getByRole('button', { name: dialogs['poll.confirm'] }).click();
};

const send: Check = async (tag) => {
  await tag.locator('button[type=submit]').press('Enter');
};
/** A form for adults, or all that the standard form has more. */
const fillRegistration: Check = async (tag) => {
  for (const [name, value] of [
    ['name', 'Núria'],
    ['surname', 'Soler i Vidal'],
    ['email', 'nuria@example.cat'],
    ['password', 'PatisDeLlum26'],
    ['repeatPassword', 'PatisDeLlum26'],
  ] as const) {
    const field = tag.locator(`input[name=${name}]`);
    if (await field.count()) await field.fill(value);
  }
  await tag.locator('input[name=terms]').check();
  await tag.locator('button[type=submit]').click();
};
/** Everything that the registration of the club asks, and the sending of it. */
const fillFamily: Check = async (tag) => {
  const own = (name: string) => tag.locator(`[name=${name}]:not([data-child] *)`);
  for (const [name, value] of [
    ['name', 'Aitana'],
    ['surname', 'Fictícia Exemple'],
    ['birthdate', '1988-03-14'],
    ['nif', '12345678Z'],
    ['phone', '600123123'],
    ['email', 'aitana@example.cat'],
    ['emailRepeat', 'aitana@example.cat'],
    ['password', 'PatisDeLlum26'],
    ['passwordRepeat', 'PatisDeLlum26'],
    ['address', 'Carrer Inventat, 7'],
    ['zip', '46001'],
    ['city', 'València'],
  ] as const)
    await own(name).fill(value);
  await own('province').selectOption('Valencia');
  await own('terms').check();
  for (const [name, value] of [
    ['name', 'Pepet'],
    ['surname', 'Inventat'],
    ['birthdate', '2018-05-02'],
    ['pin', '0427'],
    ['repeatPin', '0427'],
  ] as const)
    await tag.locator(`[data-child] [name=${name}]`).fill(value);
  await tag.getByRole('button', { name: registration['club.next'] }).click();
  await tag.getByRole('button', { name: registration['club.send'] }).click();
};
const isLocked =
  (locked: boolean): Check =>
  async (tag) => {
    await expect(tag.locator('input[name=email][readonly]')).toHaveCount(locked ? 1 : 0);
  };

const hasValue =
  (name: string, value: string): Check =>
  async (tag) => {
    await expect(tag.locator(`input[name=${name}]`)).toHaveValue(value);
  };

const checks: Record<string, Record<string, Check>> = {
  'ap-child-card': {
    alta: all(
      offers(childCard['child-card.add']),
      shows(club['child.pin-hint']),
      lacks('Lleveu esta criatura: Criatura 1'),
      hides(club['child.print']),
    ),
    'una-altra': all(shows('Criatura 2'), offers('Lleveu esta criatura: Criatura 2')),
    membre: all(
      offers(childCard['child-card.save']),
      shows(club['child.print']),
      shows('La Colla'),
      shows('Martí'),
      shows(club['child.pin-hint-known']),
      hasValue('nick', '40821736'),
    ),
    guardant: all(offers(forms['form.sending']), lacks(childCard['child-card.save'])),
    'sense-guardar': all(send, shows(childCard['child-card.error-save'])),
    'noms-llargs': hasValue('surname', 'Ferrandis-Gutiérrez de Montcada'),
  },
  'ap-club-registration': {
    comencament: all(offers(registration['club.create']), offers(registration['club.have-account'])),
    dades: all(
      offers(registration['club.next']),
      shows('Criatura 1'),
      offers(registration['club.add-child']),
    ),
    'una-criatura': all(shows(registration['club.max-children-one']), lacks(registration['club.add-child'])),
    refusat: all(
      fillFamily,
      shows(server['register.error-server.LA_COLLA_EMAIL_ALREADY_IN_USE']),
      offers(registration['club.log-in']),
    ),
    registrat: all(fillFamily, shows(registration['club.one-done']), shows('els dibuixos de hui')),
    'textos-propis': all(shows('El club és gratuït'), shows('Només cal fer-ho una vegada')),
  },
  'ap-poll': {
    oberta: all(offers(poll['poll.vote']), shows('L’Almoina')),
    carregant: shows(poll['poll.loading']),
    'carregant-opcions': shows('L’Almoina'),
    error: loadFailure,
    'error-opcions': all(loadFailure, shows('L’Almoina')),
    'temps-esgotat': loadFailure,
    'no-json': loadFailure,
    'forma-equivocada': loadFailure,
    'sense-opcions': all(lacks(poll['poll.vote']), hides(poll['poll.loading']), shows(poll['poll.empty'])),
    'sense-vots': shows('0 vots'),
    votada: all(shows(poll['poll.voted']), lacks(poll['poll.vote'])),
    tancada: all(shows(poll['poll.closed']), lacks(poll['poll.vote'])),
    'tancada-text-propi': shows('Divendres en parlem en antena.'),
    programada: all(shows(poll['poll.not-started']), lacks(poll['poll.vote'])),
    amagada: async (tag) => {
      await expect(tag).toBeHidden();
    },
    'textos-llargs': offers(poll['poll.vote']),
    'vint-opcions': async (tag) => {
      await expect(tag.getByRole('radio')).toHaveCount(20);
    },
    'vot-repetit': all(vote, shows(poll['poll.already-voted'])),
    'vot-fallit': all(vote, shows(poll['poll.error-vote']), offers(poll['poll.vote'])),
    'no-existix': loadFailure,
    'atributs-equivocats': all(offers(poll['poll.vote']), notes(['total-votes="molts"', 'options="[{]"'])),
  },
  'ap-logout': {
    boto: offers('Tanqueu la sessió'),
    'sense-etiqueta': offers(logout['logout.leave']),
  },
  'ap-password': {
    peticio: offers(recovery['recover.submit']),
    'usuari-desconegut': all(send, shows(recovery['recover.user-not-found'])),
    'servidor-caigut': all(send, shows(recovery['recover.error'])),
    enviat: all(send, shows(recovery['recover.sent-title']), lacks(recovery['recover.submit'])),
    'contrasenya-nova': all(offers(password['password.submit']), shows(password['password.hint'])),
    'sense-clau': all(shows(password['password.ask-again']), lacks(password['password.submit'])),
  },
  'ap-register': {
    formulari: all(send, shows(/^Hi ha \d coses per revisar:$/), shows(forms['form.name-required'])),
    adults: all(offers(register['register.submit']), hides(register['register.surname'])),
    'correu-bloquejat': all(isLocked(true), shows(register['register.email-locked'])),
    'correu-impossible': isLocked(false),
    refusat: all(fillRegistration, shows(register['register.error-general'])),
    'servidor-caigut': all(send, shows(forms['captcha.failed']), offers(forms['captcha.retry'])),
    registrat: all(fillRegistration, shows(register['register.success-title'])),
    'textos-llargs': all(
      shows('El registre és el mateix per a totes les webs'),
      shows('les bases de participació'),
    ),
  },
  'ap-header': {
    normal: shows('Directes'),
    'menu-llarg': async (tag) => {
      await expect(tag).toHaveAttribute('data-swipe');
      await expect(tag.getByRole('button', { name: header['header.next'] })).toBeVisible();
    },
    'titols-llargs': shows('Internacionalització-de-tot-plegat-sense-cap-blanc'),
    'cerca-curta': async (tag) => {
      await tag.locator('[slot="search"] > summary').click();
      await expect(tag.page().locator('html.ap-body-lock')).toHaveCount(1);
      await tag.getByRole('searchbox').press('Enter');
      await expect(tag.getByRole('alert')).toHaveText(layers['search.error']);
    },
    'menu-de-dades': async (tag) => {
      await expect(tag.locator('[slot="menu"]').getByRole('link', { name: 'Agenda' })).toBeVisible();
      await expect(tag.getByRole('link', { name: 'Notícies' })).toHaveCount(0);
      await tag.locator('[slot="burger"] > summary').click();
      await expect(tag.getByRole('link', { name: /Bluesky/ })).toBeVisible();
    },
    'menu-obert': async (tag) => {
      await expect(tag.locator('[slot="burger"]')).toHaveAttribute('open');
      // what closes it comes after it
      await expect(tag.page().locator('html')).toHaveClass(/ap-body-lock/);
      await tag.page().keyboard.press('Escape');
      await expect(tag.locator('[slot="burger"]')).not.toHaveAttribute('open');
    },
    propostes: async (tag) => {
      const field = tag.getByRole('combobox');
      await field.pressSequentially('cost');
      await expect(tag.getByRole('option')).toHaveText(['Costums de ponent', 'La Costera']);
    },
    publicitat: all(shows('Ací va un anunci de la casa.'), shows('Directes')),
    'atributs-equivocats': all(
      shows('Directes'),
      notes(['delta="poc"', 'banner-height="-1"', 'search-url="javascript:alert(1)"']),
    ),
  },
  'ap-share-bar': {
    normal: all(offers(bar['share.more']), lacks(bar['share.copy'])),
    oberta: all(shows('Bluesky'), offers(bar['share.less'])),
    lateral: offers(bar['share.copy']),
    directe: all(shows('Telegram'), offers(bar['share.copy']), lacks(bar['share.more'])),
    'titol-llarg': shows('Bluesky'),
    'atributs-equivocats': all(
      offers(bar['share.more']),
      notes(['variant="baix"', 'note-ms="un segon"', 'url="javascript:alert(1)"']),
    ),
  },
  'ap-time': {
    ara: shows('0 min'),
    minuts: shows('27 min'),
    hores: shows('5 h'),
    hora: shows(/^\d\d:\d\d$/),
    futur: shows('0 min'),
    dia: shows(/^(dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge)/),
    duracio: shows('1:02:03'),
    'data-equivocada': shows('8 de març de 2026, 10:00'),
  },
  'ap-showroom': {
    'de-fabrica': shows('Membre infantil N.'),
    'usuaris-propis': shows('Mariadolors de les Neus Albiol-Sanchis'),
    'json-equivocat': all(shows('Anna'), notes(['users="[{"'])),
    'sense-dev': shows('Ací no hi ha cap control.'),
  },
};

/** How many of something are drawn. */
const has =
  (selector: string, count: number): Check =>
  async (tag) => {
    await expect(tag.page().locator(`${selector} >> visible=true`)).toHaveCount(count);
  };
const leads: Check = (tag) => expect(tag.getByRole('link').filter({ visible: true }).first()).toBeVisible();
const chooses =
  (label: string): Check =>
  (tag) =>
    expect(tag.getByRole('combobox')).toHaveText(label);
const presses =
  (name: string, then: Check): Check =>
  async (tag) => {
    await tag.getByRole('button', { name }).click();
    await then(tag);
  };

Object.assign(checks, {
  'ap-dropdown': {
    una: chooses('L’Alacantí'),
    'unes-quantes': shows('Trieu'),
    oberta: shows('La Vall d’Albaida'),
    enllacos: presses('Canals', shows('En línia')),
    'per-propietat': chooses('Ràdio'),
    'textos-llargs': shows(/Totes les comarques/),
    buida: shows('Trieu'),
  },
  'ap-embed': {
    boto: all(offers('Obriu el gràfic'), shows(embed['embed.what-other'])),
    imatge: all(offers('Obriu el mapa'), has('ap-embed img', 1)),
    codi: presses(embed['embed.open'], async (tag) => {
      await expect(tag.locator('iframe').contentFrame().getByRole('button', { name: 'Suma' })).toBeVisible();
    }),
    plantilla: presses(embed['embed.open'], async (tag) => {
      await expect(tag.locator('iframe').contentFrame().getByText('Açò ve de la plantilla.')).toBeVisible();
    }),
    video: all(offers('Mireu el vídeo'), shows('YouTube sabrà')),
    res: all(leads, lacks(embed['embed.open'])),
    infantil: all(shows(embeds['embed.child']), has('ap-embed :is(a, button)', 0)),
    'atributs-equivocats': notes(['modal-image="javascript:alert(1)"', 'url="data:text/html,x"']),
  },
  'ap-favourite-button': {
    normal: has('ap-favourite-button [aria-pressed]', 1),
    programa: has('ap-favourite-button [aria-pressed]', 1),
    'dos-iguals': has('ap-favourite-button [aria-pressed]', 2),
    error: has('ap-favourite-button [aria-pressed="false"]', 1),
    lent: has('ap-favourite-button [aria-pressed]', 1),
    'atributs-equivocats': notes(['kind="blog"']),
  },
  'ap-gate': {
    article: all(shows(/persones registrades/), has('ap-gate .ap-gate-access', 1)),
    video: has('ap-gate .ap-gate-access', 1),
    'contingut-en-la-pagina': async (tag: Locator) => {
      await expect(tag.getByText('La resta del text.')).toBeHidden();
    },
    'sense-obligacio': shows('Un text per a tothom.'),
    'textos-propis': shows(gate['gate.message-video']),
    'no-arriba': has('ap-gate .ap-gate-access', 1),
    'atributs-equivocats': notes(['template="portada"', 'src="https://un-altre.example/text"']),
  },
  'ap-live-feed': {
    directe: shows('Com seguir-ho: televisió, ràdio i ací'),
    retinguts: shows(/missatges nous$/),
    'corregit-i-fixat': all(shows('Fixat'), shows('Corregit a les 21:40')),
    acabat: all(shows('Primeres notes al Carme'), lacks(live['live.older'])),
    buit: shows(live['live.empty']),
    error: all(shows(live['live.error']), offers(live['live.retry'])),
    'text-llarg': shows(/^Otorrinolaringo/),
    lacolla: shows('Primeres notes al Carme'),
  },
  'ap-newsletter': {
    formulari: offers(newsletter['newsletter.submit']),
    nivells: all(shows(newsletter['newsletter.segment-beginner']), offers(newsletter['newsletter.submit'])),
    'butlletins-propis': offers(newsletter['newsletter.submit']),
    demanat: offers(newsletter['newsletter.submit']),
    refusat: offers(newsletter['newsletter.submit']),
    'servidor-caigut': offers(newsletter['newsletter.submit']),
    'textos-propis': has('ap-newsletter [data-ap-mount] form', 1),
    'sense-identificador': notes(['newsletter-id=""']),
  },
  'ap-social-embed': {
    youtube: all(offers('Mostra el contingut de YouTube'), offers('Mostra’n sempre els de YouTube')),
    'youtube-vertical': async (tag: Locator) => {
      const { width = 0, height = 0 } = (await tag.boundingBox()) ?? {};
      expect(height).toBeGreaterThan(width * 0.5);
      await expect(tag.getByText('Mig minut de falla').filter({ visible: true })).toBeVisible();
    },
    tiktok: offers('Mostra el contingut de TikTok'),
    instagram: offers('Mostra el contingut d’Instagram'),
    x: all(offers('Mostra el contingut d’X'), shows('L’avís de l’estació')),
    facebook: offers('Mostra el contingut de Facebook'),
    incrustat: all(offers(social['social-embed.show-other']), has('ap-social-embed button', 1)),
    acceptat: async (tag: Locator) => {
      const inside = tag.locator('iframe').contentFrame();
      await expect(inside.getByRole('heading', { name: 'Persones que creuen el pont' })).toBeVisible();
      await tag.getByRole('button', { name: social['social-embed.stop'] }).click();
      await expect(tag.locator('iframe')).toHaveCount(0);
    },
    'no-es-coneix': all(leads, shows(social['social-embed.only-link']), has('ap-social-embed button', 0)),
    'titol-llarg': offers('Mostra el contingut de YouTube'),
    interruptor: presses('Mostra’n sempre els de YouTube', shows(social['social-embed.is-shown'])),
    infantil: all(shows(embeds['embed.child-ask']), has('ap-social-embed :is(a, button)', 0)),
    'atributs-equivocats': all(
      notes(['provider="fotolog"', 'url="javascript:alert(1)"', 'consent="potser"']),
      has('ap-social-embed button', 0),
    ),
  },
  'ap-streaming-list': {
    'en-antena': has('ap-streaming-list li', 2),
    carregant: shows(streaming['streaming.loading']),
    cap: all(shows(streaming['streaming.none']), has('ap-streaming-list li', 0)),
    error: shows('El que ha escrit el servidor'),
    'forma-equivocada': shows('El que ha escrit el servidor'),
    un: has('ap-streaming-list li', 1),
    dos: all(shows(streaming['streaming.tv']), shows(streaming['streaming.radio'])),
    molts: has('ap-streaming-list li', 9),
    llarg: shows(streaming['streaming.listen']),
    pelat: all(shows('Connexió imminent'), has('ap-streaming-list a', 0)),
    'titol-propi': shows('Ara mateix'),
    'atributs-equivocats': notes(['interval="de tant en tant"']),
  },
  'ap-show-nav': {
    ampla: has('ap-show-nav [aria-current]', 1),
    plegada: has('ap-show-nav [aria-current]', 1),
    'dins-d-un-apartat': leads,
    'en-cap': has('ap-show-nav [aria-current]', 0),
    'un-enllac': has('ap-show-nav a', 1),
    dades: async (tag: Locator) => {
      await expect(tag.getByRole('link', { name: 'L’equip' })).toHaveAttribute('aria-current');
      await expect(tag.getByRole('link', { name: 'El programa' })).toHaveCount(0);
      await tag.getByRole('button', { name: 'Més' }).click();
      await expect(tag.getByRole('link', { name: 'Vídeos' })).toBeVisible();
    },
    'textos-llargs': leads,
  },
  'ap-login': {
    adulta: all(offers(login['login.submit']), shows(login['login.forgot'])),
    xarxes: shows('Entreu amb Google'),
    families: offers(login['login.submit']),
    infantil: all(offers(login['login.submit-child']), shows(login['login.create-pin'])),
    'correu-escrit': async (tag: Locator) => {
      await expect(tag.getByRole('textbox').first()).toHaveValue('anna@example.cat');
    },
    'correu-demanat': shows(login['login.password-reset-sent']),
    'contrasenya-canviada': shows(login['login.password-changed']),
    error: offers(login['login.submit']),
    'error-infantil': offers(login['login.submit-child']),
    carregant: offers(login['login.submit']),
    'dins-d-un-altre': offers(login['login.submit']),
    'textos-llargs': shows(/de tota la vida/),
    'atributs-equivocats': notes(['variant="gos"', 'success-url="javascript:alert(1)"']),
  },
});

/** The same with somebody inside: the page opens anew for them. */
const inside =
  (userId: string, check: Check): Check =>
  async (tag) => {
    const page = tag.page();
    const headers = { origin: new URL(page.url()).origin };
    await page.request.post('/api/dev/session', { data: { userId }, headers });
    await page.reload();
    await check(tag);
  };

Object.assign(checks, {
  'ap-profile': {
    'sense-sessio': all(
      shows(profile['profile.leaving']),
      inside('7', shows(profile['profile.tab-favourites'])),
    ),
    continguts: inside('7', shows(/La ciutat ompli de música/)),
    programes: all(
      inside('7', offers(`Lleveu de la llista: ${'La Costera'}`)),
      inside('30', shows(profile['profile.logout-child'])),
    ),
    'llista-buida': inside('8', shows('Encara no hi ha res: mireu la portada.')),
    'llista-caiguda': inside(
      '7',
      all(shows(collections['collection.failed']), offers(collections['collection.retry'])),
    ),
    'llista-lenta': inside('7', hides(collections['collection.failed'])),
    criatures: inside('8', all(shows('Neus'), shows('Nico'), shows(children['children.add']))),
    'criatures-fora': inside(
      '8',
      all(shows(children['children.description']), hides(children['children.add'])),
    ),
    'atributs-equivocats': notes(['tab="amics"', 'masonry-break="ample"']),
    llengua: inside('7', all(shows(user['profile.newsletter-high']), hides(user['profile.bulletin-label']))),
    ampliat: inside('7', all(shows(user['profile.address']), shows(user['profile.nif']))),
    'servidor-caigut': inside('7', all(shows(user['profile.partial']), hasValue('name', 'Anna'))),
    refusat: inside('7', all(send, shows(user['profile.error-save']))),
  },
});

/** States where the widget steps back and the server content stays. */
const endsAs: Record<string, string | null> = {
  'ap-newsletter/sense-identificador': 'failed',
  'ap-time/data-equivocada': 'failed',
  'ap-showroom/sense-dev': null,
};

/** As a new visitor: states share a page, for a page takes longer to make than most states to look at. */
async function forget(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

for (const [tag, states] of Object.entries(statesByTag))
  test(`DEV-01 ${tag} shows each of its states`, async ({ page, axe }) => {
    test.setTimeout(states.length * 20_000);
    for (const { id, title } of states)
      await test.step(title, async () => {
        await page.goto(`/aparador/${tag}/estat/${id}`);
        const host = page.locator(tag).first();
        const state = endsAs[`${tag}/${id}`];
        if (state !== null) await expect(host).toHaveAttribute('data-ap-state', state ?? 'ready');
        const check = checks[tag]?.[id];
        expect(check, 'every state says what it shows').toBeDefined();
        await check?.(host);
        await axe();
        await forget(page);
      });
  });
