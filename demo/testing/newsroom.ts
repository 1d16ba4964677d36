import { afterAll, vi } from 'vitest';
import type { LiveMessage } from '../../src/api/live.types.ts';
import { decode } from './pages.ts';
import { startSite } from './start-site.ts';
import { Visitor } from './visitor.ts';

const control = /<(input)\b([^>]*)>|<(select|textarea)\b([^>]*)>([\s\S]*?)<\/\3>/g;

const attribute = (name: string, attributes: string): string =>
  decode(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

/** Reads the form of a page as a browser sends it, but for the pressed button. */
function formFields(page: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [, input, own = '', tag, of = '', content = ''] of page.matchAll(control)) {
    const isLeftOut = /type="checkbox"/.test(own) && !/ checked/.test(own);
    if (input && !isLeftOut) fields.append(attribute('name', own), attribute('value', own));
    if (tag === 'textarea')
      fields.append(attribute('name', of), decode(content).replace(/^\n/, '').replaceAll('\n', '\r\n'));
    if (tag === 'select') {
      const [first = '', ...others] = content.match(/<option[^>]*>/g) ?? [];
      const chosen = [first, ...others].find((option) => / selected/.test(option)) ?? first;
      fields.append(attribute('name', of), attribute('value', chosen));
    }
  }
  return fields;
}

export const deskOf = (feed: string): string => `/web/redaccio/directes/${feed}`;

/** Sends fields as a form of a page does. */
export const sendForm = (who: Visitor, path: string, fields: URLSearchParams, headers = {}) =>
  who.post(path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: fields.toString(),
  });

/** A form that an editor has open. */
async function openForm(who: Visitor, address: string) {
  let { body, statusCode, headers } = await who.get(address);
  if (statusCode === 303) ({ body, statusCode, headers } = await who.get(String(headers.location)));
  let fields = formFields(body);

  /** Sends the form as it is to the address of a button, or else to that of the form. */
  const sendBy = (action: string, as: Visitor) => {
    const buttons = [...body.matchAll(/formaction="([^"]*)"[^>]* value="([^"]*)"/g)];
    const own = buttons.find(([, , value]) => value === action)?.[1];
    const target = own ?? /<form class="nr-form[^>]* action="([^"]*)"/.exec(body)?.[1] ?? '';
    return sendForm(as, decode(target), new URLSearchParams([...fields, ['do', action]]));
  };
  return {
    fill(typed: Record<string, string>) {
      for (const [name, value] of Object.entries(typed)) fields.set(name, value);
    },
    /** Presses a button; the form is the one of the answer, if there is one. */
    async press(action: string, as = who) {
      const answer = await sendBy(action, as);
      ({ statusCode, headers } = answer);
      if (statusCode === 303) return;
      ({ body } = answer);
      fields = formFields(body);
    },
    /** Presses a button and loses the answer. */
    pressAndLose: (action: string) => sendBy(action, who),
    field: (name: string) => fields.get(name),
    names: () => [...fields.keys()],
    text: () => decode(body),
    focus: () => / (?:id|value)="([^"]*)"[^>]* autofocus/.exec(body)?.[1],
    status: () => statusCode,
    location: () => headers.location,
  };
}

/** A server with an editor who is logged in, closed when the tests of the file end. */
export async function startNewsroom() {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  const demo = await startSite({
    basePath: '/web',
    catalogue: false,
  });
  afterAll(() => demo.close());
  const logIn = async (userId: string): Promise<Visitor> => {
    const visitor = new Visitor(demo.app);
    await visitor.post('/web/api/dev/session', { payload: { userId } });
    return visitor;
  };
  const rosa = await logIn('13');
  /** Messages of a feed as readers get them. */
  const newest = async (feed: string): Promise<LiveMessage[]> =>
    (await new Visitor(demo.app).get(`/web/api/front/live/${feed}/messages/newest`)).json().response.messages;
  return {
    ...demo,
    logIn,
    rosa,
    newest,
    titles: async (feed: string) => (await newest(feed)).map(({ title }) => title),
    newForm: (feed: string) => openForm(rosa, `${deskOf(feed)}/missatges/nou`),
    formOf: (feed: string, message: { id: string } | undefined) =>
      openForm(rosa, `${deskOf(feed)}/missatges/${message?.id}`),
  };
}
