import { until } from './contract.ts';
import { tryOut } from './controls.ts';
import { configFor, open, type TestedDefinition } from './page.ts';

/** Lists the events that presses on the demo or the first response cause; the widget's own tests cover the others. */
export const expectedEvents = ({ contract }: TestedDefinition): string[] =>
  Object.entries(contract.events ?? {}).flatMap(([name, { cause = 'answer' }]) =>
    cause === 'answer' ? [name] : [],
  );

/** Puts a tag into a shadow root of the page: its events must reach the document. */
export async function heardOutside(subject: TestedDefinition): Promise<void> {
  const { tag, contract, demo } = subject;
  const page = await open({ body: demo, config: configFor(subject) });
  await page.settled();
  const box = page.document.createElement('div');
  box.attachShadow({ mode: 'open' }).append(page.one(tag));
  page.main.append(box);
  await page.frames(2);
  const host = box.shadowRoot?.querySelector<HTMLElement>(tag) as HTMLElement;
  const heard = new Set<string>();
  const known = Object.keys(contract.events ?? {});
  for (const name of known) page.document.addEventListener(name, () => heard.add(name));
  page.stay();
  tryOut(host);
  if (expectedEvents(subject).length) await until(() => heard.size > 0, 'an event of the contract, outside');
}
