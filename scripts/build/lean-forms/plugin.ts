import type { Plugin } from 'vite';
import { cutWords } from './cut-words.ts';
import { cuts as cutsOfForms } from './react-hook-form.ts';
import { cuts as cutsOfRules, withoutUnused } from './yup.ts';

/** Takes out of the libraries of forms what no form of ours can reach (docs/decisions/forms.md). */
export function leanForms(): Plugin {
  return {
    name: 'ap-lean-forms',
    transform: {
      filter: { id: /node_modules\/(?:react-hook-form|yup)\/.+\.m?js$/ },
      handler: (code, id) => ({
        code: id.includes('/yup/')
          ? withoutUnused(cutWords('yup', code, cutsOfRules))
          : cutWords('react-hook-form', code, cutsOfForms),
        map: null,
      }),
    },
  };
}
