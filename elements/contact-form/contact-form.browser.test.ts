import {
  answer,
  axe,
  becomes,
  bodiesOf,
  callsOf,
  describe,
  expect,
  fill,
  forgetThrottles,
  hear,
  hold,
  it,
  keys,
  mailsTo,
  openWidget,
  tag,
} from '../../tests/support/widget.ts';

const CALL = '/api/front/contact/';
const letter = {
  name: 'Núria Ferrer',
  email: 'nuria@example.cat',
  subject: 'El concert de dissabte',
  text: 'Bon dia!\nPer què no l’heu donat sencer?',
};
/** Markup that must be displayed as text wherever staff read it. */
const attack = '"><img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}';

async function openForm(attributes: Record<string, string> = {}, content = '') {
  await forgetThrottles();
  const widget = await openWidget(tag('ap-contact-form', attributes, content));
  const { host, page, see, all } = widget;
  const field = (name: string) => host.querySelector(`[data-ap-mount] [name=${name}]`) as HTMLInputElement;
  const submit = () => host.querySelector('[data-ap-mount] button[type=submit]') as HTMLButtonElement;
  return {
    ...widget,
    field,
    submit,
    isOff: () => submit().ariaDisabled === 'true',
    message: (name: string) => host.querySelector(`[id$="${name}-error"]`)?.textContent ?? '',
    typed: () => Object.keys(letter).map((name) => field(name).value),
    write(values: Partial<typeof letter> = letter) {
      for (const [name, value] of Object.entries(values)) fill(field(name), value);
      if (!field('terms').checked) field('terms').click();
    },
    /** Sends as soon as the captcha is done. */
    async send() {
      await becomes(() => submit().ariaDisabled, null);
      submit().click();
    },
    thanks: () => all.shows('dialog', 'Gràcies per escriure’ns!'),
    alert: () => see.text('alert'),
    calls: () => callsOf(page, CALL),
  };
}

describe('the fields of <ap-contact-form>', () => {
  it('CONT-02 VAL-28 lists the missing fields when the disabled button is pressed, and sends nothing', async () => {
    const { page, host, field, submit, isOff, message, write, calls } = await openForm();
    expect(isOff()).to.equal(true);
    submit().click();
    await becomes(() => page.document.activeElement, field('name'));
    await becomes(
      () => ['name', 'email', 'subject', 'text', 'terms', 'commercial'].map(message),
      [
        'Escriviu el nom.',
        'Escriviu el correu electrònic.',
        'Escriviu de què va el missatge.',
        'Escriviu el missatge.',
        'Per a continuar heu d’acceptar les condicions.',
        '',
      ],
    );
    await axe(page, 'ap-contact-form');
    write({ ...letter, email: 'núria@example.cat' });
    field('email').blur();
    await becomes(() => message('email').includes('accents'), true);
    fill(field('email'), letter.email);
    await becomes(() => [message('email'), isOff()], ['', false]);
    expect(host.querySelector('[data-field=recaptcha]')?.getAttribute('data-step')).to.equal('done');
    fill(field('text'), 'a'.repeat(5001));
    field('text').blur();
    await becomes(
      () => [message('text'), isOff()],
      ['El missatge és massa llarg: 5.000 caràcters com a màxim.', true],
    );
    expect(calls()).to.deep.equal([]);
  });

  it('CONT-03 CONT-07 waits for the captcha, and for another one when a token has ended', async () => {
    const { release } = await hold('/api/captcha/challenge');
    const { page, isOff, write, host } = await openForm();
    const events = hear(page, 'ap-captcha');
    const step = () => host.querySelector<HTMLElement>('[data-field=recaptcha]')?.dataset.step;
    write();
    await becomes(step, 'working');
    expect(isOff()).to.equal(true);
    await release();
    await becomes(() => [step(), isOff()], ['done', false]);
    expect(events).to.deep.equal([['ap-captcha', { verified: true }]]);
    const refused = await answer({ path: '/api/captcha/challenge', status: 500, json: {} });
    const errors = [{ errorCode: 'INVALID_FIELD', errorMessage: 'recaptcha' }];
    const gone = await answer({ path: CALL, status: 400, json: { errorCode: 'INVALID_FIELDS', errors } });
    host.querySelector<HTMLButtonElement>('[data-ap-mount] button[type=submit]')?.click();
    await becomes(() => [step(), isOff()], ['failed', true]);
    expect(events.at(-1)).to.deep.equal(['ap-captcha', { verified: false }]);
    for (const one of [refused, gone]) one.end();
  });

  it('CONT-01 offers the subjects of the attribute to choose from', async () => {
    const subjects = JSON.stringify(['Una errada', '', 'Una queixa', 'Una errada', 7]);
    const { page, field, write, send, thanks } = await openForm({ subjects });
    const options = [...(field('subject') as unknown as HTMLSelectElement).options].map(({ value }) => value);
    expect(options).to.deep.equal(['', 'Una errada', 'Una queixa']);
    field('subject').value = 'Una queixa';
    field('subject').dispatchEvent(new Event('change', { bubbles: true }));
    const { subject: _, ...others } = letter;
    write(others);
    await send();
    await thanks();
    expect((bodiesOf(page, CALL)[0] as typeof letter).subject).to.equal('Una queixa');
  });

  it('DEL-04 takes over text typed in the server’s form', async () => {
    const content = `<form method="post"><input name="name" value="Núria"><textarea name="text">Bon dia!</textarea><input name="commercial" type="checkbox" checked></form>`;
    const { field } = await openForm({}, content);
    expect([
      field('name').value,
      field('text').value,
      field('commercial').checked,
      field('terms').checked,
    ]).to.deep.equal(['Núria', 'Bon dia!', true, false]);
  });
});

