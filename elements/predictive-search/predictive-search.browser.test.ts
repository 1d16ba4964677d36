import {
  axe,
  becomes,
  describe,
  expect,
  hear,
  it,
  keys,
  openWidget,
  sendText,
  tag,
} from '../../tests/support/widget.ts';

const towns = ['Alcoi', 'València', 'Alcúdia', 'la Vall d’Uixó', 'Navalles'];
const items = JSON.stringify(towns.map((NOMBRE, at) => ({ NOMBRE, C_INE: `4600${at}` })));
const form = (content: string) => `<form>${content}</form>`;
const options = towns.map((name, at) => `<option value="4600${at}">${name}</option>`).join('');

describe('<ap-predictive-search>', () => {
  it('SRCH-06 SRCH-13 suggests municipalities by keyboard, and emits the chosen one', async () => {
    const { page, see } = await openWidget(
      form(tag('ap-predictive-search', { label: 'Municipi', name: 'lloc', items })),
    );
    const heard = hear(page, 'ap-predictive-change');
    const field = await see.focus('combobox', 'Municipi');
    await sendText('VAL');
    expect(see.texts('option')).to.deep.equal(['València', 'la Vall d’Uixó', 'Navalles']);
    expect([field.ariaExpanded, see.text('status')]).to.deep.equal([
      'true',
      '3 propostes. Es trien amb les fletxes.',
    ]);
    await axe(page, 'ap-predictive-search');
    await keys('ArrowDown', 'ArrowDown');
    expect(see.one('option', 'la Vall d’Uixó').ariaSelected).to.equal('true');
    await keys('Enter');
    expect((field as HTMLInputElement).value).to.equal('la Vall d’Uixó');
    expect(see.all('option').length).to.equal(0);
    await becomes(() => heard, [['ap-predictive-change', { value: '46003', name: 'la Vall d’Uixó' }]]);
    expect(new FormData(page.one('form') as HTMLFormElement).getAll('lloc')).to.deep.equal(['46003']);
  });

  it('BEY-22 SRCH-06 finds a name with any apostrophe, and takes it whole', async () => {
    const { page, see } = await openWidget(tag('ap-predictive-search', { label: 'Municipi', items }));
    const heard = hear(page, 'ap-predictive-change');
    await see.fill('Municipi', "la vall d'u", 'combobox');
    expect(see.texts('option')).to.deep.equal(['la Vall d’Uixó']);
    await see.fill('Municipi', 'LA VALL Dʼuixó', 'combobox');
    await keys('Tab');
    await becomes(() => heard, [['ap-predictive-change', { value: '46003', name: 'la Vall d’Uixó' }]]);
  });

  it('SRCH-07 SRCH-06 offers ten at most, goes away with Escape, and takes a name that is written whole', async () => {
    const many = JSON.stringify(
      Array.from({ length: 30 }, (_, at) => ({ name: `Carrer ${at}`, value: `${at}` })),
    );
    const { page, see } = await openWidget(tag('ap-predictive-search', { items: many }));
    const heard = hear(page, 'ap-predictive-change');
    await see.focus('combobox');
    await sendText('carrer');
    expect(see.all('option').length).to.equal(10);
    await keys('Escape');
    expect(see.all('option').length).to.equal(0);
    await sendText(' 25');
    await keys('Tab');
    await becomes(() => heard, [['ap-predictive-change', { value: '25', name: 'Carrer 25' }]]);
  });

  it('SRCH-13 takes the names of the server’s field, which goes with its form', async () => {
    const select = `<label>Municipi <select name="lloc"><option value="">Tots</option>${options}</select></label>`;
    const { page, see } = await openWidget(form(tag('ap-predictive-search', { label: 'Municipi' }, select)));
    const sent = () => new FormData(page.one('form') as HTMLFormElement).getAll('lloc');
    await see.fill('Municipi', 'alcu', 'combobox');
    await see.press('option', 'Alcúdia');
    await becomes(sent, ['46002']);
    await see.fill('Municipi', '', 'combobox');
    await becomes(sent, ['']);
  });

  it('SRCH-13 shows the value that its form sends, also after a reset', async () => {
    const select = `<label>Municipi <select name="lloc"><option value="">Tots</option>${options}</select></label>`;
    const { page, see } = await openWidget(form(tag('ap-predictive-search', { label: 'Municipi' }, select)));
    const server = page.one('form') as HTMLFormElement;
    const shown = () => [
      (see.one('combobox', 'Municipi') as HTMLInputElement).value,
      new FormData(server).get('lloc'),
    ];
    const before = shown();
    for (let times = 0; times < 2; times += 1) {
      await see.fill('Municipi', 'alcu', 'combobox');
      await see.press('option', 'Alcúdia');
      await becomes(shown, ['Alcúdia', '46002']);
      server.reset();
      await becomes(shown, before);
    }
  });

  it('LIST-07 LIST-19 takes several names of a list, which go with the form, and says which text is none', async () => {
    const options =
      '<option value="a" selected>Alcoi</option><option value="d">Dénia</option><option value="e">Elx</option>';
    const { page, host, see } = await openWidget(
      `<form>${tag('ap-predictive-search', { label: 'Municipi', multiple: '' }, `<label>Municipi<select name="lloc" multiple>${options}</select></label>`)}</form>`,
    );
    const heard = hear(page, 'ap-predictive-change');
    page.document.addEventListener('submit', (event) => event.preventDefault());
    const sent = () => new FormData(page.one('form') as HTMLFormElement).getAll('lloc');
    expect([see.all('button', 'Lleveu Alcoi').length, sent()]).to.deep.equal([1, ['a']]);
    await see.fill('Municipi', 'DENIA', 'combobox');
    await keys('Enter');
    await becomes(() => sent(), ['a', 'd']);
    await see.fill('Municipi', 'den', 'combobox');
    await keys('Enter');
    await becomes(() => see.text('alert'), '«den» no és cap dels noms de la llista.');
    await see.fill('Municipi', '', 'combobox');
    await becomes(() => see.all('alert').length, 0);
    await see.press('button', 'Lleveu Alcoi');
    await becomes(() => sent(), ['d']);
    await see.focuses('combobox', 'Municipi');
    expect(heard.map(([, detail]) => detail)).to.deep.equal([
      { value: ['a', 'd'], name: 'Dénia' },
      { value: ['d'], name: 'Alcoi' },
    ]);
    Object.assign(host, { values: ['e', 'a'] });
    await becomes(() => sent(), ['a', 'e']);
  });
});
