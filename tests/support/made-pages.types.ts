import type { Contract } from '../../src/element/contract.ts';

export interface MadePage {
  /** What stands in `<main>`. */
  body: string;
  /** Attributes of `<ap-config>` besides `site`. */
  config?: Record<string, string>;
  /** More of the head, after `ap-base.css` and before any script. */
  head?: string;
  /** Module scripts of the page; `ap.js` alone when absent. */
  entry?: readonly string[];
}

export interface TestedFile {
  /** Inside `dist/`. */
  file: string;
}

export interface TestedDefinitions {
  all: TestedDefinition[];
  /** The tag that is tested alone. */
  only?: string | undefined;
}

export interface TestedDefinition {
  tag: string;
  contract: Contract;
  /** The tag as a CMS writes it, with its server content. */
  demo: string;
  files: { scripts: readonly TestedFile[]; styles: readonly TestedFile[] };
}
