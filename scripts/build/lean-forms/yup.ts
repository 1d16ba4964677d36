import { parseSync } from 'vite';
import type { Cut } from './cut-words.ts';

/** What the schemas of src/forms never ask yup for. Made for the version of package.json. */
export const cuts: readonly Cut[] = [
  {
    because: 'Kinds of values are known by their class alone; these lines keep those that no form has.',
    words: [[/^(?:create\$[145]\.prototype|(?:create\$4|DateSchema)\.INVALID_DATE) = .*$/gm, 5, '']],
  },
  {
    because: 'No field is looked at without its form, and no rule goes by its second name.',
    words: [
      [/^for \(const method of \['validate', 'validateSync'\]\)[\s\S]*?^\};$/gm, 1, ''],
      [/^for \(const alias of .*$/gm, 2, ''],
    ],
  },
];

/** Rules and questions that stand in no schema of src/forms, by the class that has them. */
const unused: Readonly<Record<string, readonly string[]>> = {
  Schema: ['describe', 'isValid', 'isValidSync', 'label', 'meta', 'notOneOf', 'strip', 'when'],
  StringSchema: ['datetime', 'email', 'ensure', 'length', 'lowercase', 'min', 'uppercase', 'url', 'uuid'],
  BooleanSchema: ['isFalse', 'isTrue'],
  ObjectSchema: [
    'camelCase',
    'constantCase',
    'deepPartial',
    'describe',
    'exact',
    'from',
    'json',
    'omit',
    'partial',
    'pick',
    'snakeCase',
    'stripUnknown',
    'transformKeys',
    'unknown',
  ],
  ArraySchema: ['compact', 'describe', 'ensure', 'json', 'length'],
};

/** @throws Error when a class has no such method */
export function withoutUnused(source: string): string {
  const { program } = parseSync('yup.js', source);
  const missing = new Set(
    Object.entries(unused).flatMap(([name, all]) => all.map((own) => `${name}.${own}`)),
  );
  let text = source;
  for (const node of program.body.toReversed()) {
    if (node.type !== 'ClassDeclaration') continue;
    for (const member of node.body.body.toReversed()) {
      if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') continue;
      const name = `${node.id?.name}.${member.key.name}`;
      if (missing.delete(name)) text = text.slice(0, member.start) + text.slice(member.end);
    }
  }
  if (missing.size) throw new Error(`yup has no ${[...missing].join(', ')}`);
  return text;
}
