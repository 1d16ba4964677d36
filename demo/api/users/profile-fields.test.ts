import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { fields, ownUser, summaryOf } from '../../testing/own-user.ts';

onDatabase((database) => {
  const own = ownUser(database);
  const { save, profile, row } = own;

  test('ENT-01 ENT-05 saves the fields and returns the full user', async () => {
    const answer = await save({ ...fields, password: null, newPassword: null });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().response).toEqual({
      ...fields,
      id: own.id,
      hasPassword: true,
      email: own.email,
      type: 'adult',
      favouritesId: [],
      showsId: [],
      isRegisteredInLaColla: false,
      children: [],
    });
    expect(await profile()).toEqual(answer.json().response);
  });

  test('VAL-33 VAL-38 normalises the fields on the server', async () => {
    const typed = { phone: '+34 600 00-00.00', nif: ' 12.345.678-z', zip: '46 100', city: ' Vila-real ' };
    expect((await save(typed)).json().response).toMatchObject({
      phone: '600000000',
      nif: '12345678Z',
      zip: '46100',
      city: 'Vila-real',
    });
  });

  test('API-02 keeps fields that are not sent and clears optional ones', async () => {
    await save(fields);
    expect((await save({ phone: '', alternativeEmail: '', birthdate: null })).json().response).toMatchObject({
      ...fields,
      phone: '',
      alternativeEmail: '',
      birthdate: null,
    });
    expect((await save({})).statusCode).toBe(200);
    expect(await profile()).toMatchObject({ name: 'Carme', phone: '', birthdate: null });
  });

  test.each([
    ['VAL-07 PROF-17', { phone: 'sis-cents' }],
    ['VAL-33', { nif: '12345678A' }],
    ['PROF-16 VAL-25', { alternativeEmail: 'àngel@example.cat' }],
    ['PROF-16 VAL-25', { alternativeEmail: 'ningu' }],
    ['PROF-50', { birthdate: '2013-03-02' }],
    ['PROF-50', { birthdate: '2020-02-30' }],
    ['PROF-50', { birthdate: '2026-03-02' }],
    ['VAL-40', { zip: '4610' }],
    ['VAL-40', { name: ' ' }],
    ['VAL-40', { surname: '' }],
    ['VAL-40', { name: 'N'.repeat(101) }],
    ['VAL-40', { city: '46100' }],
    ['VAL-40', { country: '<b>Espanya</b>' }],
    ['VAL-40', { address: 'x'.repeat(201) }],
    ['VAL-40', { bulletin: 'potser' }],
    ['VAL-40', { name: 'Car\u0000me' }],
    ['VAL-40', { address: 'Carrer\nMajor' }],
    ['VAL-40', { surname: { $ne: null } }],
  ])('%s names the invalid field without its value and saves nothing: %j', async (_rows, wrong) => {
    const before = await row();
    const answer = await save({ ...fields, ...wrong });
    const [field = ''] = Object.keys(wrong);
    expect(answer.json()).toMatchObject({ httpCode: 400, errorCode: 'INVALID_FIELDS' });
    expect(answer.json().errors).toHaveLength(1);
    expect(answer.json().errors[0].errorMessage).toMatch(new RegExp(`^${field}\\b`));
    expect(await row()).toEqual(before);
  });

  test('PROF-50 accepts the 13th birthday', async () => {
    expect((await save({ birthdate: '2013-03-01' })).json().response.birthdate).toBe('2013-03-01');
  });

  test('PROF-13 CHILD-15 accepts an empty list of children for a user without children', async () => {
    expect((await save({ children: [], name: 'Carme' })).json().response).toMatchObject({ name: 'Carme' });
  });

  test('PROF-44 accepts the unchanged email and rejects another', async () => {
    expect((await save({ email: ` ${own.email.toUpperCase()}`, name: 'Una' })).statusCode).toBe(200);
    const answer = await save({ email: 'anna@example.cat', name: 'Altra' });
    expect(answer.json()).toMatchObject({
      httpCode: 400,
      errors: [{ errorCode: 'INVALID_FIELD', errorMessage: 'email' }],
    });
    expect(await row()).toMatchObject({ email: own.email, name: 'Una' });
  });

  test('PROF-42 ROLE-10 ignores unknown fields', async () => {
    const before = await row();
    const answer = await save({
      repeatPassword: 'Secreta123',
      type: 'laCollaMember',
      tutorId: 8,
      tutor_id: 8,
      isRegisteredInLaColla: true,
      is_registered_in_la_colla: true,
      password_hash: 'x',
      email_validated_at: null,
      favouritesId: ['c1'],
      card_number: '100200',
    });
    expect(answer.statusCode).toBe(200);
    expect(await row()).toEqual(before);
  });

  test('SESS-06 SESS-13 updates the readable cookie with public fields only', async () => {
    await save(fields);
    expect(summaryOf(own.who)).toEqual({
      id: own.id,
      name: 'Carme',
      type: 'adult',
      bulletin: true,
      favouritesId: [],
      showsId: [],
      isRegisteredInLaColla: false,
    });
  });

  test('API-02 keeps all of several simultaneous changes', async () => {
    const changes: object[] = [{}, {}, {}, {}];
    for (const [index, [field, value]] of Object.entries(fields).entries())
      Object.assign(changes[index % changes.length] ?? {}, { [field]: value });
    const answers = await Promise.all(changes.map((change) => save(change)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await profile()).toMatchObject(fields);
  });
});
