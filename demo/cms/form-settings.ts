import { captchaSettings } from '../api/captcha/captcha-settings.ts';
import { configuredProviders, demoClientId } from '../api/social/social-config.ts';
import type { DemoConfig } from '../config.ts';
import type { FormSettings } from './templates/page.ts';

/** Returns the settings of the server that the pages pass to the forms. */
export function formSettings(config: DemoConfig): FormSettings {
  const clients = configuredProviders(config).map((name) => [
    name,
    config.social[name]?.clientId ?? demoClientId,
  ]);
  return {
    captcha: captchaSettings(config),
    ...(config.objectStore && { uploadHosts: [new URL(config.objectStore.endpoint).origin] }),
    socialClients: Object.fromEntries(clients),
  };
}
