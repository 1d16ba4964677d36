import { type Attribute, attributeName, type Contract } from '../../src/element/contract.ts';
import type { Guide } from '../../src/element/guide.types.ts';
import { choices, defaultText, type NamedAttribute, ownAttributes, sharedAttributes } from './attributes.ts';
import type { Definition } from './contracts.ts';
import { byGroup } from './groups.ts';
import { type Hooks, hookBlocks } from './hooks.ts';
import { code, fence, page, table } from './markdown.ts';
import { pageEvents } from './page-events.ts';
import { privacyBlocks, type Sheet } from './privacy.ts';
import { reactBlocks } from './react-sample.ts';
import { shapesOf } from './shapes.ts';

const contentKinds: Record<Contract['content'], string> = {
  fallback:
    'Es veu el que escriviu dins de l’element, com també mentre el codi no arriba i si falla. Quan l’element està a punt, ocupa el seu lloc.',
  enhance:
    'Es veu el que escriviu dins de l’element, i els seus enllaços funcionen. Quan el codi arriba, l’element hi afig els controls.',
  inert: 'No fa res: la configuració només la lligen els altres elements.',
};

/** Parts of a tag's page that its contract does not contain. */
export interface TagPageParts {
  sheet?: Sheet | undefined;
  guide?: Guide | undefined;
  /** Snippet of another tag that this one needs on the page. */
  beside?: string | undefined;
  hooks?: Hooks | undefined;
  /** Pictures or a live example. */
  shown?: readonly string[];
  /** Examples of the states. */
  states?: readonly string[];
  /** Links to the showroom and the source. */
  links?: readonly string[];
}

/** The page of a tag for editors and integrators, in Catalan. */
export function tagPage(definition: Definition, parts: TagPageParts = {}): string {
  const { contract } = definition;
  const linked = (text: string) => withTagLinks(text, contract.tag);
  const { sheet, guide, beside, hooks, shown = [], states = [], links = [] } = parts;
  const shapes = shapesOf(contract);
  return page([
    `# ${contract.title}: ${code(`<${contract.tag}>`)}`,
    contract.summary,
    ...shown,
    '## Per a copiar',
    fence('html', [beside, snippet(definition)].filter(Boolean).join('\n\n')),
    ...(contract.needs ? [neededConfig(contract.needs)] : []),
    contract.devOnly ? 'Només existix en pàgines en mode de desenvolupament: `<ap-config dev>`.' : '',
    contract.linksFollowBase
      ? 'Les adreces relatives que li doneu partixen del `<base>` de la pàgina, si en té.'
      : '',
    ...section('Quan usar-lo', guide && bullets(guide.use.map(linked))),
    ...section('Quan no usar-lo', guide && bullets(guide.avoid.map(linked))),
    ...section('Atributs', ...attributeBlocks(ownAttributes(contract))),
    ...section('Atributs comuns', attributeTable(sharedAttributes(contract))),
    ...section('Contingut', slotTable(contract)),
    ...section('Estats', ...states),
    ...section('Esdeveniments', eventTable(contract)),
    ...section('Funcions de la pàgina', ...callbackBlocks(contract)),
    ...section('Mètodes', methodTable(contract)),
    ...section('Propietats de només lectura', propertyTable(contract)),
    ...section('Formes de les dades', shapes && fence('ts', shapes)),
    ...section('Teclat', guide && contract.content !== 'inert' ? keyboardBlock(guide, linked) : ''),
    ...section('Lectors de pantalla', guide && bullets(guide.screenReader.map(linked))),
    ...section('Aspecte', ...(hooks ? hookBlocks(contract, hooks) : [])),
    ...section('Des de React', ...reactBlocks(definition)),
    '## Sense JavaScript',
    contract.withoutScript ?? contentKinds[contract.content],
    ...(sheet ? ['## Privacitat', ...privacyBlocks(sheet, contract.tag === 'ap-config')] : []),
    ...section('Més', links.length > 0 ? bullets(links) : ''),
    '[Tots els elements](README.md)',
  ]);
}

