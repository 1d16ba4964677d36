import type { Cut } from './cut-words.ts';

/** Where only an expression may stand that has no effect and no value. */
const NOTHING = '(() => {})';
const UNDEFINED = '(void 0)';

/** What src/forms/use-form.ts, the only door to react-hook-form, never asks for. Made for the version of package.json. */
export const cuts: readonly Cut[] = [
  {
    because: 'Every form has a resolver, so that the rules which the library has itself are never run.',
    words: [
      [/(?<!\.)_options\.resolver(?!\()/g, 8, 'true'],
      [
        /const executeBuiltInValidation = async /g,
        1,
        'const executeBuiltInValidation = () => true, ownRules = async ',
      ],
    ],
  },
  {
    because:
      'A form is given mode, shouldFocusError (false), defaultValues and resolver, and no other option.',
    words: [
      [
        /(?<!\.)_options\.(?:context|criteriaMode|delayError|disabled|errors|progressive|resetOptions|shouldFocusError|shouldUnregister|shouldUseNativeValidation|validate|values)\b/g,
        40,
        UNDEFINED,
      ],
      [
        /(?<!\.)\bprops\.(?:disabled|errors|formControl|reValidateMode|shouldUnregister|validate|values)\b/g,
        36,
        UNDEFINED,
      ],
      [
        /control\._(?:disableForm|focusError|removeUnmounted|resetDefaultValues|setErrors)\(/g,
        7,
        `${NOTHING}(`,
      ],
    ],
  },
  {
    because: 'No error is shown later than it is known.',
    words: [
      [/Object\.keys\(delayErrorCallbacks\)\.forEach\(cancelDelayedError\);/g, 5, ''],
      [/^( +)cancelDelayedError(?:Tree)?\(\w+\);/gm, 8, ''],
      [/Object\.prototype\.hasOwnProperty\.call\(delayErrorCallbacks, name\)/g, 2, 'false'],
      [/\bdelayErrorCallbacks\[name\]\(0\)/g, 2, 'undefined'],
    ],
  },
  {
    because: 'No form has lists of fields: the children of a family have a form each.',
    words: [
      [/\b_names\.array\.has\(\w+\)/g, 5, 'false'],
      [/\b_subjects\.array\.next\b/g, 3, NOTHING],
      [/hasExplicitNullIntermediate\(name\) \|\| isStaleArrayField\(name\)/g, 1, 'false'],
      [/ \|\| !isPastArrayEnd\(name\)/g, 1, ''],
    ],
  },
  {
    because: 'A form begins anew with all of its values, and keeps at most what it began with.',
    words: [[/\bkeepStateOptions\.(?!keepDefaultValues)\w+/g, 24, UNDEFINED]],
  },
  {
    because: 'Only these are taken from it, by the door and by the hook itself.',
    words: [
      [
        /^ {8}subscribe,\n {8}trigger,\n[\s\S]*?\n {4}\};$/gm,
        1,
        'register, handleSubmit, watch, setValue, getValues, reset, clearErrors, getFieldState };',
      ],
      [
        /^ {12}register,\n {12}unregister,\n[\s\S]*?(?=^ {12}_subjects,$)/gm,
        1,
        '_subscribe, _getDirty, _setValid,',
      ],
    ],
  },
];
