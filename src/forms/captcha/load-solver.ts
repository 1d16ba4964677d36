import type { Config } from '../../config/config.types.ts';
import type { Solve } from './captcha.types.ts';

export type Service = Exclude<Config['captchaProvider'], 'none'>;

const solvers: Readonly<Record<Service, () => Promise<{ default: Solve }>>> = {
  altcha: () => import('./altcha.part.ts'),
  recaptcha: () => import('./recaptcha.part.ts'),
};

/** Loads the solver of a captcha service, when a form is first touched. */
export const loadSolver = async (service: Service): Promise<Solve> => (await solvers[service]()).default;
