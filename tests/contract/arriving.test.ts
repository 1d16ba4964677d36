/** Tests pages whose end never arrives: the stream stalls, or a script at the end does. */
import { describe, expect, it, until } from '../support/contract.ts';

const head = `<!doctype html><link rel="stylesheet" href="/dist/ap-base.css">
<script type="module" async src="/dist/ap.js"></script>`;
const poll = (end: string) =>
  `<ap-poll poll-id="1" active open loading="eager"><h2 slot="question">Quin pati?</h2>${end}`;

const { trustedTypes } = window as unknown as {
  trustedTypes: { createPolicy(name: string, rules: { createHTML(text: string): string }): Policy };
};
interface Policy {
  createHTML(text: string): string;
}
/** Policy of the test; in the frame the bundle uses its own. */
const policy = trustedTypes.createPolicy('ap-html', { createHTML: (text) => text });

/** Opens a document that is still being parsed; later writes continue at the same point. */
async function openArriving(html: string) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentDocument: page } = frame as { contentDocument: Document };
  const write = (text: string) => page.write(policy.createHTML(text));
  page.open();
  write(html);
  const hosts = () => [...page.querySelectorAll<HTMLElement>('ap-poll')];
  return { page, hosts, write, end: () => frame.remove() };
}

const isReady = (host: HTMLElement | undefined) => host?.dataset.apState === 'ready';

describe('a page that goes on arriving', () => {
  it('DEL-02 has the widgets that are whole, and cuts none that is not', async () => {
    const whole = poll('<p>Vot</p></ap-poll>');
    const { page, hosts, write, end } = await openArriving(
      `${head}<body><ap-config></ap-config><main>${whole}\n${poll('<p>Vo')}`,
    );
    await until(() => isReady(hosts()[0]), 'the first poll to be ready');
    expect(page.readyState).to.equal('loading');
    const [, second] = hosts();
    expect(second?.dataset.apState).to.equal('loading');

    write('t</p><p slot="closed">Tancada</p></ap-poll>\n<p>La resta');
    await until(() => isReady(hosts()[1]), 'the second poll to be ready');
    expect(page.readyState).to.equal('loading');
    expect(second?.textContent).to.contain('Tancada');
    expect(page.querySelector('main > p')?.textContent).to.equal('La resta');
    end();
  });

  it('DEL-02 has widgets when it ends, where its configuration has not come before', async () => {
    const { page, hosts, end } = await openArriving(`${head}<body><main>${poll('</ap-poll>')}\n`);
    expect(isReady(hosts()[0])).to.equal(false);
    page.close();
    await until(() => isReady(hosts()[0]), 'the poll to be ready');
    end();
  });
});
