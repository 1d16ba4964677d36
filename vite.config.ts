import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { coreTest } from './scripts/build/core.ts';
import { finish } from './scripts/build/finish.ts';
import { root, shared } from './scripts/build/shared.ts';
import { readParts, readTags } from './scripts/build/tags.ts';
import { collectBundledPackages, type Taken } from './scripts/build/third-party.ts';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Modules shared by several tags, grouped in one file each instead of many small ones (docs/decisions/bundle.md). */
const groups = [
  { name: 'core', test: coreTest(root) },
  // for tags that read or show dates
  { name: 'dates', test: /node_modules\/dayjs\/|src\/i18n\/(dates|use-now)\./ },
  // also for a button that only logs out; before the forms and the wizard, which would include it
  {
    name: 'session',
    test: /src\/(api\/(account|profile)|session\/(log-in|current-profile)|account\/(login-address|stays-in-preview)|places\/spain)\./,
  },
  // for tags that show content of third parties
  { name: 'embeds', test: /src\/embeds\/|icon\/line\/puzzle$/ },
  // for every search field, before the group with suggestions, which would include it
  { name: 'searches', test: /src\/(i18n\/bare|ui\/input-method)\./ },
  // the poll with its store, which only its own parts read too
  { name: 'poll', test: /elements\/poll\/(poll\.tsx|polls-store\.)/ },
  // for rows of links that become menus, and for fields with a list
  { name: 'menus', test: /src\/ui\/(next-index|defaults-of|read-links?|use-dismiss|popup\.module)\./ },
  // for fields with suggestions while typing
  { name: 'suggestions', test: /src\/ui\/(suggest|suggestion-list|use-suggestions)/ },
  // for every player
  { name: 'media', test: /src\/media\/(media\.texts|sounds|icons)\./ },
  // of carousels and galleries
  { name: 'slides', test: /node_modules\/swiper\/|src\/slides\// },
  // for every form, with its messages for the server's responses; the rules and the captcha load when a form is
  // touched
  {
    name: 'forms',
    test: /node_modules\/react-hook-form\/|src\/ui\/use-leave-warning|src\/(account\/)?forms\/(?!rules|photo|fields\/(text-area|check-group)|.*\.part\.)/,
  },
  // the wizard without its steps, which share modules with it
  {
    name: 'wizard',
    test: /elements\/club-registration\/(club-registration|use-(wizard|owner|step)|(account|final)-step|step-list|entrance|tutor-of)\./,
  },
  // for forms about a child, after the modules of every form
  { name: 'club', test: /src\/club\/(?!.*\.part\.|membership)|src\/forms\/photo\/photo-value\./ },
  // for member cards, which the registration does not need
  { name: 'membership', test: /src\/club\/membership\./ },
  // for all validation rules, which load when a form is touched
  {
    name: 'rules',
    test: /node_modules\/(yup|property-expr|tiny-case|toposort)\/|src\/forms\/rules\/(rules|check-with|age-rules)\./,
  },
  // for forms with a new password
  { name: 'password-rules', test: /src\/forms\/rules\/(common|new)-password-rules\./ },
  // for the wizard and the profile, which show and edit an address
  { name: 'address-fields', test: /src\/places\/(address-fields|province-names)\./ },
];

export default defineConfig(async ({ mode }): Promise<UserConfig> => {
  const tags = await readTags(root);
  const parts = readParts(root);
  const entries = tags.flatMap(({ name, entry }) => (entry ? [[name, entry]] : []));
  const partEntries = Object.fromEntries(parts.map(({ name, entry }) => [name.replaceAll('/', '-'), entry]));
  const base = shared('production');
  const taken: Taken = new Set();
  base.plugins?.push(collectBundledPackages(root, taken));
  return {
    ...base,
    plugins: [
      ...(base.plugins ?? []),
      finish({ root, version, tags, parts, shared: base, taken, onlyWeighed: mode === 'weigh' }),
    ],
    build: {
      ...base.build,
      outDir: 'dist',
      rolldownOptions: {
        ...base.build?.rolldownOptions,
        input: { ...Object.fromEntries(entries), ...partEntries },
        // the core holds the modules of the entry and those shared by all widgets, in one file
        preserveEntrySignatures: 'allow-extension',
        output: {
          format: 'es',
          entryFileNames: 'chunks/[name]-[hash:7].js',
          chunkFileNames: 'chunks/[name]-[hash:7].js',
          assetFileNames: 'chunks/[name]-[hash:7][extname]',
          codeSplitting: { groups },
        },
      },
    },
  };
});
