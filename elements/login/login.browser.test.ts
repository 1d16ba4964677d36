import {
  answer,
  axe,
  becomes,
  bodiesOf,
  describe,
  expect,
  fill,
  hear,
  hold,
  it,
  keys,
  openWidget,
  press,
  sendText,
  tag,
} from '../../tests/support/widget.ts';

const LOGIN = '/api/front/user/login';
const RECOVER = '/api/front/user/recover-password';
const PASSWORD = 'Secreta123';

async function openLogin(
  attributes: Record<string, string> = {},
  options?: Parameters<typeof openWidget>[1],
) {
  const widget = await openWidget(tag('ap-login', attributes), options);
  const { page, host, see } = widget;
  page.stay(); // the events tell where a login would navigate
  const field = (name: string | RegExp) => see.one('textbox', name) as HTMLInputElement;
  return {
    ...widget,
    email: () => field(/^Correu electrònic/),
    password: () => host.querySelector('input[autocomplete="current-password"]') as HTMLInputElement,
    nick: () => field(/^Número de membre/),
    pin: () => host.querySelector('input[type=password]') as HTMLInputElement,
    submit: () => host.querySelector('button[type=submit]') as HTMLButtonElement,
    property: (name: 'status' | 'view') => (host as unknown as Record<string, unknown>)[name],
    /** Message below a field. */
    said: (input: HTMLInputElement) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => page.document.getElementById(id)?.textContent ?? '')
        .join(' '),
    async enter(name: string, secret: string) {
      const [first, second] = host.querySelectorAll('input');
      fill(first as HTMLInputElement, name);
      fill(second as HTMLInputElement, secret);
      press(host.querySelector('button[type=submit]') as HTMLButtonElement);
    },
  };
}

const club = { site: 'lacolla', variant: 'child' };

describe('the fields of <ap-login>', () => {
  it('LOGIN-02 LOGIN-03 show an error when an invalid field is left', async () => {
    const { page, see, email, password, said } = await openLogin();
    await see.focus('textbox', /^Correu/);
    await sendText('ann');
    expect(email().ariaInvalid, 'while it is written for the first time').to.equal(null);
    await keys('Tab');
    await becomes(() => email().ariaInvalid, 'true');
    for (const [value, message] of [
      ['', 'Escriviu el correu electrònic.'],
      ['anna', 'ha de ser com'],
      ['anna@example', 'ha de ser com'],
      ['ànna@example.cat', 'no pot portar accents'],
      ['anna@exàmple.cat', 'no pot portar accents'],
    ] as const) {
      fill(email(), value);
      await becomes(() => [said(email()).includes(message), email().ariaInvalid], [true, 'true'], value);
    }
    fill(email(), 'anna@example.cat');
    await becomes(() => email().ariaInvalid, null);
    password().focus();
    await keys('Tab');
    await becomes(() => said(password()).includes('Escriviu la contrasenya.'), true);
    for (const value of ['Curta12', 'minuscules1', 'MAJUSCULES1']) {
      fill(password(), value);
      await becomes(() => said(password()).includes('8 caràcters o més'), true, value);
    }
    fill(password(), 'Curta12x');
    await becomes(() => password().ariaInvalid, null);
    expect(bodiesOf(page, LOGIN)).to.deep.equal([]);
  });

  it('LOGIN-04 VAL-32 have a button that is disabled until they hold, and leads to the first that does not', async () => {
    const { page, email, password, submit, said } = await openLogin();
    expect(submit().ariaDisabled).to.equal('true');
    expect(submit().hasAttribute('disabled')).to.equal(false);
    press(submit());
    await becomes(() => page.document.activeElement, email());
    await becomes(() => said(email()).includes('Escriviu el correu electrònic.'), true);
    expect(said(password())).to.contain('Escriviu la contrasenya.');
    fill(email(), 'anna@example.cat');
    fill(password(), 'Curta12');
    await becomes(() => said(password()).includes('8 caràcters o més'), true);
    press(submit());
    await becomes(() => page.document.activeElement, password());
    fill(password(), 'Curta12x');
    await becomes(() => submit().ariaDisabled, null);
    expect(bodiesOf(page, LOGIN)).to.deep.equal([]);
  });

  it('LOGIN-23 do not send a password older than the rule, and its message names the way to a new one', async () => {
    const { page, see, password, said, enter } = await openLogin();
    await enter('anna@example.cat', 'antiga');
    await becomes(() => said(password()).includes('Heu oblidat la contrasenya?'), true);
    await see.shows('link', 'Heu oblidat la contrasenya?');
    expect(bodiesOf(page, LOGIN)).to.deep.equal([]);
  });

  it('LOGIN-17 VAL-31 show a password on request, and hide it when the form is sent', async () => {
    const { see, password, submit } = await openLogin();
    fill(password(), 'Curta12x');
    for (const [name, type] of [
      ['Mostra: Contrasenya', 'text'],
      ['Amaga: Contrasenya', 'password'],
      ['Mostra: Contrasenya', 'text'],
    ] as const) {
      await see.press('button', name);
      await becomes(() => password().type, type);
    }
    press(submit());
    await becomes(() => [password().type, password().value], ['password', 'Curta12x']);
  });

  it('CLOG-03 CLOG-11 send nothing but a number and four digits of a child', async () => {
    const { page, nick, pin, submit, said } = await openLogin(club);
    press(submit());
    await becomes(() => page.document.activeElement, nick());
    await becomes(() => said(nick()).includes('Escriu el teu número de membre.'), true);
    expect(said(pin())).to.contain('Escriu el teu PIN.');
    fill(nick(), '12a4');
    await becomes(() => said(nick()).includes('només té xifres'), true);
    for (const value of ['123', '12345', '12a4']) {
      fill(pin(), value);
      await becomes(() => said(pin()).includes('El PIN té 4 xifres.'), true, value);
    }
    expect(submit().ariaDisabled).to.equal('true');
    fill(nick(), '100200');
    fill(pin(), '0042');
    await becomes(() => submit().ariaDisabled, null);
    expect(bodiesOf(page, LOGIN)).to.deep.equal([]);
  });

  it('BEY-31 load the rules when the form is touched, not before', async () => {
    const { page, see } = await openLogin();
    const rules = () =>
      page.window.performance.getEntriesByType('resource').filter(({ name }) => /account-rules/.test(name));
    expect(rules()).to.deep.equal([]);
    await see.focus('textbox', /^Correu/);
    await becomes(() => rules().length > 0, true);
  });
});

