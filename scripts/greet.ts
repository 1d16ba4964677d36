import { sampleAccounts } from '../demo/seeds/users.ts';

/** Says where the demo is and who may come in: `npm start` and `npm run dev`. */
export function greet(url: string): void {
  const isProduction = process.env.NODE_ENV === 'production';
  const lines = [
    ['Pages', url],
    ['API', `${url}/api/openapi.json`],
    ...(process.env.SMTP_URL ? [] : [['Inbox', `${url}/bustia`]]),
    ...(isProduction ? [] : [['Showroom', `${url}/aparador`]]),
  ];
  console.log(`\n${lines.map(([name = '', address]) => `  ${name.padEnd(10)}${address}`).join('\n')}\n`);
  if (isProduction) return;
  console.log('  Sample accounts');
  for (const { who, login } of sampleAccounts)
    if (login) console.log(`    ${login.name.padEnd(22)}${login.secret.padEnd(12)}${who}`);
  console.log();
}
