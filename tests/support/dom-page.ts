/** Setup of each test file with a document: provides what `ap.js` sets on a page, for components rendered alone. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { createErrorList } from '../../src/errors/error-list.ts';
import { createSession } from '../../src/session/create-session.ts';
import { installRegistry, type Registry } from '../../src/storage/registry.ts';

installRegistry({ errors: createErrorList(), session: createSession(), shared: {} } as unknown as Registry);
Object.assign(globalThis, { __AP_BASE_PATH__: '' }); // a constant of the build
// a form's rules, loaded at the first touch, take time on a busy machine
configure({ asyncUtilTimeout: 10_000 });
// what a test renders is no part of the next
afterEach(cleanup);
