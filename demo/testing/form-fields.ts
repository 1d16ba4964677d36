import { decode } from './pages.ts';

const control = /<(input)\b([^>]*)>|<(select|textarea)\b([^>]*)>([\s\S]*?)<\/\3>/g;

const attribute = (name: string, attributes: string): string =>
  decode(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

/** Reads the form of a page as a browser sends it, but for the pressed button. */
export function formFields(page: string): URLSearchParams {
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
