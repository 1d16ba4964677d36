import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contract as cuePoints } from '../../elements/cue-points/cue-points.element.ts';
import editorCheck from './check.part.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());
afterEach(() => {
  document.body.innerHTML = '';
});

const notes = () => warn.mock.calls.map(([text]) => String(text));

test('BEY-28 checks the values of a tag whose code arrives after the check', async () => {
  document.body.innerHTML = '<ap-cue-points player="#noexistix"><a href="?t=0">Un</a></ap-cue-points>';
  await editorCheck();
  customElements.define(
    cuePoints.tag,
    class extends HTMLElement {
      static contract = cuePoints;
    },
  );
  document.querySelector(cuePoints.tag)?.setAttribute('data-ap-state', 'ready');
  await vi.waitFor(() => expect(notes().join()).toContain('<ap-cue-points> player="#noexistix"'));
});
