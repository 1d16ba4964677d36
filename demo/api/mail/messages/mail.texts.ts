export const texts = {
  hello: 'Hola, {name}:',
  'hello-nobody': 'Hola:',
  'copy-link': 'Si el botó no s’obri, copieu esta adreça en el navegador:',
  signature: 'L’equip d’Apunt',
  'no-answer': 'Este missatge l’envia una màquina: les respostes no les llig ningú.',
  'minutes.one': '1 minut',
  'minutes.other': '{n} minuts',
  'hours.one': '1 hora',
  'hours.other': '{n} hores',

  'validation.subject': 'Confirmeu el vostre correu',
  'validation.title': 'Benvinguda i benvingut a Apunt',
  'validation.body': 'Gràcies per crear un compte. Només falta un pas: confirmeu que esta adreça és vostra.',
  'validation.button': 'Confirmeu el correu',
  'validation.once':
    'L’enllaç servix una sola vegada. Si ja no funciona, inicieu la sessió i us n’enviarem un altre.',
  'validation.why': 'Heu rebut este missatge perquè algú ha escrit esta adreça en crear un compte en Apunt.',
  'validation.not-you':
    'Si no heu sigut vós, no cal que feu res: sense confirmar el correu, ningú no pot entrar en eixe compte.',

  'password-reset.subject': 'Trieu una contrasenya nova',
  'password-reset.title': 'Trieu una contrasenya nova',
  'password-reset.body':
    'Passa en les millors cases. Premeu el botó, escriviu una contrasenya nova i ja hi podreu tornar a entrar.',
  'password-reset.button': 'Trieu la contrasenya',
  'password-reset.once': 'L’enllaç servix una sola vegada i caduca d’ací a {time}.',
  'password-reset.why':
    'Heu rebut este missatge perquè algú ha demanat recuperar la contrasenya del compte d’esta adreça.',
  'password-reset.not-you':
    'Si no heu sigut vós, no cal que feu res: la contrasenya continua sent la que teníeu.',

  'password-changed.subject': 'La contrasenya del vostre compte ha canviat',
  'password-changed.title': 'Teniu contrasenya nova',
  'password-changed.body-mail':
    'La contrasenya del vostre compte d’Apunt ha canviat fa un moment. Per seguretat hem tancat la sessió en tots els dispositius: torneu-hi a entrar amb la nova.',
  'password-changed.body-profile':
    'Heu canviat la contrasenya del vostre compte d’Apunt des del perfil, fa un moment. Per seguretat hem tancat la sessió en tots els altres dispositius: torneu-hi a entrar amb la nova.',
  'password-changed.button': 'Inicieu la sessió',
  'password-changed.why':
    'Heu rebut este missatge perquè una contrasenya no ha de canviar mai sense que ho sapieu.',
  'password-changed.not-you':
    'Si no heu sigut vós, recupereu el compte ara mateix i trieu una altra contrasenya:',

  'account-deleted.subject': 'El vostre compte d’Apunt ja no existix',
  'account-deleted.title': 'Hem esborrat el vostre compte',
  'account-deleted.body':
    'Tal com ens heu demanat, hem esborrat el compte i tot el que hi havia: les dades del perfil, els continguts guardats i les subscripcions als butlletins d’esta adreça. Els vots de les enquestes es queden en el recompte, però ja ningú no pot saber que eren vostres.',
  'account-deleted.thanks':
    'Gràcies per haver-nos fet companyia. Si algun dia voleu tornar, ací tindreu la porta oberta.',
  'account-deleted.button': 'Creeu un altre compte',
  'account-deleted.why':
    'Heu rebut este missatge perquè un compte no ha de desaparéixer mai sense que ho sapieu. És l’últim que us enviem.',
  'account-deleted.not-you':
    'Si no heu sigut vós, algú ha pogut entrar en el vostre compte: canvieu la contrasenya en els altres llocs on feu servir la mateixa. El compte no es pot recuperar, però en podeu crear un altre amb esta adreça.',

  'account-claimed.subject': 'El vostre compte de família ja té contrasenya',
  'account-claimed.title': 'El compte de família ja té contrasenya',
  'account-claimed.body':
    'Algú ha triat una contrasenya per a entrar per primera vegada en el vostre compte de família de La Colla, el club infantil d’Apunt. Si heu sigut vós, ja està tot fet.',
  'account-claimed.button': 'Inicieu la sessió',
  'account-claimed.why':
    'Heu rebut este missatge perquè esta adreça és la de la persona adulta responsable dels carnets.',
  'account-claimed.not-you':
    'Si no heu sigut vós, recupereu el compte ara mateix i trieu-hi una contrasenya vostra:',

  'card-attack.subject': 'Algú prova d’endevinar el PIN d’un carnet',
  'card-attack.title': 'Massa PIN equivocats en un carnet',
  'card-attack.body':
    'Algú ha escrit massa vegades un PIN equivocat en el carnet de {initial}., de La Colla. Hem fet esperar qui ho prova, cada vegada més estona.',
  'card-attack.home':
    'Si a casa algú no se’n recorda, no passa res: d’ací a una estona ho podrà tornar a provar. Si no sabeu qui pot ser, canvieu el PIN i digueu-lo només a qui té el carnet.',
  'card-attack.button': 'Canvieu el PIN',
  'card-attack.why': 'Heu rebut este missatge perquè sou la persona adulta responsable d’este carnet.',
  'card-attack.not-you':
    'No escrivim mai ni el nom ni el número del carnet en un correu, i no us en demanarem mai el PIN.',

  'club-welcome.subject': 'La vostra família ja és de La Colla',
  'club-welcome.title': 'Ja sou de La Colla',
  'club-welcome.body':
    'Gràcies per apuntar la família a La Colla, el club infantil d’Apunt. Els carnets ja estan fets: els teniu en el vostre perfil, a punt per a imprimir.',
  'club-welcome.pin':
    'Amb el número del carnet i el PIN que heu triat, cada xiquet i cada xiqueta pot entrar al club. Recordeu el PIN a casa: nosaltres no el sabem ni us el demanarem mai.',
  'club-welcome.button': 'Vegeu els carnets',
  'club-welcome.validate':
    'Abans cal confirmar que esta adreça és vostra, amb l’enllaç que us enviem en un altre missatge. Si no el trobeu, recupereu la contrasenya en la pàgina d’accés: també servix per a confirmar-la. Si d’ací a 7 dies no ho ha confirmat ningú, esborrarem el registre i els carnets.',
  'club-welcome.why':
    'Heu rebut este missatge perquè algú ha escrit esta adreça en apuntar una família a La Colla.',
  'club-welcome.not-you':
    'Si no heu sigut vós, algú ha entrat en el vostre compte. Trieu ara mateix una altra contrasenya:',
  'club-welcome.not-you-unproven':
    'Si no heu sigut vós, no cal que feu res: sense confirmar l’adreça, ningú no pot entrar en eixe compte ni vore’n res, i d’ací a 7 dies l’esborrarem.',

  'child-removed.subject': 'Hem esborrat un carnet de La Colla',
  'child-removed.title': 'Hem esborrat un carnet',
  'child-removed.body':
    'Tal com ens heu demanat, hem donat de baixa de La Colla una criatura del vostre compte. Ja no en guardem res: ni el nom, ni la foto, ni el número, ni el que tenia guardat. El carnet imprés ja no servix per a entrar en el club.',
  'child-removed.thanks':
    'Gràcies per la companyia. Si algun dia vol tornar, li farem un carnet nou amb molt de gust.',
  'child-removed.button': 'Vegeu els carnets',
  'child-removed.why':
    'Heu rebut este missatge perquè un carnet no ha de desaparéixer mai sense que ho sapieu.',
  'child-removed.not-you':
    'Si no heu sigut vós, algú ha entrat en el vostre compte. Trieu ara mateix una altra contrasenya:',

  'hand-over.subject': 'Una criatura de La Colla ha fet 13 anys',
  'hand-over.title': 'Ja té 13 anys: i ara què?',
  'hand-over.body':
    '{initial}. ha fet 13 anys i el seu carnet de La Colla ja no servix: el club és per a qui en té menys. Gràcies per tants matins de companyia!',
  'hand-over.again':
    'Fa uns dies us vam escriure perquè {initial}. ha fet 13 anys i el seu carnet de La Colla ja no servix. Encara no sabem què voleu que fem amb les seues dades.',
  'hand-over.mistyped':
    'Hem escrit al correu electrònic que ens vau donar per a {initial}., però el seu servidor no l’ha volgut: potser hi ha una errada. L’hem oblidat, i podeu escriure’n un altre.',
  'hand-over.choice':
    'Podeu fer que tinga un compte propi d’Apunt, amb el seu correu electrònic, on trobarà el que havia guardat; o podeu dir-nos que ho esborrem tot ara mateix. Del club no quedarà res en cap dels dos casos: ni el nom, ni la data de naixement, ni la foto, ni el PIN.',
  'hand-over.button': 'Trieu què fem',
  'hand-over.end':
    'Si no ens contesteu, el {end} ho esborrarem tot. L’enllaç només obri una pàgina: no passa res fins que hi premeu un botó. Si us n’hem enviat més d’un, val l’últim.',
  'hand-over.why':
    'Heu rebut este missatge perquè sou la persona adulta responsable d’un carnet de La Colla.',
  'hand-over.not-you':
    'Si no coneixeu este carnet, no cal que feu res. No en diem mai ni el nom ni el número en un correu.',

  'own-account.subject': 'El teu compte propi d’Apunt t’espera',
  'own-account.title': 'Ara, un compte només teu',
  'own-account.body':
    'Una persona adulta ens ha dit que has fet 13 anys, que eres de La Colla i que este correu és teu. El carnet ja ha fet la seua faena: ara pots tindre un compte propi d’Apunt.',
  'own-account.how':
    'Prem el botó i tria una contrasenya. Trobaràs en el compte el que havies guardat amb el carnet, i del club ho esborrarem tot.',
  'own-account.button': 'Obri el meu compte',
  'own-account.end':
    'Si no ho fas abans del {end}, ho esborrarem tot sense obrir cap compte. Si t’hem escrit més d’una vegada, val l’últim enllaç.',
  'own-account.why': 'Has rebut este missatge perquè una persona adulta ha escrit esta adreça.',
  'own-account.not-you':
    'Si no saps de què va, no faces res: sense prémer el botó no obrirem cap compte, i oblidarem esta adreça.',

  'handed-over.subject': 'El compte nou ja està obert',
  'handed-over.title': 'Ja té un compte propi',
  'handed-over.body':
    'El compte que vau demanar per a qui ha fet 13 anys ja funciona, amb el seu correu i la seua contrasenya. A partir d’ara és només seu: no es veu des del vostre.',
  'handed-over.moved': 'Hem passat al compte nou el que tenia guardat: {what}.',
  'handed-over.button': 'Vegeu els carnets',
  'handed-over.why':
    'Heu rebut este missatge perquè sou la persona adulta responsable del carnet que s’ha acabat. És el rebut del que hem fet.',
  'handed-over.not-you': 'Si no ho heu demanat vós, escriviu a lacolla@apunt.example i ho mirarem.',

  'own-account-ready.subject': 'El teu compte d’Apunt ja funciona',
  'own-account-ready.title': 'Ja tens compte propi',
  'own-account-ready.body':
    'El compte ja funciona: entra amb este correu i amb la contrasenya que has triat. És només teu.',
  'own-account-ready.joined':
    'Este correu ja tenia un compte d’Apunt, i és el que faràs servir: entra-hi com sempre. La contrasenya no ha canviat.',
  'own-account-ready.moved': 'Hi hem posat el que tenies guardat amb el carnet: {what}.',
  'own-account-ready.erased':
    'Del club ho hem esborrat tot: el nom, la data de naixement, la foto, el PIN i el número del carnet, que ja no servix per a entrar. Els teus vots de les enquestes es queden en el recompte, però ja ningú no pot saber de qui eren.',
  'own-account-ready.button': 'Entra',
  'own-account-ready.why': 'Has rebut este missatge perquè has obert un compte amb esta adreça. És el rebut.',
  'own-account-ready.not-you':
    'Si no has sigut tu, recupera la contrasenya en la pàgina d’accés i tria’n una de nova.',

  'grown-up-erased.subject': 'Hem esborrat un carnet de La Colla',
  'grown-up-erased.title': 'Ja no en guardem res',
  'grown-up-erased.refused':
    'Tal com ens heu demanat, hem esborrat de La Colla les dades de qui ha fet 13 anys. No hem obert cap compte.',
  'grown-up-erased.unanswered':
    'Fa unes setmanes us vam escriure perquè una criatura del vostre compte havia fet 13 anys. Com que no hem tingut cap resposta, n’hem esborrat les dades, tal com us vam dir. No hem obert cap compte.',
  'grown-up-erased.button': 'Vegeu els carnets',
  'grown-up-erased.why':
    'Heu rebut este missatge perquè un carnet no ha de desaparéixer mai sense que ho sapieu. És el rebut del que hem fet.',
  'grown-up-erased.not-you':
    'Ja no es pot recuperar. Si vol, pot obrir un compte d’Apunt quan li abellisca, com qualsevol persona de 13 anys o més.',

  'grown-up.erased':
    'Hem esborrat el nom, la data de naixement, la foto, el PIN, el número del carnet i les sessions obertes. Els vots de les enquestes es queden en el recompte, però ja ningú no pot saber de qui eren.',
  'grown-up.address':
    'Com que era l’últim carnet del vostre compte, hem esborrat també l’adreça postal que vau donar per al club.',
  'grown-up.lists': '{contents} i {shows}',
  'contents.one': '1 contingut',
  'contents.other': '{n} continguts',
  'shows.one': '1 programa',
  'shows.other': '{n} programes',

  'newsletter-confirm.subject': 'Confirmeu la subscripció: {newsletter}',
  'newsletter-confirm.title': 'Voleu rebre el butlletí?',
  'newsletter-confirm.body':
    'Algú, i esperem que hàgeu sigut vós, ha demanat «{newsletter}» per a esta adreça. Confirmeu-ho i el rebreu des del pròxim enviament.',
  'newsletter-confirm.button': 'Sí, el vull rebre',
  'newsletter-confirm.once': 'L’enllaç servix una sola vegada i funciona durant {n} hores.',
  'newsletter-confirm.why':
    'Heu rebut este missatge perquè algú ha escrit esta adreça en el formulari del butlletí.',
  'newsletter-confirm.not-you':
    'Si no heu sigut vós, no cal que feu res: sense confirmar-ho no rebreu cap butlletí i oblidarem l’adreça.',

  'newsletter-welcome.subject': 'Subscripció confirmada: {newsletter}',
  'newsletter-welcome.title': 'Ja formeu part de la llista',
  'newsletter-welcome.body':
    'Gràcies per confirmar-ho. Des del pròxim enviament rebreu «{newsletter}» en esta bústia.',
  'newsletter-welcome.button': 'Vegeu els butlletins',
  'newsletter-welcome.why': 'Heu rebut este missatge perquè heu confirmat una subscripció des d’esta adreça.',
  'newsletter-welcome.not-you':
    'Si algun dia us canseu de llegir-nos, doneu-vos de baixa ací, sense preguntes:',
};
