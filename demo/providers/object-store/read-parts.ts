import { StoreError } from './store-error.ts';
import type { Part } from './stored-files.ts';

/** The parts that a call to complete names. @throws StoreError MalformedXML */
export function readParts(xml: string): Part[] {
  const parts = [...xml.matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part = '']) => ({
    partNumber: Number(/<PartNumber>(\d{1,5})<\/PartNumber>/.exec(part)?.[1]),
    etag: (/<ETag>([^<]*)<\/ETag>/.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
  }));
  if (parts.length === 0 || parts.some(({ partNumber }) => Number.isNaN(partNumber)))
    throw new StoreError('MalformedXML');
  return parts;
}
