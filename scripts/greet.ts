import type { DemoConfig } from '../demo/config.ts';
import { sampleAccounts } from '../demo/seeds/users.ts';

/** Prints the address of the demo and the sample logins: `npm start` and `npm run dev`. */
export function greet(
  url: string,
  config: Pick<DemoConfig, 'production' | 'demo' | 'smtpUrl' | 'pagesDir'>,
): void {
  const lines = [
    ['Pages', url],
    ['API', `${url}/api/openapi.json`],
    ...(config.demo && !config.smtpUrl ? [['Inbox', `${url}/bustia`]] : []),
    ...(config.demo
      ? [
          ['Showroom', `${url}/aparador`],
          ['Docs', `${url}/documentacio/`],
        ]
      : []),
    ...(config.demo && config.pagesDir
      ? [['Yours', `${url}/proves/…  (the files of ${config.pagesDir})`]]
      : []),
  ];
  console.log(`\n${lines.map(([name = '', address]) => `  ${name.padEnd(10)}${address}`).join('\n')}\n`);
  if (config.production) return;
  if (!config.demo) {
    console.log(
      '  Others can reach this address, so there are no sample accounts, developer logins, showroom or inbox.\n  DEMO=on shows them to everybody; NODE_ENV=production says that it is none.\n',
    );
    return;
  }
  console.log('  Sample accounts');
  for (const { who, login } of sampleAccounts)
    if (login) console.log(`    ${login.name.padEnd(22)}${login.secret.padEnd(12)}${who}`);
  console.log();
}
