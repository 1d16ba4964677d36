import { texts as contact } from '../../../elements/contact-form/contact-form.texts.ts';
import { texts as login } from '../../../elements/login/login.texts.ts';
import { texts as logout } from '../../../elements/logout/logout.texts.ts';
import { texts as newsletter } from '../../../elements/newsletter/newsletter.texts.ts';
import { texts as password } from '../../../elements/password/password.texts.ts';
import { texts as register } from '../../../elements/register/register.texts.ts';
import { texts as recovery } from '../../../src/account/forms/recovery.texts.ts';
import { texts as forms } from '../../../src/forms/form/forms.texts.ts';
import { expect } from '../demo.ts';
import { all, type Check, type Checks, has, hides, lacks, notes, offers, send, shows } from './checks.ts';

/** Fills a form for adults, or the extra fields of the standard form. */
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

const fillContact: Check = async (tag) => {
  for (const [name, value] of [
    ['name', 'Núria Soler'],
    ['email', 'nuria@example.cat'],
    ['subject', 'El concert'],
    ['text', 'Bon dia!'],
  ] as const)
    await tag.locator(`[name=${name}]`).fill(value);
  await tag.locator('input[name=terms]').check();
  await tag.locator('button[type=submit]').click();
};

const isLocked =
  (locked: boolean): Check =>
  async (tag) => {
    await expect(tag.locator('input[name=email][readonly]')).toHaveCount(locked ? 1 : 0);
  };

/** Logging in and out, and accounts. */
export const accountChecks: Checks = {
  'ap-login': {
    adulta: all(offers(login['login.submit']), shows(login['login.forgot'])),
    families: offers(login['login.submit']),
    infantil: all(offers(login['login.submit-child']), shows(login['login.create-pin'])),
    'correu-escrit': async (tag) => {
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
  'ap-logout': {
    boto: offers('Tanqueu la sessió'),
    'sense-etiqueta': offers(logout['logout.leave']),
  },
  'ap-contact-form': {
    formulari: all(send, shows(/^Hi ha \d coses per revisar:$/), shows(forms['form.name-required'])),
    assumptes: all(
      offers(contact['contact.submit']),
      shows('Si és per una errada'),
      shows('Soc una persona adulta'),
    ),
    enviat: all(fillContact, shows(contact['contact.success-title'])),
    refusat: all(fillContact, shows(contact['contact.error-general'])),
    'servidor-caigut': all(send, shows(forms['captcha.failed']), offers(forms['captcha.retry'])),
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
  'ap-password': {
    peticio: offers(recovery['recover.submit']),
    'usuari-desconegut': all(send, shows(recovery['recover.user-not-found'])),
    'servidor-caigut': all(send, shows(recovery['recover.error'])),
    enviat: all(send, shows(recovery['recover.sent-title']), lacks(recovery['recover.submit'])),
    'contrasenya-nova': all(offers(password['password.submit']), shows(password['password.hint'])),
    'sense-clau': all(
      shows(password['password.no-token']),
      shows(password['password.ask-again']),
      lacks(password['password.submit']),
    ),
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
};