/** Index of all tags, with the rules that apply to each of them. */
export function indexPage(
  definitions: readonly Definition[],
  pictures: ReadonlyMap<string, { file: string }> = new Map(),
): string {
  const image = (tag: string) => {
    const picture = pictures.get(tag);
    return picture ? `<img src="../pictures/${picture.file}" alt="" width="200">` : '';
  };
  return page([
    '# Elements',
    'Cada element s’escriu com una etiqueta d’HTML i es configura amb atributs. No cal escriure JavaScript.',
    ...byGroup(definitions).flatMap(({ title, members }) => [
      `## ${title}`,
      table(
        ['Imatge', 'Element', 'Què fa'],
        members.map(({ contract: { tag, title, summary } }) => [
          image(tag),
          `[${title}](${tag}.md)<br>${code(`<${tag}>`)}`,
          summary,
        ]),
      ),
    ]),
    '## Com s’escriuen els atributs',
    [
      '- **Sí o no**: l’atribut present vol dir sí; `="false"` vol dir no. `<ap-share-bar open>` i `<ap-share-bar open="true">` són iguals.',
      '- **Nombre**: amb punt decimal, sense separador de milers: `http-timeout="10000"`.',
      '- **Llista**: paraules separades per espais o comes.',
      '- **Data i hora**: `2026-03-08T09:00:00Z`, o `2026-03-08 10:00:00` en hora de Madrid.',
      '- **Adreça**: absoluta (`https://…`) o relativa (`/noticies`). Una que no és segura, com `javascript:…`, no val.',
      '- **JSON**: en un fill `<script type="application/json" data-prop="nom-de-l-atribut">`, on no cal escapar les cometes, o en el mateix atribut. Si hi ha les dues coses, val el fill.',
      '- **Un valor equivocat** no trenca res: l’element usa el valor per defecte i ho diu en la consola. Amb `<ap-config preview>` l’avís es veu en la pàgina.',
    ].join('\n'),
    fence(
      'html',
      [
        '<ap-poll poll-id="12">',
        '  <script type="application/json" data-prop="options">',
        '    [{ "id": "1", "title": "Sí", "votes": 0 }, { "id": "2", "title": "No", "votes": 0 }]',
        '  </script>',
        '</ap-poll>',
      ].join('\n'),
    ),
    'En un fill de JSON, el servidor ha d’escriure `<\\/` en lloc de `</`.',
    '## Esdeveniments de la pàgina',
    'Els esdeveniments d’un element es poden escoltar en l’element mateix o en `document`, on pugen; les dades són en `event.detail`. A més, en `document` s’envien estos:',
    table(
      ['Esdeveniment', 'Detall', 'Quan'],
      Object.entries(pageEvents).map(([name, { detail, description }]) => [
        code(name),
        detail.split(', ').map(code).join(', '),
        description,
      ]),
    ),
  ]);
}

/** Names the attributes of `<ap-config>` that the snippet relies on, with their values in the demo. */
function neededConfig(needs: NonNullable<Contract['needs']>): string {
  const written = Object.entries(needs).map(([property, value]) => ({
    name: attributeName(property),
    value,
  }));
  const names = written.map(({ name }) => code(name)).join(', ');
  const inDemo = written.map(({ name, value }) => ` ${name}="${value}"`).join('');
  return `Fa falta, en el \`<ap-config>\` de la pàgina: ${names}. En la demostració: ${code(`<ap-config site="apunt"${inDemo}></ap-config>`)}.`;
}

function section(title: string, ...content: (string | undefined)[]): string[] {
  const blocks = content.filter((block): block is string => Boolean(block));
  return blocks.length > 0 ? [`## ${title}`, ...blocks] : [];
}

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/** Links the other tags that a text names. */
const withTagLinks = (text: string, own: string) =>
  text.replace(/`<(ap-[a-z-]+)>`/g, (name, tag) => (tag === own ? name : `[${name}](${tag}.md)`));

function keyboardBlock({ keyboard }: Guide, linked: (text: string) => string): string {
  if (keyboard.length === 0)
    return 'No té controls propis: amb Tab es va als enllaços i botons que hi escriviu dins, si n’hi ha.';
  return table(
    ['Tecla', 'Què fa'],
    keyboard.map(([keys, effect]) => [keys, linked(effect)]),
  );
}

/** The table of a tag's own attributes, with a link to the rules for their values. */
function attributeBlocks(attributes: readonly NamedAttribute[]): string[] {
  if (attributes.length === 0) return [];
  const isPlain = attributes.every(({ attribute: { type } }) => type === 'string' || type === 'url');
  return [
    attributeTable(attributes),
    isPlain ? '' : '[Com s’escriuen els valors](README.md#com-sescriuen-els-atributs).',
  ];
}

