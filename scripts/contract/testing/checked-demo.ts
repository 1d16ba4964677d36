import type { Demo } from '../../../demo/http/start-server.ts';
import { startDemo } from '../../../demo/server.ts';
import { ownDatabase } from '../../../demo/testing/databases.ts';
import type { Contract } from '../document.types.ts';
import { readDocument } from '../read-document.ts';
import { lineOf, type Report } from '../report.ts';

/** A demo of a test's own, without a captcha, and what it promises. */
export async function startCheckedDemo(): Promise<{ demo: Demo; contract: Contract }> {
  const demo = await startDemo({ port: 0, logLevel: 'silent', captcha: false, ...(await ownDatabase()) });
  return { demo, contract: readDocument((await demo.app.inject('/api/openapi.json')).json()) };
}

export const linesOf = ({ findings }: Report): string[] => findings.map(lineOf);
