import { freshEntry } from '../../tests/support/page.ts';
import { openFreshPoll, openPoll, openTwice, pollCalls } from '../../tests/support/tags/poll.ts';
import {
  answer,
  axe,
  becomes,
  callsOf,
  describe,
  expect,
  freshPoll,
  hear,
  hold,
  isSeen,
  it,
  keys,
  openWidget,
  step,
  tag,
  textOf,
} from '../../tests/support/widget.ts';

const three = { options: ['Sí', 'No', 'Potser'] };
const votes = (yes: number, no: number) => ({
  options: [
    { title: 'Sí', votes: yes },
    { title: 'No', votes: no },
  ],
});

describe('choosing in <ap-poll>', () => {
  it('POLL-05 POLL-06 selects one option, and clears it with a second press', async () => {
    const { page, id, see, chosen } = await openFreshPoll(three);
    const events = hear(page, 'ap-poll-select', 'ap-poll-error');
    await see.press('radio', 'Sí');
    await becomes(chosen, ['Sí']);
    await see.press('radio', 'No');
    await becomes(chosen, ['No']);
    await see.press('radio', 'No');
    await becomes(chosen, []);
    const selected = (optionId: string | null) => ['ap-poll-select', { pollId: id, optionId }];
    expect(events).to.deep.equal([selected('1'), selected('2'), selected(null)]);
  });

  it('VAL-29 MSG-03 shows that a choice is missing, until an option is chosen', async () => {
    const { page, see } = await openFreshPoll(three);
    const events = hear(page, 'ap-poll-error');
    await see.press('button', 'Voteu');
    await becomes(() => see.text('alert'), 'Heu de triar una opció.', 'none was chosen yet');
    await see.press('radio', 'Sí');
    await see.lacks('alert');
    await see.press('radio', 'Sí');
    await see.press('button', 'Voteu');
    await becomes(() => see.text('alert'), 'Heu de triar una opció.', 'one was undone');
    await see.lacks('dialog');
    const refused = ['ap-poll-error', { code: 'error-option' }];
    expect(events).to.deep.equal([refused, refused]);
  });

  it('POLL-05 POLL-06 selects, changes and clears an option by the keyboard alone', async () => {
    const { page, see, chosen } = await openFreshPoll(three);
    const before = page.document.createElement('button');
    page.main.prepend(before);
    page.window.focus();
    before.focus();
    await keys('Tab', 'Space');
    await becomes(chosen, ['Sí']);
    await keys('ArrowDown');
    await becomes(chosen, ['No']);
    await see.focuses('radio', 'No');
    await keys('ArrowUp', 'ArrowUp');
    await becomes(chosen, ['Potser']);
    await keys('Space');
    await becomes(chosen, []);
    await keys('Space');
    await becomes(chosen, ['Potser']);
    await keys('Tab');
    await see.focuses('button', 'Voteu');
    await keys('Enter');
    await see.shows('dialog');
  });

  it('POLL-02 ENT-07 exposes every field of its state', async () => {
    const { id, host, see } = await openFreshPoll(votes(2, 1));
    await see.press('radio', 'No');
    await becomes(() => JSON.parse(JSON.stringify((host as unknown as { state: unknown }).state)), {
      pollId: id,
      options: [
        { id: '1', title: 'Sí', votes: 2, selected: false, percent: 67 },
        { id: '2', title: 'No', votes: 1, selected: true, percent: 33 },
      ],
      totalVotes: 3,
      active: true,
      open: true,
      hidden: false,
      startDate: null,
      votedOptionId: null,
      showResults: false,
      loading: false,
    });
  });

  it('POLL-05 keeps separate choices in two elements of one poll', async () => {
    const [first, second] = await openTwice((await freshPoll()).id);
    await first.see.press('radio', 'Sí');
    await second.see.press('radio', 'No');
    await becomes(() => [first.chosen(), second.chosen()], [['Sí'], ['No']]);
  });

  it('W-04 W-06 shows titles as text, and omits a picture whose address runs a script', async () => {
    const title = '<img src=x onerror="document.title=1"> & </script>';
    const { see, all, drawn } = await openFreshPoll({
      options: [
        { title, image: 'javascript:alert(1)' },
        { title: 'Dades', image: 'data:text/html,<script>alert(1)</script>' },
        { title: 'Bona', image: '/assets/favicon.svg' },
      ],
    });
    await see.shows('radio', title);
    expect(drawn().querySelectorAll('img').length).to.equal(1);
    await see.press('radio', title);
    await see.press('button', 'Voteu');
    await becomes(() => all.text('dialog').includes(`Votareu «${title}»`), true);
  });

  it('W-31 exposes the choice to assistive technology, not by colour alone', async () => {
    const { page, see } = await openFreshPoll();
    await see.press('radio', 'No');
    await see.shows('radiogroup', 'Esteu d’acord?');
    const radios = see.all('radio') as HTMLInputElement[];
    expect(radios.map(({ checked }) => checked)).to.deep.equal([false, true]);
    await axe(page, 'ap-poll');
  });
});

