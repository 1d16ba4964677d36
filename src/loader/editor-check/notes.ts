import { describeSelector } from './describe-selector.ts';

const meant = (near: string | undefined) => (near ? ` Volíeu dir «${near}»?` : '');

/** Notes for editors about mistakes in tags and attributes. */
export const notes = {
  unknownTag: (tag: string, near: string | undefined) =>
    `<${tag}>: no hi ha cap etiqueta amb este nom.${meant(near && `<${near}>`)}`,
  devOnly: (tag: string) => `<${tag}>: només existix amb «dev» en <ap-config>.`,
  /** As the engine says it (src/element/define-element.ts). */
  missing: (tag: string, name: string) => `<${tag}>: falta ${name}, que és obligatori.`,
  unknownAttribute: (
    tag: string,
    name: string,
    known: readonly string[],
    others: readonly string[],
    near: string | undefined,
  ) => {
    const ofOthers = `És de ${others.map((other) => `<${other}>`).join(', ')}.`;
    const help = others.length ? ofOthers : `Té: ${known.join(', ')}.`;
    return `<${tag}> ${name}: l’etiqueta no té este atribut.${meant(near) || ` ${help}`}`;
  },
  /** Beginning of the engine's warning about a value (src/element/warn.ts). */
  wrongValue: (tag: string, name: string, value: string) => `<${tag}> ${name}="${value}": `,
  hostName: (tag: string, name: string, value: string) =>
    `<${tag}> ${name}="${value}": falta «https://» davant? Així és l’adreça d’una pàgina d’este lloc.`,
  oddNumber: (tag: string, name: string, value: string, number: string, isClock: boolean) =>
    `<${tag}> ${name}="${value}": s’esperava un nombre, que va ${isClock ? 'en segons' : 'amb punt'}: ${number}.`,
  unknownProp: (tag: string, name: string, near: string | undefined) =>
    `<${tag}> data-prop="${name}": l’etiqueta no té este atribut.${meant(near)}`,
  scriptType: (tag: string, name: string) =>
    `<${tag}> data-prop="${name}": el <script> ha de dur type="application/json"; així no es llig.`,
  unknownSlot: (tag: string, name: string, near: string | undefined) =>
    `<${tag}> slot="${name}": l’etiqueta no té este lloc, i el que hi va no es veu.${meant(near)}`,
  unknownSite: (tag: string, site: string, near: string | undefined, known: readonly string[]) =>
    `<${tag}> site="${site}": no hi ha cap web amb este nom, i les proteccions del club infantil no s’hi apliquen.${meant(near) || ` Hi ha: ${known.join(', ')}.`}`,
  otherSite: (ofHtml: string, site: string) =>
    `<ap-config> site="${site}": <html data-site="${ofHtml}"> diu una altra web. Poseu la mateixa en els dos llocs.`,
  oddFlag: (tag: string, name: string, value: string) =>
    `<${tag}> ${name}="${value}": és de sí o no, i qualsevol valor que no siga "false" vol dir sí.`,
  loading: (tag: string, value: string) =>
    `<${tag}> loading="${value}": s’esperava un d’estos valors: eager, lazy.`,
  lostReference: (tag: string, name: string, value: string, near: string | undefined) =>
    `<${tag}> ${name}="${value}": en la pàgina no hi ha ${describeSelector(value)}.${meant(near)}`,
  noContent: (tag: string, selector: string, standIns: readonly string[] = []) => {
    const inside = `a dins no hi ha ${describeSelector(selector)}`;
    return standIns.length
      ? `<${tag}>: no té ${standIns.join(' ni ')}, i ${inside}: no hi ha res a mostrar.`
      : `<${tag}>: ${inside}, i sense això no hi ha res a mostrar.`;
  },
  needs: (tag: string, name: string) =>
    `<${tag}>: falta «${name}» en <ap-config>, i sense això es veu menys del que podria.`,
  secondConfig: '<ap-config>: n’hi ha més d’un, i només es llig el primer.',
  lost: (tag: string, name: string, value: string, status: number) =>
    `<${tag}> ${name}="${value}": el servidor respon ${status}, i no hi ha res.`,
};
