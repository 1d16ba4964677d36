import type { Page } from '@playwright/test';
import { type FieldName, fieldKinds } from '../../src/forms/fields/fields.ts';
import { expect, test } from '../support/demo.ts';
import { fullOnly } from '../support/in-full.ts';

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

/** Fields that need a session. */
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

/** Compares the fields of a form with the table: names, autofill tokens, input modes and labels. */
async function areOfTheTable(page: Page, tag: string, fields: readonly FieldName[]): Promise<void> {
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
  expect(drawn, page.url()).toEqual(expected);
}

test('BEY-10 VAL-31 the fields of every form are those of the table, for managers, keyboards and readers', async ({
  page,
}) => {
  for (const [path, tag, fields] of forms) {
    await page.goto(path);
    await expect(page.locator(tag)).toHaveAttribute('data-ap-state', 'ready');
    await areOfTheTable(page, tag, fields);
  }
});

test(
  'BEY-10 VAL-31 and so are those of the profile on every site, with the lists of places',
  fullOnly,
  async ({ page, loginAs }) => {
    await loginAs('7');
    for (const [path, tag, fields] of profiles) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Canvieu la contrasenya' }).click();
      await areOfTheTable(page, tag, fields);
    }
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
  },
);
