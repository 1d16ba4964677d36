import { type Checks, shows } from './checks.ts';

/** The weather. */
export const weatherChecks: Checks = {
  'ap-weather': {
    'atributs-equivocats': shows('València'),
  },
};
