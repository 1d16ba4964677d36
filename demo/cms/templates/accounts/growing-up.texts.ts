/** The texts address the tutor as *vós*, the child as *tu*. */
export const texts = {
  'hand-over.title': '{initial}. ja té 13 anys',
  'hand-over.lead':
    'El carnet de La Colla s’ha acabat, perquè el club és per a menors de 13 anys. Ara vós decidiu què fem amb el que en guardem.',
  'hand-over.what':
    'Podeu fer que tinga un compte propi d’Apunt: li escriurem perquè confirme el correu i trie una contrasenya, i hi trobarà els programes i continguts que havia guardat. Del club ho esborrarem tot: nom, data de naixement, foto, PIN i número del carnet, i l’adreça postal si era l’últim carnet de casa.',
  'hand-over.end': 'Si no feu res, el {end} ho esborrarem tot sense obrir cap compte.',
  'hand-over.young': 'Encara no els ha fet? Si corregiu la data de naixement, el carnet tornarà a servir.',
  'hand-over.young-correct': 'Corregiu-la en el vostre perfil',
  'hand-over.email': 'El seu correu electrònic',
  'hand-over.email-hint': 'El que fa servir la xiqueta o el xiquet: no el vostre.',
  'hand-over.submit': 'Que tinga un compte propi',
  'hand-over.refuse': 'No, esborreu-ho tot',
  'hand-over.email-invalid': 'El correu electrònic no és correcte: ha de ser com nom@exemple.cat.',
  'hand-over.email-own': 'Este correu és el vostre. Ha de ser el de la xiqueta o el xiquet.',
  'hand-over.busy': 'Heu canviat el correu massa vegades. Torneu-ho a provar d’ací a una estona.',
  'hand-over.sent-title': 'Li hem escrit a {email}',
  'hand-over.sent-lead':
    'Ara li toca a qui ha fet 13 anys: que òbriga el missatge i trie una contrasenya. Quan estiga fet us n’enviarem un rebut.',
  'hand-over.sent-end':
    'Si no troba el missatge, mireu també el correu brossa; d’ací a dos setmanes li’n tornarem a enviar un. Si el {end} encara no ha contestat, ho esborrarem tot.',
  'hand-over.correct': 'Us heu equivocat d’adreça?',
  'hand-over.correct-submit': 'Canvieu l’adreça',

  'refuse.title': 'Voleu que ho esborrem tot?',
  'refuse.lead':
    'Si premeu el botó, esborrarem ara mateix el que guardem de {initial}.: nom, data de naixement, foto, PIN, número del carnet i tot el que havia guardat. No es pot desfer, i no obrirem cap compte.',
  'refuse.submit': 'Sí, esborreu-ho tot',
  'refuse.back': 'No, torneu arrere',

  'erased.title': 'Ja no en guardem res',
  'erased.lead':
    'Hem esborrat les dades del club i us n’hem enviat un rebut per correu. Gràcies per la companyia: si algun dia vol un compte d’Apunt, serà molt benvinguda o benvingut.',
  'erased.home': 'Aneu a La Colla',

  'void.title': 'L’enllaç ja no servix.',
  'void.lead':
    'Si ja heu contestat, no cal que feu res més. Si us hem escrit més d’una vegada, proveu amb l’enllaç de l’últim missatge.',

  'own-account.title': 'Ara, un compte només teu',
  'own-account.lead':
    'Has fet 13 anys i el carnet de La Colla ja ha fet la seua faena. Tria una contrasenya i tindràs un compte d’Apunt amb este correu: {email}',
  'own-account.what':
    'Hi posarem els programes i continguts que havies guardat amb el carnet. Del club ho esborrarem tot, i el carnet i el PIN ja no serviran.',
  'own-account.password': 'Contrasenya',
  'own-account.password-hint': 'Huit caràcters o més, amb majúscules i minúscules.',
  'own-account.repeat': 'Repetix la contrasenya',
  'own-account.submit': 'Obri el meu compte',
  'own-account.weak':
    'Tria una altra contrasenya: huit caràcters o més, amb majúscules i minúscules, i que no siga de les que tothom prova.',
  'own-account.different': 'Les dos contrasenyes no són iguals.',
  'own-account.busy': 'Massa intents seguits. Torna-ho a provar d’ací a una estona.',
  'own-account.join-title': 'Este correu ja té un compte',
  'own-account.join-lead':
    'Has fet 13 anys i el carnet de La Colla ja ha fet la seua faena. Ja hi ha un compte d’Apunt amb este correu: {email}. Vols que hi posem el que havies guardat amb el carnet?',
  'own-account.join-submit': 'Sí, passa-ho al meu compte',
  'own-account.not-you': 'No saps de què va? No faces res: sense prémer el botó no obrirem cap compte.',

  'ready.title': 'Ja tens compte propi',
  'ready.lead':
    'Entra amb el teu correu i la teua contrasenya. Hi trobaràs el que havies guardat; del club ho hem esborrat tot, i t’hem enviat un rebut.',
  'ready.login': 'Entra',

  'own-void.title': 'L’enllaç ja no servix.',
  'own-void.lead':
    'Si ja has obert el compte, entra amb el teu correu i la teua contrasenya. Si no, prova amb l’enllaç de l’últim missatge que t’hem enviat, o demana a qui et cuida que et torne a apuntar.',
};