const options = JSON.stringify([
  { id: '1', title: 'Sí' },
  { id: '2', title: 'No' },
]);
const closed = {
  response: {
    totalVotes: 4,
    active: false,
    open: true,
    hidden: false,
    startDate: null,
    options: [
      { id: '1', title: 'Sí', votes: 3 },
      { id: '2', title: 'No', votes: 1 },
    ],
  },
};

describe('loading <ap-poll>', () => {
  it('POLL-09 POLL-29 delays a press until the response, and cancels it with a new choice', async () => {
    const { id } = await freshPoll();
    const { release } = await hold(pollCalls + id);
    const { see, all, drawn } = await openPoll(id, { active: '', open: '', options }, { isWaiting: true });
    const isBusy = () => see.one('button', 'Voteu').ariaDisabled;
    const said = () => drawn().querySelector('.ap-poll-note[role=status]') as HTMLElement;
    await see.press('radio', 'Sí');
    await see.press('button', 'Voteu');
    await becomes(isBusy, 'true');
    const waiting = 'S’està carregant l’enquesta… De seguida es podrà continuar amb el vot.';
    await becomes(() => said().textContent, waiting, 'what is waited for is said');
    expect(isSeen(said())).to.equal(true);
    await all.lacks('dialog');
    await see.press('radio', 'No');
    await becomes(isBusy, 'false');
    expect(said().textContent).to.equal('');
    await see.press('button', 'Voteu');
    await release();
    await becomes(() => all.text('dialog').includes('Votareu «No».'), true);
  });

  for (const [what, given, reason] of [
    ['fails', { status: 500 }, 'Ara no es pot carregar l’enquesta.'],
    ['says that the poll is closed', { status: 200, json: closed }, 'Esta enquesta està tancada.'],
  ] as const)
    it(`POLL-29 POLL-15 shows one reason and focuses the options when the delayed response ${what}`, async () => {
      const { id } = await freshPoll();
      const { release } = await answer({ path: pollCalls + id, held: true, ...given });
      const { page, see, drawn } = await openPoll(id, { active: '', open: '', options }, { isWaiting: true });
      page.allow(/500/);
      await see.press('radio', 'Sí');
      await see.focus('button', 'Voteu');
      await keys('Enter');
      await release();
      await see.lacks('button', 'Voteu');
      await becomes(() => see.all('alert').map(textOf), [reason]);
      const seen = [...drawn().querySelectorAll<HTMLElement>('.ap-poll-actions *')].filter(
        (one) => one.textContent === reason && isSeen(one) && one.offsetWidth > 1,
      );
      expect(seen.length).to.equal(1);
      expect(page.document.activeElement?.className).to.equal('ap-poll-options');
    });

  it('POLL-20 requests a poll once for two elements, and updates both after a vote', async () => {
    const [first, second] = await openTwice((await freshPoll()).id);
    await second.see.press('radio', 'No');
    await first.castVote('Sí');
    for (const poll of [first, second]) {
      await becomes(() => poll.percent('Sí'), '100 %');
      expect(poll.mine()).to.equal('Sí');
    }
    await becomes(() => first.see.isFocused('group'), true, 'the focus stays where one voted');
    await becomes(
      () => callsOf(first.page, pollCalls),
      [
        `GET ${pollCalls}${first.id}`,
        `POST ${pollCalls}${first.id}/vote/1`,
        // refreshes the browser's cache for the next page
        `GET ${pollCalls}${first.id}`,
      ],
    );
  });

  const late = async (options: object[]) => {
    const { id } = await freshPoll(votes(5, 5));
    const { release } = await hold(pollCalls + id);
    const attributes = { active: '', open: '', options: JSON.stringify(options) };
    return { release, ...(await openPoll(id, attributes, { isWaiting: true })) };
  };

  it('POLL-28 keeps a choice that was made before the response', async () => {
    const { release, see, chosen } = await late([
      { id: '2', title: 'No', votes: 0 },
      { id: '9', title: 'Llevada', votes: 0 },
    ]);
    await see.press('radio', 'No');
    await release();
    await see.shows('radio', 'Sí');
    expect(chosen()).to.deep.equal(['No']);
  });

  it('POLL-28 does not vote for an option that is missing in the response', async () => {
    const { release, see } = await late([{ id: '9', title: 'Llevada', votes: 0 }]);
    await see.press('radio', 'Llevada');
    await release();
    await see.shows('radio', 'Sí');
    await see.press('button', 'Voteu');
    await becomes(() => see.text('alert'), 'Heu de triar una opció.');
  });
});

