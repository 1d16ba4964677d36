import { freshEntry } from '../../tests/support/page.ts';
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
  loginAs,
  logout,
  openWidget,
  sendText,
  tag,
} from '../../tests/support/widget.ts';

const DEFAULT = '/api/front/newsletter/1';
const LANGUAGE = '/api/front/newsletter/2';
const PROFILE = '/api/front/user/profile';
const labels = ['General', 'Primària', 'Secundària', 'Batxillerat'];

async function openForm(attributes: Record<string, string> = {}, options?: Parameters<typeof openWidget>[1]) {
  await forgetThrottles();
  const title = '<h2 slot="title">El butlletí d’Apunt</h2>';
  const widget = await openWidget(
    tag('ap-newsletter', { 'newsletter-id': '1', ...attributes }, title),
    options,
  );
  const { host, see, all } = widget;
  const email = () => see.one('textbox', /^Correu electrònic/) as HTMLInputElement;
  const terms = () => see.one('checkbox', /política de privacitat/) as HTMLInputElement;
  const submit = () => host.querySelector('button[type=submit]') as HTMLButtonElement;
  return {
    ...widget,
    email,
    terms,
    submit,
    isOff: () => submit().ariaDisabled === 'true',
    /** Error message of a field. */
    message: (field: string) => host.querySelector(`[id$="${field}-error"]`)?.textContent ?? '',
    async send(address: string) {
      fill(email(), address);
      if (!terms().checked) terms().click();
      await becomes(() => submit().ariaDisabled, null);
      submit().click();
    },
    thanks: () => all.shows('dialog', 'Gràcies! Ara, mireu el correu'),
  };
}

