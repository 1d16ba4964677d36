import type { Contract } from '../../src/element/contract.ts';

export interface MadePage {
  /** Content of `<main>`. */
  body: string;
  /** File of `tests/contract/pages/pastes` inserted after the body. */
  paste?: string;
  /** Attributes of `<ap-config>` besides `site`. */
  config?: Record<string, string>;
  /** More of the head, after `ap-base.css` and before any script. */
  head?: string;
  /** Encoding of the page and its files, which do not declare one; UTF-8 when absent. */
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
  /** Tag of a run with a single tag. */
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
