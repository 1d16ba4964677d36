/**
 * `<ap-bench-user>`: the smallest widget that shows the session, to measure the cost of a session change. No real
 * page shows the user so often.
 */
import { defineContract } from '../../src/element/contract.ts';
import { defineElement } from '../../src/element/define-element.ts';
import { session } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';
import type { BenchSession } from './page.types.ts';

const contract = defineContract({
  tag: 'ap-bench-user',
  group: 'page',
  title: 'Usuari',
  summary: 'El nom de qui ha iniciat la sessió.',
  content: 'fallback',
  attributes: {},
});

function BenchUser() {
  return <span>{useUser((user) => user?.name ?? '')}</span>;
}

defineElement(contract, BenchUser).define(async () => ({ default: undefined }));

const benchSession: BenchSession = {
  setUser: (name, bulletin) => session().setUser({ id: '7', name, bulletin }, 'showroom'),
};
Object.assign(window, { benchSession });
