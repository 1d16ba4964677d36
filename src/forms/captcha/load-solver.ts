import type { Solve } from './captcha.types.ts';
import type { Service } from './captcha-service.ts';

const solvers: Readonly<Record<Service, () => Promise<{ default: Solve }>>> = {
  altcha: () => import('./altcha.part.ts'),
  recaptcha: () => import('./recaptcha.part.ts'),
  'recaptcha-enterprise': () => import('./recaptcha.part.ts'),
};

/** Loads the solver of a captcha service, when a form is first touched. */
export const loadSolver = async (service: Service): Promise<Solve> => (await solvers[service]()).default;
