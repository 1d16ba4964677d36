import type nunjucks from 'nunjucks';

interface File {
  file: string;
  integrity: string;
}
/** What of dist/ap-manifest.json a head needs. */
interface Manifest {
  entry: File;
  base: File;
  core: File;
  tags: Record<string, { sheet?: File } | undefined>;
}
type SafeString = nunjucks.runtime.SafeString;

export function apTag(tag: string, attributes?: Record<string, unknown>, content?: unknown): SafeString;
export function apHead(manifest: Manifest, dist: string, wanted: readonly string[]): SafeString;
export function apAddress(name: string, value: unknown): SafeString;
export function safeUrl(value: unknown): string | undefined;
export function addTags(environment: nunjucks.Environment): nunjucks.Environment;
