import { bodyOf, OPEN, openForm, typed } from '../../tests/support/tags/ugc-form.ts';
import {
  answer,
  axe,
  becomes,
  bodiesOf,
  callsOf,
  describe,
  endSession,
  expect,
  hear,
  hold,
  isSeen,
  it,
  loginAs,
  logout,
  textOf,
  waysFrom,
} from '../../tests/support/widget.ts';

/** Path of the demo's first call, which requires a login; the second is open to all. */
const CLOSED = '/api/front/ugc/1';
const PROFILE = '/api/front/user/profile';
const enter = 'Inicieu la sessió';

describe('<ap-ugc-form> without access', () => {
  it('UGC-17 ROLE-02 shows the logo, the reason and a login button instead of the form', async () => {
    const slots = '<b slot="logo">apunt</b><p slot="paywall">Només per a registrats</p>';
    const { page, host, see, field } = await openForm({ 'ugc-id': '1', 'allow-anonymous': 'false' }, slots);
    expect(field('text')).to.equal(null);
    expect(textOf(host)).to.equal(`apunt Només per a registrats ${enter}`);
    await axe(page, 'ap-ugc-form');
    const ways = waysFrom(page);
    const events = hear(page, 'ap-login-required');
    await see.press('button', enter);
    await becomes(() => ways, ['/acces']);
    const { href } = page.window.location;
    expect(events).to.deep.equal([['ap-login-required', { reason: 'ugc', backUrl: href }]]);
    expect(localStorage.getItem('backUrl')).to.equal(href);
  });

  it('UGC-17 lets a page with a login of its own stop the way to ours', async () => {
    const { page, see } = await openForm({ 'ugc-id': '1', 'allow-anonymous': 'false' });
    page.document.addEventListener('ap-login-required', (event) => event.preventDefault());
    const ways = waysFrom(page);
    await see.press('button', enter);
    expect([ways, localStorage.getItem('backUrl')]).to.deep.equal([[], null]);
  });

  it('UGC-17 UGC-41 opens without a reload when the login happens meanwhile, and takes the focus along', async () => {
    const { page, host, see, field } = await openForm({ 'ugc-id': '1', 'allow-anonymous': 'false' });
    await see.focus('button', enter);
    await loginAs('7');
    await page.window.ap?.session.reload();
    await becomes(() => isSeen(field('text')), true);
    await becomes(() => host.contains(page.document.activeElement), true);
  });

  for (const [what, site, user] of [
    ['a child', 'apunt', '30'],
    ['a child on the club', 'lacolla', '30'],
    ['an anonymous visitor of the club', 'lacolla', ''],
  ] as const)
    it(`ROLE-02 UGC-29 requires an adult’s login from ${what}, even if the call is open`, async () => {
      if (user) await loginAs(user);
      const { page, host, see, field } = await openForm({ site });
      expect(field('text')).to.equal(null);
      expect(textOf(host)).to.contain('Demana-li-ho a ta mare');
      const ways = waysFrom(page);
      await see.press('button', 'Soc una persona adulta');
      await becomes(() => ways, ['/acces-adults']);
    });

  it('ROLE-02 takes an adult on the club', async () => {
    await loginAs('7');
    const { field } = await openForm({ site: 'lacolla' });
    expect(isSeen(field('text'))).to.equal(true);
  });
});