describe('sending <ap-login>', () => {
  it('LOGIN-05 LOGIN-20 sends silently autofilled credentials once and shows progress on the button', async () => {
    const { page, email, password, submit, property } = await openLogin();
    const { release } = await hold(LOGIN);
    const events = hear(page, 'ap-login-success');
    email().value = 'anna@example.cat';
    password().value = PASSWORD;
    expect(property('status')).to.equal('idle');
    submit().click();
    submit().click();
    await becomes(() => submit().textContent, 'Un moment…');
    password().focus();
    page.window.focus();
    await keys('Enter');
    await becomes(() => property('status'), 'waiting');
    await release();
    await becomes(() => events.length, 1);
    await becomes(() => property('status'), 'success', 'a page may keep its visitor');
    expect(bodiesOf(page, LOGIN)).to.deep.equal([{ email: 'anna@example.cat', password: PASSWORD }]);
  });

  it('LOGIN-05 leads nowhere when it is taken away while it waits', async () => {
    const { page, host, enter } = await openLogin();
    const { release } = await hold(LOGIN);
    const events = hear(page, 'ap-login-success');
    const address = page.window.location.href;
    await enter('anna@example.cat', PASSWORD);
    await becomes(() => bodiesOf(page, LOGIN).length, 1);
    host.remove();
    await release();
    await becomes(() => page.window.ap?.session.get()?.id, '7');
    await page.frames(3);
    expect(events).to.deep.equal([]);
    expect(page.window.location.href).to.equal(address);
  });

  it('LOGIN-07 LOGIN-08 says one text of wrong credentials; the e-mail stays and the password goes', async () => {
    const { page, see, email, password, submit, property, enter } = await openLogin();
    const events = hear(page, 'ap-login-error');
    for (const [address, secret] of [
      ['anna@example.cat', 'Equivocada1'],
      // the tests of all tags try the usual address of nobody until the server refuses more
      ['ningu.al.login@example.cat', PASSWORD],
    ] as const) {
      await enter(address, secret);
      await becomes(
        () => [see.text('alert'), password().value],
        ['Correu electrònic o contrasenya incorrecta.', ''],
      );
      expect([email().value, submit().textContent, property('status')]).to.deep.equal([
        address,
        'Inicieu la sessió',
        'error',
      ]);
    }
    const refused = ['ap-login-error', { status: 401, code: 'INVALID_CREDENTIALS' }];
    expect(events).to.deep.equal([refused, refused]);
    const recorded = page.window.ap?.errors ?? [];
    expect(recorded.length).to.equal(2);
    expect(JSON.stringify(recorded)).not.to.match(/@|Secreta|Equivocada/);
  });

  for (const [row, reason, said, way] of [
    [
      'LOGIN-09 ERR-09 asks for a new password where it is of the old site',
      'LEGACY_USER_PASSWORD_NOT_RESET',
      'Per seguretat, cal que restabliu la contrasenya abans d’entrar.',
      'Restabliu-la ara',
    ],
    [
      'W-03 LOGIN-08 says what may be missing where the server answers alike for every e-mail',
      'MAYBE_NOT_VALIDATED',
      'Si acabeu de registrar-vos, valideu abans el correu amb l’enllaç que us hem enviat.',
      'No trobeu el missatge? Recupereu la contrasenya',
    ],
  ] as const)
    it(`${row}, and leads to the recovery with the e-mail`, async () => {
      const { see, email, enter } = await openLogin();
      const errors = [{ errorCode: reason }];
      await answer({
        path: LOGIN,
        status: 401,
        json: { httpCode: 401, errorCode: 'INVALID_CREDENTIALS', errors },
      });
      await enter('llegat@example.cat', PASSWORD);
      await becomes(() => see.text('alert').includes(said), true);
      await see.press('link', way);
      await see.shows('heading', 'Recupereu la contrasenya');
      expect(email().value).to.equal('llegat@example.cat');
    });

  it('LOGIN-10 LOGIN-12 resends the validation mail once per request and allows a retry after a failure', async () => {
    const RESEND = '/api/front/user/resend-validation-mail';
    const { page, see, enter } = await openLogin();
    const events = hear(page, 'ap-validation-mail-sent');
    const { end } = await answer({ path: RESEND, status: 500 });
    await enter('nova@example.cat', PASSWORD);
    const name =
      'Encara no heu validat el correu electrònic. Premeu ací per a rebre de nou el missatge de validació.';
    // the form asks for the password again first
    await becomes(() => (page.document.activeElement as HTMLInputElement).type, 'password');
    await see.focus('button', name);
    await keys('Enter');
    await becomes(
      () => see.text('alert'),
      'Ara no s’ha pogut enviar el missatge. Torneu-ho a provar més tard.',
    );
    await see.focuses('alert');
    end();
    await enter('nova@example.cat', PASSWORD);
    const button = await see.shows('button', name);
    button.click();
    button.click();
    const focused = () => page.document.activeElement as HTMLElement;
    await becomes(() => see.all('status').includes(focused()), true, 'what is said has the focus');
    expect(focused().textContent).to.contain('Us hem tornat a enviar el missatge de validació.');
    const bodies = bodiesOf(page, RESEND) as { userId: string }[];
    expect(bodies.length).to.equal(2);
    expect(bodies[1]?.userId).to.match(/./);
    expect(events).to.deep.equal([['ap-validation-mail-sent', {}]]);
  });

  it('LOGIN-18 W-01 tells after too many tries how long to wait', async () => {
    const { see, enter } = await openLogin();
    for (const [seconds, wait] of [
      ['1', '1 segon'],
      ['59', '59 segons'],
      ['60', '1 minut'],
      ['61', '2 minuts'],
      ['3600', '1 hora'],
      ['', 'una estona'],
    ] as const) {
      const headers = seconds ? { 'Retry-After': seconds } : {};
      await answer({ path: LOGIN, status: 429, headers });
      await enter('anna@example.cat', PASSWORD);
      await becomes(
        () => see.text('alert'),
        `Hi ha hagut massa intents seguits. Espereu ${wait} i torneu-ho a provar.`,
      );
    }
  });

  it('LOGIN-18 asks after any other failure to try later, and loses nothing that was not refused', async () => {
    const { page, see, email, password, enter } = await openLogin();
    const events = hear(page, 'ap-login-error');
    const faults = [
      { status: 500, json: { httpCode: 500 } },
      { status: 403, json: { httpCode: 403, errorCode: 'CROSS_ORIGIN' } },
      { status: 200, text: '<html>' },
      { status: 200, json: { response: {} } },
    ] as const;
    for (const [index, fault] of faults.entries()) {
      await answer({ path: LOGIN, ...fault });
      await enter('anna@example.cat', PASSWORD);
      await becomes(() => events.length, index + 1);
      await becomes(() => see.text('alert'), 'No s’ha pogut iniciar la sessió. Torneu-ho a provar més tard.');
      const secret = fault.status === 403 ? '' : PASSWORD;
      await becomes(() => [email().value, password().value], ['anna@example.cat', secret]);
    }
    const statuses = events.map(([, detail]) => (detail as { status: number }).status);
    expect(statuses).to.deep.equal([500, 403, 200, 200]);
  });

  for (const [who, attributes, said] of [
    [
      'LOGIN-18',
      {},
      'No s’ha pogut iniciar la sessió perquè no hi ha connexió. Comproveu-la i torneu-ho a provar.',
    ],
    ['CLOG-08', club, 'No hi ha connexió a internet. Quan torne, prova-ho una altra vegada.'],
  ] as const)
    it(`${who} reports a lost connection, not a wrong password`, async () => {
      const { see, enter } = await openLogin(attributes);
      await answer({ path: LOGIN, cut: 'instead' });
      await enter(who === 'CLOG-08' ? '738214' : 'anna@example.cat', who === 'CLOG-08' ? '1234' : PASSWORD);
      await becomes(() => see.text('alert'), said);
    });

  it('CLOG-07 CLOG-08 shows errors in the words for children', async () => {
    const { page, see, nick, pin, enter } = await openLogin(club);
    await enter('738214', '9999');
    await becomes(() => see.text('alert'), 'Número de membre o PIN incorrecte.');
    await becomes(() => [nick().value, pin().value], ['738214', '']);
    const events = hear(page, 'ap-login-error');
    for (const [index, [status, text]] of [
      [500, 'Ara no es pot entrar. Torna-ho a provar d’ací a una estona.'],
      [403, 'Ara no es pot entrar. Torna-ho a provar d’ací a una estona.'],
      [429, 'Has provat massa vegades seguides. Espera 30 segons i torna-ho a provar.'],
    ].entries() as Iterable<[number, [number, string]]>) {
      await answer({ path: LOGIN, status, headers: { 'Retry-After': '30' } });
      await enter('738214', '9999');
      await becomes(() => events.length, index + 1);
      await becomes(() => see.text('alert'), text);
    }
  });
});

