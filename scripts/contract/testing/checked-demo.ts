import type { Demo } from '../../../demo/http/start-server.ts';
import { startDemo } from '../../../demo/server.ts';
import { ownDatabase } from '../../../demo/testing/databases.ts';
import type { Contract } from '../document.types.ts';
import { readDocument } from '../read-document.ts';
import { lineOf, type Report } from '../report.ts';

/** Starts a demo for one test, without a captcha, and reads its OpenAPI document. */
export async function startCheckedDemo(): Promise<{ demo: Demo; contract: Contract }> {
  const demo = await startDemo({ port: 0, logLevel: 'silent', captcha: false, ...(await ownDatabase()) });
  return { demo, contract: readDocument((await demo.app.inject('/api/openapi.json')).json()) };
}

export const linesOf = ({ findings }: Report): string[] => findings.map(lineOf);
