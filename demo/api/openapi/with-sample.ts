import { callSamples } from './samples.ts';

interface Operation {
  operationId?: string;
  parameters?: { name: string }[];
  requestBody?: { content?: object };
}

/** The examples of an operation, and the marks that `npm run contract` goes by (docs/contract.md). */
export function withSample({ operationId = '', parameters, requestBody }: Operation): object {
  const sample = callSamples[operationId];
  if (!sample) return {};
  const exampleOf = (name: string) => {
    const example = sample.parameters?.[name];
    return example === undefined ? {} : { example };
  };
  const content = Object.entries((requestBody?.content ?? {}) as Record<string, object>).map(
    ([type, media]): [string, object] => [type, { ...media, example: sample.body }],
  );
  return {
    ...(parameters && { parameters: parameters.map((one) => ({ ...one, ...exampleOf(one.name) })) }),
    ...(requestBody &&
      sample.body !== undefined && { requestBody: { ...requestBody, content: Object.fromEntries(content) } }),
    ...(sample.isFinal && { 'x-final': true }),
    ...(sample.isForStaff && { 'x-staff': true }),
    ...(sample.needsCaptcha && { 'x-captcha': true }),
  };
}
