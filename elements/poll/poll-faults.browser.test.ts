import { openFreshPoll, openPoll, pollCalls, votesOf } from '../../tests/support/tags/poll.ts';
import {
  answer,
  becomes,
  describe,
  expect,
  fault,
  freshPoll,
  hear,
  it,
  openWidget,
  type Page,
  tag,
  type Widget,
} from '../../tests/support/widget.ts';

const errorsOf = ({ page }: Widget) =>
  page.window.ap?.errors.map(({ type, message, text }) => ({ type, message, text })) ?? [];
const serverText = 'An error occurred while making the request. Please try again later.';
const connectionText = 'Unable to connect to the server. Please try again later.';
const notLoaded = 'Ara no es pot carregar l’enquesta.';
const notSent = 'El vot no s’ha pogut enviar. Torneu-ho a provar.';
const again = 'Torneu-ho a provar';

const options = JSON.stringify([
  { id: '1', title: 'Sí', votes: 1 },
  { id: '2', title: 'No' },
]);

describe('<ap-poll> after a broken response', () => {
  for (const [what, broken] of Object.entries({
    'a 500': { status: 500 },
    'httpCode 500 in a 200': { status: 200, json: { httpCode: 500, response: null } },
    'no JSON': { status: 200, text: '<html></html>' },
    'another shape': { status: 200, json: { response: { options: 'none' } } },
    'an empty body': { status: 200, text: '' },
  }))
    it(`POLL-29 HTTP-06 keeps the options readable after ${what}, and offers a retry instead of a vote`, async () => {
      const { id } = await freshPoll();
      const { end } = await answer({ path: pollCalls, ...broken });
      const poll = await openPoll(id, { active: '', open: '', options });
      await becomes(() => poll.see.text('alert'), notLoaded);
      await poll.see.shows('radio', 'Sí');
      await poll.see.lacks('button', 'Voteu');
      const [failure, ...others] = errorsOf(poll);
      expect(others).to.deep.equal([]);
      expect(failure).to.include({ type: 'server', text: serverText });
      expect(failure?.message).to.contain('poll');
      expect(poll.drawn().textContent).not.to.contain('An error occurred');
      end();
      await poll.see.press('button', again);
      await poll.see.shows('button', 'Voteu');
      await poll.see.lacks('alert');
    });

  it('POLL-29 HTTP-11 shows and records a lost connection when no option is known', async () => {
    const { id } = await freshPoll();
    fault('drop', pollCalls);
    let heard: ReturnType<typeof hear> = [];
    const before = (page: Page) => {
      heard = hear(page, 'ap-poll-error', 'ap-error');
    };
    const poll = await openPoll(id, {}, { before });
    await becomes(() => poll.see.text('alert'), notLoaded);
    await poll.see.shows('heading', 'Esteu d’acord?');
    const message = `GET ${pollCalls}${id} could not connect`;
    expect(errorsOf(poll)).to.deep.equal([{ type: 'network', message, text: connectionText }]);
    expect(heard.map(([name]) => name)).to.deep.equal(['ap-error', 'ap-poll-error']);
    expect(heard[1]?.[1]).to.deep.equal({ code: 'load' });
  });

  it('POLL-29 shows the link of the server content until a retry loads the poll', async () => {
    const { id } = await freshPoll();
    const { end } = await answer({ path: pollCalls, status: 500 });
    const content =
      '<h2 slot="question">Esteu d’acord?</h2><a href="/enquesta">Voteu en la pàgina de l’enquesta</a>';
    const { page, host, see, all } = await openWidget(
      tag('ap-poll', { 'poll-id': id }, `${content}<p slot="inactive">S’ha acabat.</p>`),
    );
    page.allow(/500/);
    await becomes(() => see.text('alert'), notLoaded);
    await all.shows('link', 'Voteu en la pàgina de l’enquesta');
    expect(host.innerText.split(/\n+/)).to.deep.equal([
      'Esteu d’acord?',
      'Voteu en la pàgina de l’enquesta',
      notLoaded,
      again,
    ]);
    end();
    await see.press('button', again);
    await see.shows('radio', 'Sí');
    await all.lacks('link', 'Voteu en la pàgina de l’enquesta');
    expect(host.innerText.startsWith('Esteu d’acord?')).to.equal(true);
  });

  it('W-25 HTTP-17 keeps the last 50 failures of a page, without personal data', async () => {
    const { id } = await freshPoll();
    await answer({ path: pollCalls, status: 500, json: { message: 'anna@example.cat' } });
    const poll = await openPoll(id);
    const { page, see } = poll;
    for (let i = 0; i < 52; i++) {
      const failed = new Promise((resolve) =>
        page.document.addEventListener('ap-error', resolve, { once: true }),
      );
      await becomes(() => see.one('button', again).ariaDisabled !== 'true', true);
      see.one('button', again).click();
      await failed;
    }
    expect(errorsOf(poll).length).to.equal(50);
    expect(JSON.stringify(errorsOf(poll))).not.to.contain('anna');
  });
});

