import type { Contract } from '../../src/element/contract.ts';

export interface MadePage {
  /** Content of `<main>`. */
  body: string;
  /** Name of a file of `tests/contract/pages/pastes` that stands there after it. */
  paste?: string;
  /** Attributes of `<ap-config>` besides `site`. */
  config?: Record<string, string>;
  /** More of the head, after `ap-base.css` and before any script. */
  head?: string;
  /** Encoding of the page and of its files, which say none; UTF-8 when absent. */
  charset?: 'utf-8' | 'windows-1252';
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
  /** True if the slow tests run too. */
  isFull: boolean;
}

export interface TestedDefinition {
  tag: string;
  contract: Contract;
  /** The tag as a CMS writes it, with its server content. */
  demo: string;
  files: { sheet?: TestedFile; scripts: readonly TestedFile[]; styles: readonly TestedFile[] };
}
