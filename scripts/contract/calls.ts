import fc from 'fast-check';
import { badTexts, deepJson } from './bad-values.ts';
import { type Call, type Expected, type Input, requestOf } from './call.ts';
import type { Contract, Operation } from './document.types.ts';
import { carried, type Draw, exampleOf, fuzzedInputs, goodInputs, isValid } from './inputs.ts';
import type { Request } from './send.ts';
import { spoiledBodies } from './spoiled-bodies.ts';

type Make = (how: string, request: Request, expected: Expected, withLogin?: boolean) => Call;

/**
 * Builds the call of the example, if it is complete.
 * @param how source of the example
 */
export function exampleCall(operation: Operation, how = 'as in the example'): Call | undefined {
  const example = exampleOf(operation);
  return example && maker(operation)(how, requestOf(operation, example), 'done');
}

/** Builds all other calls of an operation; a seed always gives the same calls. */
export function otherCalls(operation: Operation, contract: Contract, draw: Draw): Call[] {
  const make = maker(operation);
  const good = goodInputs(operation, contract, { ...draw, runs: draw.runs + 20 });
  const base = exampleOf(operation) ?? good[0];
  if (!base) return [];
  const judged = (how: string, input: Input): Call =>
    make(how, requestOf(operation, input), isValid(operation, contract, input) ? 'any' : 'refused');
  return [
    ...withoutLogin(operation, requestOf(operation, base), make),
    ...wrongMethods(operation, contract, requestOf(operation, base), make),
    ...wrongParameters(operation, base, draw, judged, make),
    ...(operation.body ? wrongBodies(operation, base, judged, make) : []),
    ...good.slice(0, draw.runs / 4).map((input) => judged('generated', input)),
    ...fuzzedInputs(operation, contract, draw).map((input) => judged('fuzzed', input)),
  ];
}

const maker =
  (operation: Operation): Make =>
  (how, request, expected, withLogin = operation.knowsLogin && !operation.isFinal) => ({
    operation,
    how,
    request,
    expected,
    withLogin,
  });

function withoutLogin({ needsLogin }: Operation, request: Request, make: Make): Call[] {
  return needsLogin ? [make('without a login', request, [401], false)] : [];
}

/** Uses an unknown id, so that a server that supports the method nevertheless finds nothing. */
function wrongMethods(
  operation: Operation,
  { operations }: Contract,
  { path, headers }: Request,
  make: Make,
): Call[] {
  const same = operations.filter((other) => other.path === operation.path);
  if (same[0] !== operation) return [];
  const known = new Set(same.map(({ method }) => method));
  return ['GET', 'PUT']
    .filter((method) => !known.has(method))
    .map((method) => make(`with ${method}`, { method, path, headers }, [404, 405, 401, 403], false));
}

const unknownId = 'cap-no-es-diu-aixi';

function wrongParameters(
  operation: Operation,
  base: Input,
  { seed }: Draw,
  judged: (how: string, input: Input) => Call,
  make: Make,
): Call[] {
  const { parameters, answers } = operation;
  const put = (name: string, value: unknown): Input => ({
    ...base,
    parameters: { ...base.parameters, [name]: value },
  });
  return parameters.flatMap((parameter) => {
    const { in: where, name, required } = parameter;
    const bad = fc.sample(badTexts, { seed, numRuns: 3 });
    if (where !== 'path')
      return [
        ...(required ? [judged(`without \`${name}\``, put(name, undefined))] : []),
        judged(`\`${name}\` is empty`, put(name, '')),
        judged(`\`${name}\` is 2,000 signs long`, put(name, 'a'.repeat(2000))),
        // each server decides which of the two values counts
        make(`\`${name}\` twice`, requestOf(operation, put(name, ['a', 'b'])), 'any'),
        ...bad.map((text) => judged(`\`${name}\` is wrong`, put(name, carried(parameter, text)))),
      ];
    const isNamed = '404' in answers;
    // deleting an unknown item may succeed
    const unknown = isNamed && operation.method !== 'DELETE' ? 'refused' : 'any';
    return [
      make(`\`${name}\` is unknown`, requestOf(operation, put(name, unknownId)), unknown),
      judged(`\`${name}\` has a NUL`, put(name, 'a\u0000')),
      ...(isNamed
        ? [
            make(
              `\`${name}\` is 1,500 signs long`,
              requestOf(operation, put(name, 'a'.repeat(1500))),
              'refused',
            ),
          ]
        : []),
    ];
  });
}

function wrongBodies(
  operation: Operation,
  base: Input,
  judged: (how: string, input: Input) => Call,
  make: Make,
): Call[] {
  const good = requestOf(operation, base);
  const written = (how: string, body: string, expected: Expected, contentType = 'application/json') =>
    make(how, { ...good, body, headers: { ...good.headers, 'content-type': contentType } }, expected);
  // a server may check the login before the body
  const login = operation.knowsLogin ? [401, 403] : [];
  const asJson = good.body ?? '{}';
  return [
    written('as text/plain', asJson, [415, ...login], 'text/plain'),
    written('as a form', 'a=b', [415, ...login], 'application/x-www-form-urlencoded'),
    written('as broken JSON', `${asJson.slice(0, -1)},`, 'refused'),
    written('as lists in lists, 10,000 deep', deepJson(10_000), 'refused'),
    written('with 3,000,000 signs', JSON.stringify({ a: 'a'.repeat(3_000_000) }), [413, 400, ...login]),
    ...spoiledBodies(base.body, operation.body?.schema ?? {}).map(({ how, body }) =>
      judged(how, { ...base, body }),
    ),
  ];
}
