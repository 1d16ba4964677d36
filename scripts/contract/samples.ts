import { readFile } from 'node:fs/promises';
import { isRecord } from './bad-values.ts';
import type { Operation } from './document.types.ts';

interface Sample {
  parameters?: Record<string, unknown>;
  body?: unknown;
  /** Cookie of the only browser that may send this request. */
  cookie?: string;
}

/** Examples of another back end, by the id of the operation. */
export type Samples = Record<string, Sample>;

/** @throws Error when the file has no valid samples */
export async function readSamples(file: string | undefined): Promise<Samples> {
  if (file === undefined) return {};
  const samples: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isRecord(samples) || !Object.values(samples).every(isRecord))
    throw new Error(`${file} must look like { "readPoll": { "parameters": { "id": "12" } } }.`);
  return samples as Samples;
}

/** Returns the operation with these samples in place of the document's examples. */
export function withSamples(operation: Operation, samples: Samples): Operation {
  const { [operation.id]: sample } = samples;
  if (!sample) return operation;
  const { parameters, body } = operation;
  return {
    ...operation,
    parameters: parameters.map((one) =>
      sample.parameters && one.name in sample.parameters
        ? { ...one, example: sample.parameters[one.name] }
        : one,
    ),
    body: body && 'body' in sample ? { ...body, example: sample.body } : body,
    ...(sample.cookie !== undefined && { cookies: sample.cookie.split('; ') }),
  };
}
