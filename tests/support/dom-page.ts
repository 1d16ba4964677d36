/** Before each file of tests with a document: what `ap.js` leaves on a page, for components that are drawn alone. */
import { configure } from '@testing-library/react';
import { createErrorList } from '../../src/errors/error-list.ts';
import { createSession } from '../../src/session/create-session.ts';
import { installRegistry, type Registry } from '../../src/storage/registry.ts';

installRegistry({ errors: createErrorList(), session: createSession(), shared: {} } as unknown as Registry);
Object.assign(globalThis, { __AP_BASE_PATH__: '' }); // a constant of the build
// a form's rules, which are loaded when it is touched, take their time on a busy machine
configure({ asyncUtilTimeout: 10_000 });
