import { type FieldName, fieldKinds } from '../../src/forms/fields.ts';
import { expect, test } from '../support/demo.ts';

const forms: [path: string, tag: string, fields: FieldName[]][] = [
  ['/acces', 'ap-login', ['accountEmail', 'currentPassword']],
  ['/acces?site=lacolla', 'ap-login', ['memberNumber', 'pin']],
  ['/recuperar-contrasenya', 'ap-password', ['accountEmail']],
  ['/restablir-contrasenya?token=x', 'ap-password', ['newPassword', 'repeatPassword']],
  [
    '/registre?site=apunt',
    'ap-register',
    ['name', 'surname', 'accountEmail', 'birthdate', 'newPassword', 'repeatPassword', 'terms'],
  ],
  ['/registre-adults', 'ap-register', ['accountEmail', 'newPassword', 'repeatPassword', 'terms']],
];

/** Of who is logged in. */
const profileFields: FieldName[] = ['name', 'surname', 'accountEmail', 'birthdate'];
const passwords: FieldName[] = ['currentPassword', 'changedPassword', 'repeatPassword'];
const profiles: typeof forms = [
  ['/perfil/meu-perfil', 'ap-profile', [...profileFields, ...passwords]],
  [
    '/perfil/meu-perfil?site=apunts',
    'ap-profile',
    [
      ...profileFields,
      'genericNewsletter',
      'lowLevelNewsletter',
      'mediumLevelNewsletter',
      'highLevelNewsletter',
      ...passwords,
    ],
  ],
  [
    '/perfil/meu-perfil?site=lacolla',
    'ap-profile',
    [
      ...profileFields,
      'nif',
      'phone',
      'alternativeEmail',
      'address',
      'zip',
      'city',
      'laCollaBulletin',
      ...passwords,
    ],
  ],
];

for (const [path, tag, fields] of [...forms, ...profiles])
  test(`BEY-10 VAL-31 the fields of ${path} are those of the table, for managers, keyboards and readers`, async ({
    page,
    loginAs,
  }) => {
    if (tag === 'ap-profile') await loginAs('7');
    await page.goto(path);
    await expect(page.locator(tag)).toHaveAttribute('data-ap-state', 'ready');
    if (tag === 'ap-profile') await page.getByRole('button', { name: 'Canvieu la contrasenya' }).click();
    const drawn = await page.locator(`${tag} [data-ap-mount] form input`).evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map((input) => ({
        name: input.name,
        type: input.type,
        autoComplete: input.autocomplete,
        inputMode: input.inputMode,
        enterKeyHint: input.enterKeyHint,
        isVerbatim: input.getAttribute('autocapitalize') === 'none' && !input.spellcheck,
        isLabelled: (input.labels?.length ?? 0) === 1,
        isRealForm: input.form?.method === 'post',
      })),
    );
    const expected = fields.map((field) => ({
      inputMode: '',
      enterKeyHint: '',
      isVerbatim: false,
      ...fieldKinds[field],
      isLabelled: true,
      isRealForm: true,
    }));
    expect(drawn).toEqual(expected);
  });

test('BEY-10 the lists of places are those of the table', async ({ page, loginAs }) => {
  await loginAs('7');
  await page.goto('/perfil/meu-perfil?site=lacolla');
  const lists = page.locator('ap-profile select');
  await expect(lists).toHaveCount(2);
  const drawn = await lists.evaluateAll((all) =>
    (all as HTMLSelectElement[]).map(({ name, autocomplete, labels }) => [
      name,
      autocomplete,
      labels?.length,
    ]),
  );
  const { country, province } = fieldKinds;
  expect(drawn).toEqual([country, province].map(({ name, autoComplete }) => [name, autoComplete, 1]));
});
