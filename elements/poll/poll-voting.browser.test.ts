import { openFreshPoll, openPoll, pollCalls, votesOf } from '../../tests/support/tags/poll.ts';
import {
  axe,
  becomes,
  callsOf,
  describe,
  endSession,
  expect,
  freshPoll,
  hear,
  hold,
  it,
  keys,
  loginAs,
  press,
} from '../../tests/support/widget.ts';

const postsOf = (page: Parameters<typeof callsOf>[0]) =>
  callsOf(page, pollCalls).filter((call) => call.startsWith('POST'));

describe('voting in <ap-poll>', () => {
  it('POLL-08 asks for confirmation, and sends nothing when it is cancelled', async () => {
    const { page, see, all, chosen } = await openFreshPoll();
    await see.press('radio', 'Sí');
    await see.press('button', 'Voteu');
    await becomes(() => all.text('dialog').includes('Votareu «Sí».'), true);
    await see.press('button', 'Cancel·leu');
    await all.lacks('dialog');
    expect(chosen(), 'the choice is kept').to.deep.equal(['Sí']);
    expect(postsOf(page)).to.deep.equal([]);
  });

  it('POLL-10 POLL-11 sends a confirmed vote, and updates count, share and storage', async () => {
    const { page, id, see, percent, drawn } = await openFreshPoll({
      options: [
        { title: 'Sí', votes: 1 },
        { title: 'No', votes: 2 },
      ],
    });
    const events = hear(page, 'ap-poll-vote', 'ap-poll-error');
    await see.press('radio', 'Sí');
    await see.press('button', 'Voteu');
    await see.press('button', 'Envieu el vot');
    await becomes(() => [percent('Sí'), percent('No')], ['50 %', '50 %']);
    expect(drawn().textContent).to.contain('4 vots · ja heu votat');
    expect(see.all('radio')).to.deep.equal([]);
    expect(see.all('button')).to.deep.equal([]);
    const [vote] = page.watch.calls.filter(({ method }) => method === 'POST');
    expect([vote?.path, vote?.body ?? null]).to.deep.equal([`${pollCalls}${id}/vote/1`, null]);
    expect(vote?.headers.get('idempotency-key')).to.match(/^[0-9a-f]{32}$/);
    expect(JSON.parse(localStorage.getItem('ap-voted-polls') ?? '')).to.deep.equal([
      { pollId: id, votedOptionId: '1' },
    ]);
    expect(events).to.deep.equal([['ap-poll-vote', { pollId: id, optionId: '1' }]]);
    expect(await votesOf(id, '1')).to.equal(2);
  });

  for (const [title, where, way] of [
    ['Opció 1.', 'scrolls up to it', -1],
    ['Opció 19.', 'does not scroll if it is visible', 0],
  ] as const)
    it(`BEY-02 shows the visitor’s vote among twenty options, and ${where}`, async () => {
      const options = Array.from({ length: 20 }, (_, index) => ({ title: `Opció ${index + 1}.` }));
      const { page, host, see, castVote, mine } = await openFreshPoll({ options }, {}, { width: 360 });
      (await see.shows('button', 'Voteu')).scrollIntoView({ block: 'end', behavior: 'instant' });
      const before = page.window.scrollY;
      await castVote(title);
      await becomes(mine, title);
      await becomes(() => page.document.activeElement === host.querySelector('.ap-poll-options'), true);
      const { top, bottom } = (host.querySelector('[data-mine]') as Element).getBoundingClientRect();
      expect(top).to.be.at.least(0);
      expect(bottom).to.be.at.most(page.window.innerHeight);
      expect(Math.sign(page.window.scrollY - before)).to.equal(way);
    });

  it('POLL-08 counts two presses on the confirmation as one vote', async () => {
    const { page, see, percent } = await openFreshPoll();
    await see.press('radio', 'Sí');
    await see.press('button', 'Voteu');
    const confirm = await see.shows('button', 'Envieu el vot');
    confirm.click();
    confirm.click();
    await becomes(() => percent('Sí'), '100 %');
    expect(postsOf(page).length).to.equal(1);
  });

  it('POLL-09 disables the options and a second vote while a vote is being sent', async () => {
    const { id, see, all, castVote, drawn, percent } = await openFreshPoll();
    const { release } = await hold(`${pollCalls}${id}/vote/`);
    await castVote('Sí');
    await becomes(() => see.one('button', 'Voteu').ariaDisabled, 'true');
    expect(drawn().querySelector('.ap-poll-note[role=status]')?.textContent).to.equal(
      'S’està enviant el vot…',
    );
    expect((see.one('radio', 'No') as HTMLInputElement).disabled).to.equal(true);
    await see.press('button', 'Voteu');
    await all.lacks('dialog');
    await release();
    await becomes(() => percent('Sí'), '100 %');
  });

  it('POLL-04 POLL-31 selects the option of a stored vote, and shows the counts unchanged', async () => {
    const { id } = await freshPoll({
      options: [
        { title: 'Sí', votes: 3 },
        { title: 'No', votes: 1 },
      ],
    });
    localStorage.setItem('ap-voted-polls', JSON.stringify({ [id]: 2 }));
    const { mine, percent, drawn } = await openPoll(id);
    await becomes(mine, 'No');
    expect(percent('No')).to.equal('25 %');
    expect(drawn().textContent).to.contain('4 vots');
  });

  it('POLL-21 STOR-04 votes when the storage is blocked', async () => {
    const { castVote, percent } = await openFreshPoll(
      {},
      {},
      {
        before: ({ window }) =>
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new window.DOMException('denied', 'SecurityError');
            },
          }),
      },
    );
    await castVote('Sí');
    await becomes(() => percent('Sí'), '100 %');
  });
});