describe('<ap-poll> with an unknown id', () => {
  it('BEY-28 POLL-29 shows a message to the reader, and in preview the unknown id to the editor', async () => {
    const of = (config: Record<string, string>) => openPoll('999999', {}, { config });
    const inPreview = await of({ preview: '' });
    inPreview.page.allow(/404|poll-id/);
    const note = '<ap-poll> poll-id="999999": s’esperava el número d’una enquesta publicada.';
    await becomes(() => inPreview.all.text('note'), note);
    await becomes(() => inPreview.see.text('alert'), notLoaded);
    const published = await of({});
    published.page.allow(/404|poll-id/);
    await becomes(() => published.see.text('alert'), notLoaded);
    await published.all.lacks('note');
  });
});

describe('<ap-poll> after a failed vote', () => {
  for (const [status, text] of [
    [500, notSent],
    [429, 'Hi ha massa vots des d’esta connexió. Cal esperar una estona.'],
    [403, 'Esta enquesta està tancada.'],
  ] as const)
    it(`POLL-27 keeps the choice after a ${status}, shows the reason, and counts no vote`, async () => {
      const poll = await openFreshPoll();
      const { end } = await answer({ path: pollCalls, method: 'POST', status, json: { httpCode: status } });
      await poll.castVote('Sí');
      await becomes(() => poll.see.text('alert'), text);
      expect(poll.chosen()).to.deep.equal(['Sí']);
      expect(poll.drawn().textContent).to.contain('0 vots');
      expect(localStorage.getItem('ap-voted-polls')).to.equal(null);
      const messages = errorsOf(poll).map(({ message }) => message);
      expect(messages.length).to.equal(1);
      expect(messages[0]?.startsWith(`POST ${pollCalls}${poll.id}/vote/1 `)).to.equal(true);
      end();
      await poll.see.press('button', 'Voteu');
      await poll.see.press('button', 'Envieu el vot');
      await becomes(() => poll.percent('Sí'), '100 %');
    });

  for (const status of [409, 412])
    it(`POLL-27 MSG-03 shows after a ${status} that the visitor has already voted, and the results`, async () => {
      const poll = await openFreshPoll({
        options: [
          { title: 'Sí', votes: 3 },
          { title: 'No', votes: 1 },
        ],
      });
      await answer({ path: pollCalls, method: 'POST', status });
      await poll.castVote('Sí');
      await becomes(() => poll.see.text('alert'), 'Ja heu votat en esta enquesta.');
      await becomes(() => poll.percent('Sí'), '75 %');
      expect(poll.drawn().textContent).to.contain('4 vots');
      expect(localStorage.getItem('ap-voted-polls')).to.equal(null);
    });

  it('POLL-27 BEY-01 resends a vote after a lost response with the same key, so that it counts once', async () => {
    const poll = await openFreshPoll();
    await answer({ path: pollCalls, method: 'POST', cut: 'after', times: 1 });
    await poll.castVote('Sí');
    await becomes(() => poll.see.text('alert'), notSent);
    await poll.see.press('button', 'Voteu');
    await poll.see.press('button', 'Envieu el vot');
    await becomes(poll.mine, 'Sí');
    const keys = poll.page.watch.calls
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys.length).to.equal(2);
    expect(keys[0]).to.equal(keys[1]);
    expect(await votesOf(poll.id, '1')).to.equal(1);
  });

  it('POLL-27 keeps the choice while the network is down, and votes when it is back', async () => {
    const poll = await openFreshPoll();
    await poll.see.press('radio', 'No');
    await poll.see.press('button', 'Voteu');
    await poll.see.shows('button', 'Envieu el vot');
    await answer({ path: `${pollCalls}${poll.id}/vote`, cut: 'instead', times: 1 });
    await poll.see.press('button', 'Envieu el vot');
    await becomes(() => poll.see.text('alert'), notSent);
    await poll.see.press('button', 'Voteu');
    await poll.see.press('button', 'Envieu el vot');
    await becomes(() => poll.percent('No'), '100 %');
  });

  it('POLL-27 W-30 shows an error when the dialog cannot be loaded, and loads it with the next press', async () => {
    fault('503', '/dist/chunks/poll-dialogs-', 3);
    const poll = await openFreshPoll({}, {}, { speed: 20 });
    await poll.see.press('radio', 'Sí');
    await poll.see.press('button', 'Voteu');
    await becomes(() => poll.see.text('alert'), notSent);
    expect(poll.chosen()).to.deep.equal(['Sí']);
    poll.page.watch.speed = 1;
    await poll.see.press('button', 'Voteu');
    await poll.see.press('button', 'Envieu el vot');
    await becomes(() => poll.percent('Sí'), '100 %');
  });
});