function attributeTable(attributes: readonly NamedAttribute[]): string {
  return table(
    ['Atribut', 'Valor', 'Per defecte', 'Què fa'],
    attributes.map(({ name, attribute }) => [
      code(name),
      valueText(attribute),
      code(shownDefault(attribute)),
      attributeNotes(attribute),
    ]),
  );
}

function shownDefault(attribute: Attribute): string {
  if (attribute.type === 'boolean') return attribute.default ? 'sí' : 'no';
  return defaultText(attribute) ?? '';
}

function valueText(attribute: Attribute): string {
  const values = choices(attribute).map(code).join(', ');
  switch (attribute.type) {
    case 'boolean':
      return 'sí o no';
    case 'number':
      return `nombre${attribute.integer ? ' enter' : ''}${range(attribute)}`;
    case 'url':
      return 'adreça';
    case 'date':
      return 'data i hora';
    case 'list':
      return values ? `llista de ${values}` : 'llista';
    case 'json':
      return `JSON ${code(attribute.of)}`;
    default:
      return values || 'text';
  }
}

function range({ min, max }: { min?: number; max?: number }): string {
  if (min !== undefined && max !== undefined) return `, de ${min} a ${max}`;
  if (min !== undefined) return `, des de ${min}`;
  return max === undefined ? '' : `, fins a ${max}`;
}

function attributeNotes(attribute: Attribute): string {
  const notes = [requiredNote(attribute), attribute.description];
  if (attribute.reflect) notes.push('L’element el manté al dia.');
  return notes.filter(Boolean).join(' ');
}

function requiredNote({ required }: Attribute): string {
  if (typeof required !== 'object') return required ? '**Obligatori.**' : '';
  const [other, ...values] = required;
  return `**Obligatori** quan ${code(other)} és ${values.map((value) => `«${value}»`).join(' o ')}.`;
}

function slotTable(contract: Contract): string {
  return table(
    ['On', 'Què hi va'],
    Object.entries(contract.slots ?? {}).map(([name, { description }]) => [
      name === 'default' ? 'sense `slot`' : code(`slot="${name}"`),
      description,
    ]),
  );
}

function eventTable(contract: Contract): string {
  return table(
    ['Esdeveniment', 'Detall', 'Quan'],
    Object.entries(contract.events ?? {}).map(([name, { description, detail, cancelable }]) => [
      code(name),
      Object.entries(detail ?? {})
        .map(([key, type]) => code(`${key}: ${type}`))
        .join(', '),
      cancelable ? `${description} \`preventDefault()\` ho evita.` : description,
    ]),
  );
}

function callbackBlocks({ callbacks = {} }: Contract): string[] {
  const [first] = Object.keys(callbacks);
  if (!first) return [];
  return [
    `Les posa un programa de la pàgina: ${code(`element.${first} = (dades) => …`)}.`,
    table(
      ['Propietat', 'Rep', 'Què fa'],
      Object.entries(callbacks).map(([name, { takes, description }]) => [
        code(name),
        code(takes),
        description,
      ]),
    ),
  ];
}

const isMethod = (of: string) => of.includes('=>');

function methodTable({ properties = {} }: Contract): string {
  return table(
    ['Mètode', 'Tipus', 'Què fa'],
    Object.entries(properties)
      .filter(([, { of }]) => isMethod(of))
      .map(([name, { of, description }]) => [code(name), code(of), description]),
  );
}

function propertyTable({ properties = {} }: Contract): string {
  return table(
    ['Propietat', 'Tipus', 'Què és'],
    Object.entries(properties)
      .filter(([, { of }]) => !isMethod(of))
      .map(([name, { of, description }]) => [code(name), code(of), description]),
  );
}

/** Writes JSON in an attribute between single quotes, where it needs no `&quot;`. */
const withReadableJson = (markup: string) =>
  markup.replace(/"([^"']*&quot;[^"']*)"/g, (_, value: string) => `'${value.replaceAll('&quot;', '"')}'`);

/** Snippet for editors: the demo of the tag, or the bare tag with its required attributes. */
function snippet({ contract, demo }: Definition): string {
  if (demo) return withReadableJson(demo);
  const required = ownAttributes(contract)
    .filter(({ attribute }) => attribute.required === true)
    .map(({ name }) => ` ${name}="…"`);
  return `<${contract.tag}${required.join('')}></${contract.tag}>`;
}