describe('the content of <ap-poll>', () => {
  it('W-31 POLL-19 shows title, votes, share and the visitor’s option as text', async () => {
    const { page, see, castVote, mine, drawn } = await openFreshPoll(votes(1, 1282));
    await castVote('Sí');
    await becomes(mine, 'Sí');
    const group = await see.shows('group', 'Esteu d’acord?');
    expect(textOf(group)).to.match(/^Sí ?el vostre vot 2 vots 0 % No 1\.282 vots 100 %$/);
    expect(see.texts('paragraph')).to.deep.equal(['1.284 vots · ja heu votat', 'Gràcies per participar-hi.']);
    await becomes(() => drawn().querySelector('[role=status]')?.textContent, '1.284 vots · ja heu votat');
    await axe(page, 'ap-poll');
  });

  it('MSG-03 MSG-06 shows that a poll is closed, with its results and without voting controls', async () => {
    const { page, see, percent, drawn } = await openPoll('3');
    expect(drawn().textContent).to.contain('Esta enquesta està tancada.');
    expect(drawn().textContent).not.to.contain('encara no s’ha obert');
    expect([...see.all('radio'), ...see.all('button')]).to.deep.equal([]);
    expect([percent('De llanda'), percent('En fira')]).to.deep.equal(['62 %', '0 %']);
    await axe(page, 'ap-poll');
    const own = '<p slot="inactive">Ja tenim coca guanyadora.</p>';
    const ofPage = await openWidget(tag('ap-poll', { 'poll-id': '3' }, own));
    await becomes(() => textOf(ofPage.host).includes('Ja tenim coca guanyadora.'), true);
    expect(textOf(ofPage.host)).not.to.contain('Esta enquesta està tancada.');
  });

  it('POLL-25 MSG-06 keeps the server’s text about a start, or its space, until the date is formatted', async () => {
    const date = '2199-09-08T19:30:00.000Z';
    const when =
      'Esta enquesta encara no s’ha obert. Es podrà votar a partir de: diumenge, 8 de setembre del 2199, 21:30.';
    const { id } = await freshPoll({ startDate: new Date(date) });
    const attributes = {
      'poll-id': id,
      active: 'false',
      'start-date': date,
      options: '[{"id":"1","title":"Sí"}]',
    };
    const server = `<div><div class="ap-poll-options">Sí</div><p class="ap-poll-actions">${when}</p></div>`;
    for (const content of [server, ''])
      await step(content ? 'with the server’s words' : 'without', async () => {
        const part = await hold('/dist/chunks/poll-start');
        const { host } = await openWidget(tag('ap-poll', attributes, content), {
          width: 360,
          isWaiting: true,
          entry: [freshEntry()],
        });
        const note = () =>
          host.querySelector('[data-ap-mount] .ap-poll-actions > p:not([role])') as HTMLElement;
        await becomes(() => textOf(note()), content ? when : 'Esta enquesta encara no s’ha obert.');
        const { height } = note().getBoundingClientRect();
        await part.release();
        part.end();
        await becomes(() => isSeen([...note().querySelectorAll('span')].at(-1)), true);
        expect(textOf(note())).to.equal(when);
        expect(note().getBoundingClientRect().height).to.equal(height);
      });
  });

  it('POLL-24 hides a poll that the attribute or the API declares hidden', async () => {
    const byServer = await openFreshPoll({ hidden: true });
    const shown = await freshPoll();
    await hold(pollCalls);
    const byPage = await openPoll(shown.id, { 'hidden-poll': '' }, { isWaiting: true });
    for (const { host } of [byServer, byPage]) {
      await becomes(() => host.hidden, true);
      expect(isSeen(host)).to.equal(false);
    }
  });
});