describe('a card that has ended', () => {
  it('BEY-14 CLOG-15 explains the ended card after the 13th birthday, with the login', async () => {
    const { page, see, enter } = await openLogin(club);
    const json = {
      httpCode: 401,
      errorCode: 'INVALID_CREDENTIALS',
      errors: [{ errorCode: 'CARD_ENDED', errorMessage: '' }],
    };
    await answer({ path: LOGIN, status: 401, json });
    await enter('738214', '1234');
    await becomes(
      () => see.text('alert').includes('El teu carnet ja no servix, perquè has fet 13 anys.'),
      true,
    );
    await see.shows('link', 'Entra amb el teu compte');
    await axe(page, 'ap-login');
  });
});

describe('the other views of <ap-login>', () => {
  const openRecovery = () =>
    openLogin({}, { before: ({ window }) => window.history.replaceState(null, '', '#recuperar') });

  it('PASS-01 ROUTE-34 asks for the e-mail at an address of its own, and leads back', async () => {
    const { page, see, email, submit, said } = await openRecovery();
    press(submit());
    await becomes(() => said(email()).includes('Escriviu el correu electrònic.'), true);
    await axe(page, 'ap-login');
    await see.press('button', 'Torneu a l’accés');
    await becomes(() => page.window.location.hash, '');
    expect(see.all('link', 'Heu oblidat la contrasenya?').length).to.equal(1);
    expect(bodiesOf(page, RECOVER)).to.deep.equal([]);
  });

  it('PASS-04 PASS-10 says that nobody has that e-mail; a server that is down says nothing of it', async () => {
    const { see, email, submit } = await openRecovery();
    fill(email(), 'ningu.que.recupere@example.cat');
    press(submit());
    await becomes(() => see.text('alert'), 'No hi ha cap usuari amb este correu electrònic.');
    expect(email().value).to.equal('ningu.que.recupere@example.cat');
    for (const [fault, said] of [
      [{ status: 500 }, 'Ara no s’ha pogut enviar el correu. Torneu-ho a provar més tard.'],
      [{ cut: 'instead' }, 'No hi ha connexió. Comproveu-la i torneu-ho a provar.'],
    ] as const) {
      const { end } = await answer({ path: RECOVER, ...fault });
      press(submit());
      await becomes(() => see.text('alert'), said);
      end();
    }
  });

  it('CLOG-10 CLOG-13 tells where a PIN comes from, at an address of its own, and leads back', async () => {
    const { page, see, nick } = await openLogin(
      { ...club, embedded: '' },
      { before: ({ window }) => window.history.replaceState(null, '', '#crear-pin') },
    );
    await see.shows('heading', 'El PIN, el posa una persona adulta');
    await see.press('button', 'Torna arrere');
    await becomes(() => page.window.location.hash, '');
    expect(nick().value).to.equal('');
  });
});
