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

for (const [path, tag, fields] of forms)
  test(`BEY-10 VAL-31 the fields of ${path} are those of the table, for managers, keyboards and readers`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator(tag)).toHaveAttribute('data-ap-state', 'ready');
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