describe('a text in <ap-ugc-form>', () => {
  it('UGC-07 UGC-08 sends nothing before all required fields are filled in, and names the missing ones', async () => {
    const { page, submit, isOff, message, field } = await openForm();
    expect(isOff()).to.equal(true);
    submit().click();
    await becomes(() => page.document.activeElement, field('name'));
    const said = ['name', 'email', 'text', 'checkPrivacyPolicy', 'checkCommercialCommunications'];
    await becomes(
      () => said.map(message),
      [
        'Escriviu el nom.',
        'Escriviu el correu electrònic.',
        'Escriviu la vostra pregunta.',
        'Heu d’acceptar la política de privacitat.',
        '',
      ],
    );
    await axe(page, 'ap-ugc-form');
    expect(callsOf(page, OPEN)).to.deep.equal([]);
  });

  it('UGC-03 VAL-30 rejects an invalid e-mail, and a text that is too long', async () => {
    const { fillIn, field, message } = await openForm();
    fillIn({ email: 'vicent@', text: 'a'.repeat(5001) });
    field('email').focus();
    field('text').focus();
    field('name').focus();
    await becomes(() => message('email').includes('no és correcte'), true);
    await becomes(() => message('text'), 'El text és massa llarg: 5.000 caràcters com a màxim.');
  });

  it('UGC-01 UGC-02 is sent once, thanked for in a modal, and leaves the name, the e-mail and the consent', async () => {
    const { page, host, all, field, submit, send, thanks, isOff, status } = await openForm();
    const events = hear(page, 'ap-ugc-success', 'ap-ugc-error');
    const { release } = await hold(`${OPEN}/postParticipation`);
    field('checkCommercialCommunications').click();
    await send();
    await becomes(() => submit().textContent, 'S’està enviant…');
    submit().click();
    expect([status(), isOff()]).to.deep.equal(['waiting', true]);
    await release();
    await thanks();
    const { captcha, ...body } = bodyOf(page);
    expect(bodiesOf(page, `${OPEN}/postParticipation`).length).to.equal(1);
    expect(body).to.deep.equal({
      type: 'text',
      ...typed,
      checkPrivacyPolicy: true,
      checkCommercialCommunications: true,
    });
    expect(String(captcha).length).to.be.above(10);
    expect(events).to.deep.equal([['ap-ugc-success', {}]]);
    await axe(page, 'ap-ugc-form');
    await all.press('button', 'D’acord');
    await all.lacks('dialog');
    const left = ['name', 'email', 'text'].map((name) => field(name).value);
    expect(left).to.deep.equal([typed.name, typed.email, '']);
    const boxes = ['checkPrivacyPolicy', 'checkCommercialCommunications'].map((name) => field(name).checked);
    expect(boxes).to.deep.equal([false, true]);
    expect([status(), isOff(), host.contains(page.document.activeElement)]).to.deep.equal([
      'idle',
      true,
      true,
    ]);
    // with another captcha token
    await send({ text: 'I una altra cosa.' });
    await thanks();
    expect(bodyOf(page)).to.not.include({ captcha });
  });

  it('UGC-11 puts the editor’s own words into the modal', async () => {
    const { send, thanks } = await openForm({}, '<p slot="thanks">Dissabte ho sabreu.</p>');
    await send();
    expect(textOf(await thanks())).to.contain('Dissabte ho sabreu.');
  });

  it('UGC-26 MSG-04 lists the error codes below a general text and keeps the entered data', async () => {
    const { page, see, field, send, submit, hasNewProof, thanks, problem } = await openForm();
    const events = hear(page, 'ap-ugc-error');
    const errors = [{ errorCode: 'INVALID_FIELD', errorMessage: 'recaptcha' }];
    const json = { httpCode: 400, errorCode: 'INVALID_FIELDS', errors };
    const { end } = await answer({ path: `${OPEN}/postParticipation`, status: 400, json });
    await send();
    await becomes(() => problem().includes('No s’ha pogut enviar la participació.'), true);
    expect(see.texts('listitem').map((text) => text.replace('• ', ''))).to.deep.equal([
      'Les dades no són vàlides.',
      'La comprovació contra robots havia caducat. Ja n’hem fet una altra: torneu a enviar el formulari.',
    ]);
    expect(events).to.deep.equal([['ap-ugc-error', { codes: ['INVALID_FIELD'] }]]);
    const { captcha } = bodyOf(page);
    end();
    await hasNewProof();
    expect([field('name').value, field('text').value]).to.deep.equal([typed.name, typed.text]);
    submit().click();
    await thanks();
    expect(bodyOf(page)).to.not.include({ captcha });
  });

  for (const [status, code, said] of [
    [404, 'NOT_FOUND', 'Ja no s’hi pot participar'],
    [403, 'ADULT_REQUIRED', 'Només hi pot participar una persona adulta'],
    [429, 'TOO_MANY_REQUESTS', 'Hi ha hagut massa intents seguits.'],
    [500, 'UNKNOWN', 'Torneu-ho a provar d’ací a una estona.'],
  ] as const)
    it(`UGC-26 shows advice after a ${status}`, async () => {
      const { page, send, problem } = await openForm();
      const json = { httpCode: status, errorCode: code };
      await answer({ path: `${OPEN}/postParticipation`, status, json });
      await send();
      await becomes(() => problem().includes(said), true, said);
      const isTold = page.watch.warnings.some((text) => text.includes('<ap-ugc-form> ugc-id='));
      expect(isTold, 'the editor is warned of an unknown form').to.equal(status === 404);
    });

  it('UGC-26 says that there is no connection', async () => {
    const { send, field, problem } = await openForm();
    await answer({ path: `${OPEN}/postParticipation`, cut: 'instead' });
    await send();
    await becomes(() => problem().includes('No hi ha connexió.'), true);
    expect(field('text').value).to.equal(typed.text);
  });

  it('UGC-26 says a refusal that comes in an answer 200', async () => {
    const { see, send } = await openForm();
    const json = { httpCode: 200, errors: [{ errorCode: 'INVALID_FIELD' }] };
    await answer({ path: `${OPEN}/postParticipation`, status: 200, json });
    await send();
    await becomes(() => see.texts('listitem').join(), 'Les dades no són vàlides.');
  });
});

