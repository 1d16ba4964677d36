import type { BodyElement } from '../../../src/content/body.types.ts';

export interface LegalText {
  path: string;
  title: string;
  lead: string;
  body: BodyElement[];
}

const heading = (text: string): BodyElement => ({ type: 'heading', tag: 'h2', text });
const paragraph = (html: string): BodyElement => ({ type: 'paragraph', html });
const listing = (...items: string[]): BodyElement => ({ type: 'listing', tag: 'ul', items });

/** Legal texts of an invented broadcaster (ROUTE-28). */
export const legalTexts: LegalText[] = [
  {
    path: '/condicions-d-us',
    title: 'Condicions d’ús',
    lead: 'Què podeu fer en estes pàgines, què us demanem i què podeu esperar de nosaltres.',
    body: [
      heading('Qui som'),
      paragraph(
        'Apunt és una emissora pública inventada. Estes pàgines són una demostració: ensenyen com s’integren els elements interactius en un lloc de notícies, i cap de les persones, empreses i poblacions que hi ixen no existix.',
      ),
      heading('Què podeu fer'),
      listing(
        'Llegir, mirar i escoltar tots els continguts sense identificar-vos.',
        'Compartir qualsevol pàgina amb el seu enllaç.',
        'Votar una vegada en cada enquesta oberta. Les enquestes amb registre demanen un compte.',
        'Citar fragments dels textos si dieu d’on ixen i enllaceu la pàgina original.',
      ),
      heading('Què us demanem'),
      listing(
        'No provar de votar més d’una vegada ni amb programes automàtics.',
        'No usar el compte d’una altra persona, i tindre tretze anys o més per a crear-ne un.',
        'Guardar bé la contrasenya. Nosaltres no us la demanarem mai.',
        'En La Colla, que qui s’identifica siga membre del club o la persona adulta que en té la tutela.',
      ),
      heading('Enquestes'),
      paragraph(
        'Una enquesta d’estes pàgines recull l’opinió de qui hi vol participar. No és un sondeig, no representa la població i no s’ha d’usar per a prendre decisions que necessiten dades.',
      ),
      heading('Disponibilitat'),
      paragraph(
        'Procurem que tot funcione a qualsevol hora, però podem aturar el servei per a millorar-lo. Els continguts retirats ho diuen en la seua adreça.',
      ),
      heading('Canvis'),
      paragraph('Si canviem estes condicions, ho anunciarem en la portada quinze dies abans.'),
    ],
  },
  {
    path: '/politica-de-privacitat',
    title: 'Política de privacitat',
    lead: 'Quines dades guardem, per a què servixen i com podeu decidir sobre elles.',
    body: [
      heading('La versió curta'),
      paragraph(
        'Podeu usar estes pàgines sense dir-nos qui sou. No hi ha publicitat per perfil, no venem dades i cap pàgina es connecta amb tercers abans que vós premeu alguna cosa.',
      ),
      heading('Quines dades guardem'),
      listing(
        'Si voteu: l’opció, el moment i un identificador que impedix votar dos vegades. Mai el vostre nom al costat del vot.',
        'Si teniu un compte: el nom, els cognoms i la data de naixement que ens hàgeu donat, el correu electrònic i els continguts que heu guardat. La contrasenya no: en guardem només una empremta que no es pot desfer.',
        'Si demaneu un enllaç per correu: la seua empremta, fins que el feu servir o caduca.',
        'Si participeu: el nom, el correu, el que escriviu i el fitxer que hi ajunteu. Ho mira la redacció abans de publicar res, i s’esborra amb el vostre compte si ho envieu amb la sessió iniciada.',
        'Si entreu per una xarxa social: l’identificador que hi teniu i el correu que ens confirma. Res del que hi publiqueu.',
        'Si ens escriviu des de la pàgina de contacte: el que hi poseu, durant un any, i només per a respondre-vos. Després s’esborra sol.',
        'Registres tècnics sense dades personals, durant trenta dies, per a trobar errors.',
      ),
      heading('Galetes'),
      listing(
        'La galeta de sessió, que naix quan entreu, que el navegador amaga als programes de la pàgina i que s’acaba quan eixiu o quan el tanqueu. Si canvieu la contrasenya, s’acaben totes les sessions obertes.',
        'nx-session-user: un resum per a saludar-vos pel nom. No servix per a identificar-vos davant del servidor.',
        'La galeta del dispositiu, firmada, que naix la primera vegada que entreu i que només torna a la porta: fa que ningú puga deixar-vos fora provant contrasenyes o PIN.',
        'La galeta d’una entrada per xarxa social, que dura els minuts que tardeu a tornar-ne.',
        'La galeta de participació, firmada, que naix quan envieu un fitxer i dura un dia: només el navegador que l’ha començat pot acabar-lo.',
        'La galeta de votant, firmada, que només naix quan voteu sense compte.',
        'demo-anuncis: que heu acceptat els anuncis. Dura noranta dies, o fins que us feu arrere.',
      ),
      heading('Xiquetes i xiquets'),
      paragraph(
        'Les dades de La Colla les dona i les gestiona una persona adulta. En les pàgines del club no hi ha botons de xarxes, ni anuncis, ni connexions amb tercers, i mai no guardem en el navegador el nom d’un xiquet.',
      ),
      paragraph(
        'El dia que algú del club fa 13 anys, el carnet s’acaba i preguntem per correu a la persona adulta què vol: que tinga un compte propi, amb el seu correu i el que havia guardat, o que ho esborrem tot. En els dos casos esborrem el nom, la data de naixement, la foto, el PIN i el número del carnet, i l’adreça postal amb l’últim carnet de la família. Si ningú no contesta, ho esborrem als 42 dies; si la persona adulta contesta i qui ha fet 13 anys no, 28 dies després de la resposta.',
      ),
      heading('Els vostres drets'),
      paragraph(
        'Podeu demanar en qualsevol moment una còpia de les vostres dades, corregir-les o esborrar-les. Escriviu a privacitat@apunt.example i respondrem en una setmana.',
      ),
      heading('Qui respon'),
      paragraph(
        'El responsable és Apunt, emissora inventada, plaça del Pou, 1, Vilaclara. Com que no existix, tampoc no guarda res: el que feu en esta demostració es queda en l’ordinador on funciona.',
      ),
    ],
  },
];