describe('sending <ap-contact-form>', () => {
  it('CONT-04 CONT-05 sends the fields once, shows a thank-you dialog and empties the form', async () => {
    const { page, host, all, field, submit, write, send, thanks, typed } = await openForm();
    const events = hear(page, 'ap-contact-success', 'ap-contact-error');
    const { release } = await hold(CALL);
    write();
    await send();
    await becomes(() => submit().textContent, 'S’està enviant…');
    submit().click();
    await release();
    await thanks();
    const [body, ...others] = bodiesOf(page, CALL) as Record<string, unknown>[];
    expect(others).to.deep.equal([]);
    const { recaptcha, ...sent } = body ?? {};
    expect(sent).to.deep.equal({ ...letter, terms: true, commercial: false });
    expect(String(recaptcha).length).to.be.greaterThan(20);
    expect(events).to.deep.equal([['ap-contact-success', {}]]);
    await axe(page, 'ap-contact-form');
    page.window.focus();
    await keys('Escape');
    await all.lacks('dialog');
    expect([...typed(), field('terms').checked]).to.deep.equal(['', '', '', '', false]);
    expect(host.contains(page.document.activeElement)).to.equal(true);
  });

  it('API-29 W-04 sends an attacker’s input to staff as text, in every field', async () => {
    const { write, send, thanks } = await openForm();
    write({ ...letter, name: attack, subject: attack, text: attack });
    await send();
    await thanks();
    const find = async () =>
      (await mailsTo('ajuda@apunt.example')).find(({ subject }) => subject.includes('{{7*7}}'));
    let mail = await find();
    while (!mail) mail = await find();
    expect(mail.subject).to.equal(`Contacte: ${attack}`);
    const { html } = mail as unknown as { html: string };
    expect(html).not.to.match(/<img|<script|onerror=alert\(1\)>/);
    expect(html.split('&lt;img src=x onerror=alert(1)&gt;').length).to.equal(5);
  });

  it('CONT-10 ERR-13 says the codes below a general text, each text once, and keeps the letter', async () => {
    for (const status of [200, 400]) {
      const { page, see, write, send, alert, typed } = await openForm();
      const events = hear(page, 'ap-contact-error', 'ap-contact-success');
      const codes = ['INVALID_FIELD', 'NO_SUCH_CODE'];
      const errors = codes.map((errorCode) => ({ errorCode }));
      const { end } = await answer({
        path: CALL,
        status,
        json: { httpCode: status, errorCode: 'INVALID_FIELDS', errors },
      });
      write();
      await send();
      await becomes(() => alert().includes('No s’ha pogut enviar el missatge.'), true);
      expect(see.texts('listitem').map((text) => text.replace('• ', ''))).to.deep.equal([
        'Les dades no són vàlides.',
      ]);
      expect(events).to.deep.equal([['ap-contact-error', { codes }]]);
      expect(typed()).to.deep.equal(Object.values(letter));
      end();
    }
  });

  for (const [said, asked] of [
    [
      'Hi ha hagut massa intents seguits.',
      { status: 429, json: { httpCode: 429, errorCode: 'TOO_MANY_REQUESTS' } },
    ],
    ['Torneu-ho a provar d’ací a una estona. El que heu escrit continua ací.', { status: 500, json: {} }],
    ['No hi ha connexió.', { cut: 'instead' }],
  ] as const)
    it(`CONT-06 keeps the letter and says «${said}», and trying again works`, async () => {
      const { field, isOff, write, send, alert, typed, thanks, see } = await openForm();
      const { end } = await answer({ path: CALL, ...asked });
      write();
      await becomes(isOff, false);
      // each attempt has its own token
      const another = await hold('/api/captcha/challenge');
      await send();
      await becomes(() => alert().includes(said), true);
      expect([...typed(), field('terms').checked]).to.deep.equal([...Object.values(letter), true]);
      await becomes(isOff, true);
      await another.release();
      end();
      await send();
      await thanks();
      await see.lacks('alert');
    });

  it('CONT-06 asks before a letter is lost with the page, and not after it has been sent', async () => {
    const { page, host, write, send, thanks } = await openForm();
    const warnsOnLeave = () => !page.window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(warnsOnLeave()).to.equal(false);
    (host.querySelector('[name="name"]') as HTMLInputElement).focus();
    await becomes(() => host.querySelector<HTMLElement>('[data-step]')?.dataset.step, 'done');
    expect(warnsOnLeave(), 'the captcha is no letter').to.equal(false);
    write();
    await becomes(warnsOnLeave, true);
    await send();
    await thanks();
    await becomes(warnsOnLeave, false);
  });
});