describe('access to voting in <ap-poll>', () => {
  for (const [userId, open, title] of [
    [undefined, true, 'Sí'],
    ['7', false, 'No'],
    ['7', true, 'No'],
    ['30', false, 'Sí'],
  ] as const)
    it(`POLL-16 SESS-12 lets ${userId ? `user ${userId}` : 'an anonymous visitor'} vote in a poll that is ${open ? 'open' : 'for registered visitors'}`, async () => {
      if (userId) await loginAs(userId);
      const { castVote, drawn, percent } = await openFreshPoll({ open });
      expect(drawn().textContent?.includes('Per a votar cal haver iniciat la sessió.')).to.equal(!open);
      await castVote(title);
      await becomes(() => percent(title), '100 %');
    });

  it('POLL-18 POLL-30 requires an option, then a login, from an anonymous visitor to a restricted poll', async () => {
    const { page, see, all } = await openFreshPoll({ open: false });
    const events = hear(page, 'ap-login-required');
    await see.press('button', 'Voteu');
    await becomes(() => see.text('alert'), 'Heu de triar una opció.');
    await all.lacks('dialog');
    await see.press('radio', 'Sí');
    page.document.addEventListener('ap-login-required', (event) => event.preventDefault(), { once: true });
    const required = ['ap-login-required', { reason: 'poll', backUrl: page.window.location.href }];
    await see.press('button', 'Voteu');
    await becomes(() => events, [required] as never);
    await see.lacks('alert');
    await all.lacks('dialog');
    await see.press('button', 'Voteu');
    await all.shows('dialog', 'Cal iniciar la sessió');
    await all.lacks('button', 'Envieu el vot');
    expect(events).to.deep.equal([required, required]);
    await axe(page, 'dialog');
    expect(localStorage.getItem('backUrl'), 'stored only when the link is followed').to.equal(null);
  });

  it('SESS-19 POLL-18 requests the user once after a 401, ends the session and offers the login', async () => {
    await loginAs('7');
    const { page, all, castVote, chosen } = await openFreshPoll({ open: false });
    const events = hear(page, 'ap-session-change');
    await endSession();
    await castVote('Sí');
    await all.shows('dialog', 'Cal iniciar la sessió');
    expect(chosen()).to.deep.equal(['Sí']);
    expect(callsOf(page, '/api/front/user/profile').length).to.equal(1);
    expect(events).to.deep.equal([['ap-session-change', { user: null, previousId: '7', reason: 'expired' }]]);
    expect(document.cookie).not.to.contain('nx-session-user');
  });
});

describe('the dialog of <ap-poll>', () => {
  it('BEY-03 W-30 traps the focus, returns it on close, and moves it to the results after a vote', async () => {
    const { page, see, all, percent } = await openFreshPoll();
    const root = page.document.documentElement;
    await see.press('radio', 'Sí');
    await see.focus('button', 'Voteu');
    await keys('Enter');
    await see.focuses('button', 'Envieu el vot');
    await becomes(() => root.classList.contains('ap-body-lock'), true);
    const behind = page.document.createElement('button');
    page.main.append(behind);
    behind.focus();
    expect(see.isFocused('button', 'Envieu el vot'), 'the page behind is inert').to.equal(true);
    await keys('Tab', 'Tab');
    expect(page.document.activeElement?.closest('main, dialog')?.localName).not.to.equal('main');

    await see.focus('button', 'Envieu el vot');
    await keys('Escape');
    await all.lacks('dialog');
    await see.focuses('button', 'Voteu');
    await becomes(() => root.classList.contains('ap-body-lock'), false);
    await keys('Enter');
    await see.focuses('button', 'Envieu el vot');
    await keys('Enter');
    await see.focuses('group');
    await becomes(() => percent('Sí'), '100 %');
  });

  it('W-30 POLL-08 cancels the vote when the dialog is closed by its backdrop or by a script', async () => {
    const { page, see, all, percent } = await openFreshPoll();
    await see.press('radio', 'Sí');
    await see.press('button', 'Voteu');
    const dialog = await all.shows('dialog');
    const { PointerEvent } = page.window as unknown as typeof globalThis;
    dialog.querySelector('h2')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog.click(); // as when a text selection ends on the backdrop
    await page.frames(2);
    expect(dialog.isConnected).to.equal(true);
    dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog.click(); // its backdrop
    await all.lacks('dialog');
    await see.focuses('button', 'Voteu');
    press(see.one('button', 'Voteu'));
    ((await all.shows('dialog')) as HTMLDialogElement).close();
    await all.lacks('dialog');
    await becomes(() => page.document.documentElement.classList.contains('ap-body-lock'), false);
    await see.press('button', 'Voteu');
    await see.press('button', 'Envieu el vot');
    await becomes(() => percent('Sí'), '100 %');

    const registered = await openFreshPoll({ open: false });
    await registered.see.press('radio', 'No');
    await registered.see.press('button', 'Voteu');
    registered.page.window.focus();
    await registered.see.focuses('link', 'Inicieu la sessió');
    await keys('Escape');
    await registered.all.lacks('dialog');
    await registered.see.focuses('button', 'Voteu');
  });
});