describe('the fields of <ap-newsletter>', () => {
  it('BEY-24 VAL-34 keep the focused element visible when a message moves it down', async () => {
    const rules = await hold('/dist/chunks/forms-rules');
    const options = { width: 320, height: 256, entry: [freshEntry()] };
    const { page, see, submit, message } = await openForm({}, options);
    const below = () => Math.floor(submit().getBoundingClientRect().bottom - page.window.innerHeight);
    await see.focus('checkbox', /política de privacitat/);
    await keys('Tab', 'Tab');
    await see.focuses('button', 'Subscriviu-vos');
    page.window.scrollBy({ top: below(), behavior: 'instant' });
    await rules.release();
    await becomes(() => message('terms'), 'Per a continuar heu d’acceptar les condicions.');
    await becomes(below, 0);
  });

  it('NEWS-01 VAL-27 reject an invalid e-mail when the field is left', async () => {
    const { email, message } = await openForm();
    for (const [address, said] of [
      ['', 'Escriviu el correu electrònic.'],
      ['nuria@', 'El correu electrònic no és correcte'],
      ['núria@example.cat', 'no pot portar accents'],
    ] as const) {
      fill(email(), address);
      email().blur();
      await becomes(() => message('email').includes(said), true, said);
      fill(email(), 'nuria@example.cat');
      await becomes(() => message('email'), '');
    }
  });

  it('NEWS-02 VAL-27 have a disabled button until complete, whose press lists missing fields', async () => {
    const { page, email, terms, submit, isOff, message } = await openForm();
    expect(isOff()).to.equal(true);
    submit().click();
    await becomes(() => page.document.activeElement, email());
    await becomes(
      () => [message('email'), message('terms')],
      ['Escriviu el correu electrònic.', 'Per a continuar heu d’acceptar les condicions.'],
    );
    await axe(page, 'ap-newsletter');
    fill(email(), 'nuria@example.cat');
    expect(isOff()).to.equal(true);
    for (const off of [false, true]) {
      terms().click();
      await becomes(isOff, off);
    }
    expect(callsOf(page, DEFAULT)).to.deep.equal([]);
  });

  it('NEWS-08 NEWS-11 requires at least one of four newsletters and sends their names in page order', async () => {
    const { page, see, email, terms, submit, isOff, message, thanks } = await openForm({
      variant: 'language',
      'newsletter-id': '2',
      site: 'apunts',
    });
    fill(email(), 'mestra@example.cat');
    terms().click();
    expect(isOff()).to.equal(true);
    await see.focus('checkbox', 'General');
    await keys('Tab');
    await see.focuses('checkbox', 'Primària');
    expect(message('segments')).to.equal('');
    submit().click();
    await see.focuses('checkbox', 'General');
    await becomes(() => message('segments'), 'Trieu almenys un butlletí.');
    await axe(page, 'ap-newsletter');
    await keys('Space');
    await becomes(() => [message('segments'), isOff()], ['', false]);
    await keys('Space');
    await becomes(isOff, true);
    const group = await see.shows('group', /Quins butlletins voleu rebre\?/);
    const found = [...group.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(found).to.deep.equal(labels);
    for (const label of [...labels].reverse()) await see.press('checkbox', label);
    await becomes(isOff, false);
    submit().click();
    await thanks();
    expect(bodiesOf(page, LANGUAGE)).to.deep.equal([
      { email: 'mestra@example.cat', segments: ['language', 'beginner', 'intermediate', 'advanced'] },
    ]);
  });

  it('NEWS-09 take other names and labels from the attribute, even one alone', async () => {
    const form = await openForm({ variant: 'language', 'newsletter-id': '2', site: 'apunts' });
    Object.assign(form.host, { segments: [{ name: 'advanced', label: 'El més difícil' }] });
    await form.see.press('checkbox', 'El més difícil');
    await form.send('mestra@example.cat');
    await form.thanks();
    expect(bodiesOf(form.page, LANGUAGE)).to.deep.equal([
      { email: 'mestra@example.cat', segments: ['advanced'] },
    ]);
  });
});

describe('sending <ap-newsletter>', () => {
  it('NEWS-06 NEWS-10 sends the form once, thanks without revealing the email and empties the form', async () => {
    const { page, host, all, email, terms, submit, send, message, thanks } = await openForm();
    const { release } = await hold(DEFAULT);
    await send('coneguda@example.cat');
    await becomes(() => submit().textContent, 'S’està enviant…');
    submit().click();
    email().focus();
    page.window.focus();
    await keys('Enter');
    await release();
    expect((await thanks()).textContent).not.to.contain('coneguda');
    expect(bodiesOf(page, DEFAULT)).to.deep.equal([{ email: 'coneguda@example.cat', segments: [] }]);
    await axe(page, 'ap-newsletter');
    await keys('Escape');
    await all.lacks('dialog');
    expect([email().value, terms().checked, message('email')]).to.deep.equal(['', false, '']);
    expect(host.contains(page.document.activeElement)).to.equal(true);
    await keys('Tab');
    await becomes(() => page.document.activeElement, email());
  });

  it('NEWS-03 sends an edition and the segments of the attribute along', async () => {
    const segments = '[{"name":"cultura"},{"name":"esports","label":"Esports"}]';
    const { page, send, thanks } = await openForm({ sub: 'families', segments });
    await send('familia@example.cat');
    await thanks();
    expect(bodiesOf(page, `${DEFAULT}/families`)).to.deep.equal([
      { email: 'familia@example.cat', segments: ['cultura', 'esports'] },
    ]);
  });

  it('NEWS-05 ERR-13 shows each reason once below a general text, and keeps the typed text', async () => {
    const { page, see, email, terms, send } = await openForm();
    const events = hear(page, 'ap-newsletter-error', 'ap-newsletter-success');
    const codes = ['EMAIL_ALREADY_IN_USE', 'INVALID_FIELD', 'NO_SUCH_CODE'];
    const errors = codes.map((errorCode) => ({ errorCode }));
    const json = { httpCode: 400, errorCode: 'INVALID_FIELDS', errors };
    await answer({ path: DEFAULT, status: 400, json });
    await send('nuria@example.cat');
    await becomes(() => see.text('alert').includes('No s’ha pogut fer la subscripció.'), true);
    expect(see.texts('listitem').map((text) => text.replace('• ', ''))).to.deep.equal([
      'Este correu electrònic ja està en ús.',
      'Les dades no són vàlides.',
    ]);
    expect(events).to.deep.equal([['ap-newsletter-error', { codes }]]);
    expect([email().value, terms().checked]).to.deep.equal(['nuria@example.cat', true]);
    await axe(page, 'ap-newsletter');
  });

  for (const [status, said] of [
    [429, 'Hi ha hagut massa intents seguits.'],
    [500, 'Torneu-ho a provar d’ací a una estona.'],
  ] as const)
    it(`NEWS-07 shows advice after a ${status}, and a retry works`, async () => {
      const { see, submit, send, thanks } = await openForm();
      const { end } = await answer({ path: DEFAULT, status, json: { httpCode: status, errorCode: 'X' } });
      await send('nuria@example.cat');
      await becomes(() => see.text('alert').includes(said), true);
      end();
      submit().click();
      await thanks();
      await see.lacks('alert');
    });

  it('NEWS-07 does not blame the reader for a newsletter that does not exist', async () => {
    const { page, see, send } = await openForm({ 'newsletter-id': 'no hi és/mai' });
    await send('nuria@example.cat');
    await becomes(() => see.text('alert').includes('No és per res que hàgeu escrit.'), true);
    expect(see.text('alert')).not.to.contain('Les dades');
    expect(page.watch.warnings.join()).to.contain('<ap-newsletter> newsletter-id="no hi és/mai": s’esperava');
  });

  it('NEWS-05 NEWS-06 thanks for no subscription that a 200 has refused', async () => {
    const { page, all, see, send } = await openForm();
    const events = hear(page, 'ap-newsletter-error', 'ap-newsletter-success');
    const errors = [{ errorCode: 'EMAIL_ALREADY_IN_USE' }];
    await answer({ path: DEFAULT, status: 200, json: { httpCode: 200, errors } });
    await send('nuria@example.cat');
    await becomes(() => see.texts('listitem').join(), 'Este correu electrònic ja està en ús.');
    expect(all.all('dialog')).to.deep.equal([]);
    expect(events).to.deep.equal([['ap-newsletter-error', { codes: ['EMAIL_ALREADY_IN_USE'] }]]);
  });

  it('NEWS-07 says that there is no connection', async () => {
    const { see, send } = await openForm();
    await answer({ path: DEFAULT, cut: 'instead' });
    await send('nuria@example.cat');
    await becomes(() => see.text('alert').includes('No hi ha connexió.'), true);
  });
});

describe('<ap-newsletter> with a login', () => {
  it('NEWS-12 finds the e-mail written: the server is asked for it once, when the form is touched', async () => {
    await loginAs('7');
    const { page, email, send, thanks } = await openForm();
    expect(callsOf(page, PROFILE)).to.deep.equal([]);
    email().focus();
    await becomes(() => email().value, 'anna@example.cat');
    await send('un.altre@example.cat');
    await thanks();
    expect(callsOf(page, PROFILE)).to.deep.equal([`GET ${PROFILE}`]);
  });

  it('NEWS-12 does not overwrite text typed meanwhile', async () => {
    await loginAs('7');
    const { page, email } = await openForm();
    const { release } = await hold(PROFILE);
    page.window.focus();
    email().focus();
    await sendText('meu@example.cat');
    await becomes(() => page.watch.pending, 1);
    await release();
    await becomes(() => page.watch.pending, 0);
    await page.frames(2);
    expect(email().value).to.equal('meu@example.cat');
  });

  it('NEWS-12 does not mix the filled-in value with text being typed', async () => {
    await loginAs('7');
    const { page, email } = await openForm();
    page.window.focus();
    email().focus();
    await becomes(() => email().value, 'anna@example.cat');
    await sendText('laura@example.cat');
    expect(email().value).to.equal('laura@example.cat');
  });

  it('NEWS-12 SESS-23 asks for one profile, however many newsletters the page has', async () => {
    await loginAs('7');
    const { page } = await openWidget(
      tag('ap-newsletter', { 'newsletter-id': '1' }) + tag('ap-newsletter', { 'newsletter-id': '1' }),
    );
    await page.settled([...page.document.querySelectorAll<HTMLElement>('ap-newsletter')]);
    const fields = [...page.document.querySelectorAll<HTMLInputElement>('[name=email]')];
    for (const field of fields) {
      field.focus();
      await becomes(() => field.value, 'anna@example.cat');
    }
    expect(fields.length).to.equal(2);
    expect(callsOf(page, PROFILE)).to.deep.equal([`GET ${PROFILE}`]);
  });

  it('NEWS-12 takes the e-mail along when one logs out', async () => {
    await loginAs('7');
    const { page, email, terms } = await openForm();
    terms().focus();
    await becomes(() => email().value, 'anna@example.cat');
    await logout();
    await page.window.ap?.session.reload();
    await becomes(() => email().value, '');
  });

  it('NEWS-12 asks for nobody’s profile without a session, and never for a child’s', async () => {
    const nobody = await openForm();
    nobody.terms().click();
    await loginAs('30');
    const child = await openForm({ site: 'lacolla' });
    child.terms().click();
    fill(child.email(), 'adulta@example.cat');
    child.email().blur();
    await becomes(child.isOff, false);
    for (const { page } of [nobody, child]) expect(callsOf(page, PROFILE)).to.deep.equal([]);
  });
});