// Joan, because the contract tests change the profile of Anna
describe('<ap-ugc-form> with a login', () => {
  it('UGC-40 finds name and e-mail written, and may change them', async () => {
    await loginAs('9');
    const { page, field, send, thanks } = await openForm();
    expect(callsOf(page, PROFILE)).to.deep.equal([]);
    field('text').focus();
    await becomes(() => [field('name').value, field('email').value], ['Joan', 'joan@example.cat']);
    await send({ name: 'Una altra', email: 'una.altra@example.cat' });
    await thanks();
    expect(bodyOf(page)).to.include({ name: 'Una altra', email: 'una.altra@example.cat' });
  });

  it('UGC-11 BEY-07 does not show the data of a sent form to another user', async () => {
    await loginAs('9');
    const { page, all, field, send } = await openForm({ 'ugc-id': '1', 'allow-anonymous': 'false' });
    const reload = () => page.window.ap?.session.reload();
    await send({ name: 'Una altra', email: 'una.altra@example.cat' });
    await all.shows('dialog', 'Moltes gràcies!');
    await all.press('button', 'D’acord');
    expect(field('name').value).to.equal('Una altra');
    await logout();
    await reload();
    await becomes(() => field('name') === null, true);
    await loginAs('8');
    await reload();
    await becomes(() => isSeen(field('name')), true);
    field('text').focus();
    await becomes(() => field('name').value, 'Pere');
  });

  it('UGC-11 BEY-07 keeps the data of a sent form for the same user while it stays open', async () => {
    await loginAs('9');
    const { page, all, field, send, thanks } = await openForm();
    await send({ name: 'Una altra', email: 'una.altra@example.cat' });
    await thanks();
    await all.press('button', 'D’acord');
    expect(field('name').value).to.equal('Una altra');
    await logout();
    await page.window.ap?.session.reload();
    await becomes(() => [field('name').value, field('email').value], ['', '']);
  });

  it('UGC-40 takes name and e-mail along when one logs out', async () => {
    await loginAs('9');
    const { page, field } = await openForm();
    field('text').focus();
    await becomes(() => field('name').value, 'Joan');
    await logout();
    await page.window.ap?.session.reload();
    await becomes(() => [field('name').value, field('email').value], ['', '']);
  });

  it('UGC-41 keeps the form and asks for a login when the session has ended before submit', async () => {
    await loginAs('9');
    const { page, all, field, send, submit, hasNewProof } = await openForm({
      'ugc-id': '1',
      'allow-anonymous': 'false',
    });
    field('text').focus();
    await becomes(() => field('name').value, 'Joan');
    await endSession();
    await send();
    const dialog = await all.shows('dialog', 'Cal iniciar la sessió');
    expect(callsOf(page, `${CLOSED}/postParticipation`).length).to.equal(1);
    const link = dialog.querySelector('a') as HTMLAnchorElement;
    expect([link.pathname, link.target]).to.deep.equal(['/acces', '_blank']);
    expect(page.window.ap?.session.get()).to.equal(null);
    await all.press('button', 'Ara no');
    await all.lacks('dialog');
    expect(field('text').value).to.equal(typed.text);
    await loginAs('9');
    await page.window.ap?.session.reload();
    await hasNewProof();
    submit().click();
    await all.shows('dialog', 'Moltes gràcies!');
  });

  it('UGC-41 ROLE-02 asks for a login, and not the server, once the page knows that the session has ended', async () => {
    await loginAs('9');
    const { page, all, fillIn, send } = await openForm({ site: 'lacolla' });
    fillIn();
    await logout();
    await page.window.ap?.session.reload();
    await send();
    await all.shows('dialog', 'Cal iniciar la sessió');
    expect(callsOf(page, OPEN)).to.deep.equal([]);
  });

  it('UGC-11 UGC-40 leaves name, e-mail and consent to nobody else when it has been sent and one logs out', async () => {
    await loginAs('9');
    const { page, all, field, send, thanks } = await openForm();
    field('text').focus();
    await becomes(() => field('email').value, 'joan@example.cat');
    const consent = () => field('checkCommercialCommunications').checked;
    field('checkCommercialCommunications').click();
    await send({ name: 'Joan', email: 'joan@example.cat' });
    await thanks();
    await all.press('button', 'D’acord');
    await becomes(
      () => [field('name').value, field('email').value, consent()],
      ['Joan', 'joan@example.cat', true],
    );
    await logout();
    await page.window.ap?.session.reload();
    await becomes(() => [field('name').value, field('email').value, consent()], ['', '', false]);
  });
});
