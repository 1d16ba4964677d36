import { clearFaults, describe, expect, fault, inTime, it, step, until } from '../support/contract.ts';
import { eventually, open, it as withPages } from '../support/page.ts';
import { mayBe, nameOf, roleOf } from '../support/widget/reader.ts';

const poll = '/api/front/poll/1';

// preconditions of the contract tests
describe('the test page', () => {
  it('reaches the real API of the demo', async () => {
    const answer = await fetch(poll);
    expect(answer.status).to.equal(200);
    expect(await answer.json()).to.have.nested.property('response.options');
  });

  it('lives under the strict policy', () => {
    const box = document.createElement('div');
    expect(() => {
      box.innerHTML = '<b>x</b>';
    }).to.throw(TypeError, /TrustedHTML|Sink type mismatch/);
  });

  withPages('has an answer when its whole body has come', async () => {
    const { window, watch } = await open({ body: '', entry: [] });
    const answer = await window.fetch(poll);
    expect(watch.pending, 'there is only its head').to.equal(1);
    await answer.text();
    await until(() => watch.pending === 0, 'the end of the answer');
  });
});

describe('a page at rest', () => {
  withPages('has drawn what its last answer brought', async () => {
    const page = await open({ body: '', entry: [] });
    const { window } = page;
    let isDrawn = false;
    const draw = () => {
      isDrawn = true;
    };
    const ask = async () => {
      await (await window.fetch(poll)).text();
      window.requestAnimationFrame(draw);
    };
    window.requestAnimationFrame(ask);
    await page.settled();
    expect(isDrawn).to.equal(true);
  });
});

describe('a fault', () => {
  it('is met as often as asked', async () => {
    fault('503', poll, 1);
    expect((await fetch(poll)).status).to.equal(503);
    expect((await fetch(poll)).status).to.equal(200);
  });

  it('may be garbage, a wrong shape, or no answer at all', async () => {
    const met = async (kind: 'garbage' | 'shape' | 'drop') => {
      clearFaults();
      fault(kind, poll);
      return fetch(poll);
    };
    expect(await (await met('garbage')).json().catch((error) => error)).to.have.property(
      'name',
      'SyntaxError',
    );
    expect(await (await met('shape')).json()).to.have.all.keys('unexpected');
    expect(await met('drop').catch((error) => error)).to.be.instanceOf(TypeError);
    clearFaults();
    fault('timeout', poll);
    const stopped = await fetch(poll, { signal: AbortSignal.timeout(200) }).catch((error) => error);
    expect(stopped).to.have.property('name', 'TimeoutError');
  });

  it('ends with its test', async () => {
    expect((await fetch(poll)).status).to.equal(200);
  });
});

describe('a test that times out', () => {
  it('names its chapter and the condition that it waited for', async () => {
    const waiting = () => step('the vote', () => until(() => false, 'an answer').then(() => {}));
    const error = await inTime(waiting, 50).catch((reason: Error) => reason);
    expect(String(error)).to.match(/^Error: the vote: waited 0\.05 s and \d+ frames, at last for an answer$/);
  });

  it('names the expectation that failed', async () => {
    const waiting = () => eventually(() => expect('one').to.equal('two'));
    const error = await inTime(waiting, 50).catch((reason: Error) => reason);
    expect(String(error)).to.contain("expected 'one' to equal 'two'");
  });

  it('can be sent as JSON, whatever it compared', async () => {
    const circle = document.createElement('p');
    Object.assign(circle, { circle });
    const error = await inTime(() => void expect(circle).to.equal(null), 50).catch((reason: Error) => reason);
    expect(JSON.stringify(error)).to.contain('HTMLParagraphElement');
  });
});

describe('the reader of a test', () => {
  /** Elements whose role or name is not what it seems to be. */
  const tricky = `<button aria-label=" Tanqueu  l’avís ">x</button> <button>Ix <b>ara</b></button>
    <button><img alt="Busqueu"></button> <button title="Ajuda"></button> <a href="#x">Llegiu-ne  més</a>
    <button aria-labelledby="words" aria-label="res">y</button> <h2 id="words">Les paraules</h2>
    <span role="BUTTON" tabindex="0">Majúscules</span> <span role="unknown link" tabindex="0">Desconegut</span>
    <button role="none">Encara un botó</button> <label for="field">Nom</label><input id="field">
    <input type="submit" value="Envieu"> <svg role="image" aria-label="Mapa" width="9" height="9"></svg>`;

  withPages('rules out no element that the browser gives this role and this name', async () => {
    const page = await open({ body: tricky });
    const elements = page.all('main :is(button, a, h2, span, input, svg)');
    const excluded = elements.filter((one) => !mayBe(one, roleOf(one) ?? '', nameOf(one).trim()));
    expect(excluded.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    const left = elements.filter((one) => mayBe(one, 'button', 'Ajuda'));
    expect(left.length, 'and others it does').to.be.below(elements.length);
  });
});
