import { texts as childCard } from '../../../elements/child-card/child-card.texts.ts';
import { texts as registration } from '../../../elements/club-registration/club-registration.texts.ts';
import { texts as server } from '../../../src/account/forms/server-errors.texts.ts';
import { texts as club } from '../../../src/club/club.texts.ts';
import { texts as membership } from '../../../src/club/membership.texts.ts';
import { texts as forms } from '../../../src/forms/form/forms.texts.ts';
import { all, type Check, type Checks, hasValue, hides, lacks, offers, send, shows } from './checks.ts';

/** Fills in the whole registration of the club, and sends it. */
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

/** States of the club and its families. */
export const clubChecks: Checks = {
  'ap-child-card': {
    alta: all(
      offers(childCard['child-card.add']),
      shows(club['child.pin-hint']),
      lacks('Lleveu esta criatura: Criatura 1'),
      hides(membership['child.print']),
    ),
    'una-altra': all(shows('Criatura 2'), offers('Lleveu esta criatura: Criatura 2')),
    membre: all(
      offers(childCard['child-card.save']),
      shows(membership['child.print']),
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
};
