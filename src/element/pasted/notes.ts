/** Notes for editors about pasted content. */
export const notes = {
  tornMended: (tag: string) =>
    `<${tag}>: l’editor l’havia posat dins d’un paràgraf, i el seu contingut n’havia quedat fora. Ací s’ha pogut refer; poseu <div> abans de l’etiqueta i </div> després.`,
  perhapsTorn: (tag: string) =>
    `<${tag}>: és dins d’un paràgraf, i pot ser que el seu contingut n’haja quedat fora. Poseu <div> abans de l’etiqueta i </div> després.`,
  notClosed: (tag: string, start: string) =>
    `${start}: falta </${tag}>, i el que ve després queda dins de l’etiqueta. Escriviu </${tag}> on acaba.`,
  selfClosed: (tag: string, start: string) =>
    `${start}: en HTML, «/>» no tanca l’etiqueta, i el que ve després hi queda dins. Escriviu <${tag} …></${tag}>.`,
  lostQuote: (tag: string, name: string) =>
    `<${tag}>: sembla que falta una cometa en «${name}», o que n’hi ha una de més. Escriviu ${name}="…", amb una cometa davant del valor i una darrere; a dins, les cometes van així: « ».`,
  lostQuoteInJson: (tag: string, name: string) =>
    `<${tag}>: sembla que falta una cometa en «${name}», o que n’hi ha una de més. Les dades van entre cometes simples: ${name}='…'.`,
  asText: (tag: string) =>
    `<${tag}> s’ha publicat com a text. Enganxeu l’etiqueta en la vista de codi de l’editor o en un bloc d’HTML.`,
  withoutTag:
    'Ací hi ha el contingut d’una etiqueta ap-…, però l’etiqueta no: un filtre l’ha llevada. Demaneu que es permeta.',
  jsonAsText: (tag: string) =>
    `<${tag}>: un filtre ha llevat <script> i n’ha deixat el text a la vista. Lleveu-lo; escriviu les dades en l’atribut, o demaneu que <script> es permeta.`,
  withoutStyle: 'Falta la fulla d’estil ap-base.css en la capçalera de la pàgina.',
};
