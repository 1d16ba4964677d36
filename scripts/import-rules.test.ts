import { expect, test } from 'vitest';
import { checkImports } from './import-rules.ts';
import { parseFile } from './parse.ts';

const check = (path: string, source: string) =>
  checkImports(path, parseFile(path, source)).map((p) => p.message);

test.each([
  ['src/ui/alert.tsx', "import { useSession } from '../session/use-session.ts';"],
  ['src/api/client.ts', "import { ofetch } from 'ofetch'; import { config } from '../config/config.ts';"],
  ['src/element/define.ts', "import type { ErrorEntry } from '../errors/errors.types.ts';"],
  ['src/storage/registry.ts', "import type { ApErrors } from '../errors/errors.types.ts';"],
  ['src/element/read-value.ts', "import { safeUrl } from '../content/safe-url.ts';"],
  ['src/ap.ts', "import './loader/loader.ts'; import './session/store.ts';"],
  [
    'elements/poll/poll.tsx',
    "import { useState } from 'react'; import { Button } from '../../src/ui/button.tsx'; import './poll.css';",
  ],
  ['elements/poll/use-poll.ts', "import { texts } from './poll.texts.ts';"],
  ['elements/poll/poll.states.ts', "import type { State } from '../../demo/showroom/state.types.ts';"],
  [
    'demo/api/polls/plugin.ts',
    "import type { PollAnswer } from '../../../src/api/poll.types.ts'; import fastify from 'fastify';",
  ],
  ['demo/api/users/a.ts', "import '../login/login-limits.ts'; import '../../config.ts';"],
  ['demo/config.ts', "import './config/recaptcha.ts';"],
])('%s may say %s', (path, source) => {
  expect(check(path, source)).toEqual([]);
});

test.each([
  ['src/ui/alert.tsx', "import { Form } from '../forms/form.tsx';", 'layers below'],
  ['src/session/store.ts', "export * from '../ui/dialog.tsx';", 'layers below'],
  ['src/errors/list.ts', "await import('../config/config.ts');", 'layers below'],
  ['src/storage/storage.ts', "import '../errors/list.ts';", 'layers below'],
  ['src/ui/alert.tsx', "import { contract } from '../../elements/poll/poll.element.ts';", 'knows no widget'],
  ['src/novelty/a.ts', "import '../errors/list.ts';", 'no place in the layers'],
  ['elements/poll/poll.tsx', "import '../share-bar/share-bar.tsx';", "no other widget's code"],
  ['elements/poll/poll.tsx', "import '../../demo/server.ts';", 'own folder'],
  ['elements/poll/use-poll.ts', "import { ofetch } from 'ofetch';", 'only in src/api/client.ts'],
  [
    'src/session/create-session.ts',
    "import { createStore } from 'zustand/vanilla';",
    'zustand is imported only',
  ],
  ['src/ui/date.ts', "import dayjs from 'dayjs';", 'no door yet'],
  ['src/ui/date.ts', "import { join } from 'node:path';", 'no Node modules'],
  ['demo/api/session/a.ts', "import { readProfile } from '../users/read-profile.ts';", 'layers below'],
  ['demo/api/login/a.ts', "import '../social/social-user.ts';", 'layers below'],
  ['demo/api/http/a.ts', "import type { DemoContext } from '../context.ts';", 'layers below'],
  ['demo/api/weather/a.ts', "import '../http/api-error.ts';", 'no place in the layers'],
  ['demo/api/live/a.ts', "import '../../cms/content/sites.ts';", 'layers below'],
  ['demo/config.ts', "import './api/session/current-user.ts';", 'layers below'],
  ['demo/cms/article.ts', "import { Poll } from '../../elements/poll/poll.tsx';", 'built bundle'],
])('%s may not say %s', (path, source, reason) => {
  expect(check(path, source)).toEqual([expect.stringContaining(reason)]);
});
