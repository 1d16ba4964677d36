import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { birthdaysAroundThirteen } from '../../support/pages/birthdays.ts';
import {
  child,
  openAccepted,
  openForm,
  PASSWORD,
  PIN,
  tutor,
} from '../../support/pages/club-registration.ts';

test('VAL-38 VAL-33 what a manager fills in without events is sent, as it is meant', async ({ page }) => {
  const { club, bodies } = await openAccepted(page);
  await club.own('country').selectOption('Francia');
  await expect(club.own('province')).toHaveJSProperty('tagName', 'INPUT');
  const silent = { ...tutor, nif: '12.345.678-z', phone: '+34 600 123 123', province: 'Occitània' };
  const fill = (scope: string, values: Record<string, string>) =>
    club.host.evaluate(
      (host, [inside, entries]) => {
        for (const [name, value] of entries) {
          const found = [...host.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];
          const field = found.find((one) => Boolean(one.closest('[data-child]')) === (inside === 'child'));
          if (field) field.value = value;
        }
      },
      [scope, Object.entries(values)] as const,
    );
  const { country: _, ...written } = silent;
  await fill('tutor', { ...written, emailRepeat: tutor.email, password: PASSWORD, passwordRepeat: PASSWORD });
  await fill('child', { ...child, pin: PIN, repeatPin: PIN });
  await club.own('terms').check();
  await club.next.click();
  await club.send.click();
  await expect(club.heading).toHaveText('Ja sou de La Colla!');
  expect(bodies[0]).toMatchObject({
    nif: '12345678Z',
    phone: '600123123',
    country: 'Francia',
    province: 'Occitània',
  });
});

test('CLUB-22 VAL-37 what is wrong with a field is said when it is left', fullOnly, async ({ page }) => {
  const { today, tomorrow, thirteen, twelve } = birthdaysAroundThirteen();
  const club = await openForm(page);
  const one = club.childAt(0);

  await test.step('of the tutor', async () => {
    const wrong = [
      ['name', ' ', 'Escriviu el nom.'],
      ['surname', '', 'Escriviu els cognoms.'],
      ['birthdate', twelve, 'cal tindre 13 anys'],
      ['nif', '1234567Z', 'El NIF té 8 xifres'],
      ['phone', '600 12 tres', 'només pot portar xifres'],
      ['email', 'aitàna@example.cat', 'no pot portar accents'],
      ['emailRepeat', 'altra@example.cat', 'Els dos correus no són iguals.'],
      ['password', 'totesminuscules', 'majúscules i minúscules'],
      ['passwordRepeat', 'UnaAltra26', 'no són iguals'],
      ['address', '', 'Escriviu l’adreça.'],
      ['zip', '4600', 'té 5 xifres'],
      ['city', 'València 3', 'Només pot portar lletres'],
    ] as const;
    for (const [name, value, message] of wrong) {
      await club.own(name).focus();
      await club.own(name).fill(value);
      await expect(club.message(name), `${name} while it is written`).toHaveCount(0);
      await club.own(name).blur();
      await expect(club.own(name)).toHaveAccessibleDescription(new RegExp(message));
    }
    for (const [value, message] of [
      ['12345678A', 'La lletra no correspon'],
      ['X1234567A', 'La lletra no correspon'],
      ['123456789Z', 'El NIF té 8 xifres'],
    ] as const) {
      await club.own('nif').fill(value);
      await expect(club.message('nif')).toContainText(message);
    }
    await club.own('nif').fill('x1234567-l');
    await expect(club.message('nif')).toHaveCount(0);
  });

  await test.step('of a child', async () => {
    for (const [name, value, message] of [
      ['name', '', 'Escriviu el nom del xiquet'],
      ['birthdate', '', 'Escriviu la data de naixement del xiquet'],
      ['birthdate', thirteen, 'encara no ha fet 13 anys'],
      ['birthdate', tomorrow, 'La data no existix'],
      ['pin', '', 'Trieu un PIN de 4 xifres.'],
      ['pin', '12a4', 'El PIN té 4 xifres.'],
      ['repeatPin', '1324', 'Els dos PIN no són iguals.'],
    ] as const) {
      await one.field(name).fill(value);
      await one.field(name).focus();
      await one.field(name).blur();
      await expect(one.message(name), `${name} «${value}»`).toContainText(message);
    }
  });

  await test.step('who is 13 today is old enough for an account, and too old for the club by a day', async () => {
    // and the date pickers offer no other days
    await expect(club.own('birthdate')).toHaveAttribute('min', '1900-01-01');
    await expect(club.own('birthdate')).toHaveAttribute('max', thirteen);
    await expect(club.childAt(0).field('birthdate')).toHaveAttribute('min', twelve);
    await expect(club.childAt(0).field('birthdate')).toHaveAttribute('max', today);
    await club.own('birthdate').fill(thirteen);
    await club.childAt(0).field('birthdate').fill(twelve);
    await club.childAt(0).field('birthdate').blur();
    await club.own('name').focus();
    await expect(club.message('birthdate')).toHaveCount(0);
    await expect(club.childAt(0).message('birthdate')).toHaveCount(0);
  });
});
