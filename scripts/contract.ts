// Checks a back end against the OpenAPI document: `npm run contract -- --base-url https://…` (docs/contract.md).
import { checkContract } from './contract/check-contract.ts';
import { findDocument } from './contract/find-document.ts';
import { readOptions, usage } from './contract/options.ts';
import { readDocument } from './contract/read-document.ts';
import { lineOf } from './contract/report.ts';
import { readSamples } from './contract/samples.ts';

try {
  const options = readOptions(process.argv.slice(2));
  const contract = readDocument(await findDocument(options), await readSamples(options.samples));
  console.log(`${options.baseUrl}, with --seed ${options.seed}`);
  const report = await checkContract(contract, options, (finding) => console.log(lineOf(finding)));
  for (const line of report.summary()) console.log(line);
  if (report.findings.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${usage}`);
  process.exitCode = 2;
}
