import { expect, test } from 'vitest';
import { stems } from './words.ts';

/** Groups of forms that a search finds together, by their plural endings. */
const together: Readonly<Record<string, string>> = {
  '-a, -es':
    'casa cases, festa festes, ona ones, illa illes, dia dies, via vies, idea idees, línia línies, veïna veïnes, germana germanes, xiqueta xiquetes, àvia àvies, dona dones, vida vides, pilota pilotes, hora hores, cosa coses, sola soles',
  '-ca, -ques': 'boca boques, barca barques, biblioteca biblioteques, música músiques, pràctica pràctiques',
  '-ga, -gues': 'amiga amigues, càrrega càrregues, llarga llargues, botiga botigues',
  '-ça, -ces': 'plaça places, peça peces, força forces, dolça dolces, caça caces',
  '-ja, -ges': 'pluja pluges, platja platges, taronja taronges, mitja mitges, roja roges',
  '-gua, -gües': 'llengua llengües, aigua aigües, paraigua paraigües',
  '-qua, -qües': 'pasqua pasqües, obliqua obliqües',
  'stressed vowel, -ns':
    'camí camins, molí molins, raó raons, veí veïns, lleó lleons, camió camions, cançó cançons, balcó balcons, racó racons, presó presons, germà germans, valencià valencians, pa pans, mà mans, vi vins, pi pins, pla plans, bé béns, salmó salmons, matí matins, ple plens',
  'stressed vowel, -s': 'café cafés, sofà sofàs, menú menús, esquí esquís',
  '-s, -ssos, -sos':
    'gos gossos, pas passos, cos cossos, gros grossos, tros trossos, interés interessos, congrés congressos, procés processos, accés accessos, compàs compassos, arròs arrossos, país països, autobús autobusos, cas casos, mes mesos, avís avisos, francés francesos, famós famosos, preciós preciosos, curs cursos, vers versos, recurs recursos, pis pisos, gas gasos, os ossos',
  '-ix, -ixos': 'peix peixos, calaix calaixos, mateix mateixos, coix coixos',
  '-x, -xos': 'reflex reflexos, complex complexos, despatx despatxos',
  '-ç, -ços': 'braç braços, tros trossos, llaç llaços, dolç dolços, esforç esforços, feliç feliços',
  '-sc, -st, -xt':
    'bosc boscs boscos, disc discs discos, fresc frescs frescos, gust gusts gustos, text texts textos, cost costos, impost impostos',
  '-ig, -jos':
    'roig rojos rojos, passeig passeigs passejos, mig mitjos, lleig lletjos, boig bojos, assaig assaigs assajos, desig desigs desitjos, raig raigs rajos, goig gojos',
  '-o, -os':
    'vídeo vídeos, foto fotos, euro euros, metro metros, piano pianos, ràdio ràdios, moto motos, quilo quilos, zero zeros, cicle cicles, eco ecos, oratori oratoris, estudi estudis',
  '-e, -es':
    'metre metres, home homes hòmens, jove joves jóvens, origen orígens, examen exàmens, viatge viatges, formatge formatges, marge marges màrgens, orde órdens',
  'consonant, -s':
    'cavall cavalls, any anys, ull ulls, tren trens, riu rius, nit nits, gat gats, camp camps, joc jocs, museu museus, sant sants, llibre llibres, fang fangs, cel cels, ou ous',
  invariable:
    'dilluns dilluns, llapis llapis, virus virus, globus globus, temps temps, oasi oasis, crisi crisis',
  'masculine and feminine in -e, -a':
    'alumne alumna alumnes, mestre mestra mestres, negre negra negres, pobre pobra, nostre nostra, sogre sogra sogres',
  'masculine and feminine in -or, -ora':
    'director directora directors directores, autor autora, professor professores, treballadora treballadors, senyor senyores, doctora doctors',
  'forms of verbs':
    'estrena estrenen, celebra celebren, busca busquen, guanya guanyen, planta planten, obri obrin, juga juguen, comença comencen, menja mengen, passeja passegen, canta canten',
  l·l: 'col·legi col·legis collegi col.legi col-legi COL•LEGI coŀlegi, novel·la noveŀles novel-la, pel·lícula pel.licules',
  'numbers and their words':
    '7 set, 2 dos dues, 8 huit vuit, 9 nou, 10 deu, 12 dotze, 17 disset dèsset, 18 díhuit divuit, 20 vint, 24 vint-i-quatre, 32 trenta-dos, 86 huitanta-sis, 100 cent, 1000 mil, 0 zero',
  'measures and their letters':
    'h hora hores, km quilòmetre quilòmetres kilòmetres, min minut minuts, kg quilos',
};

const groups = Object.entries(together).flatMap(([kind, list]) =>
  list.split(', ').map((group) => [group.split(' '), kind] as const),
);

test('BEY-22 the table of forms has more than 150 pairs', () => {
  expect(groups.flatMap(([forms]) => forms.slice(1)).length).toBeGreaterThan(150);
});

test.each(groups)('BEY-22 %s have one stem: %s', (forms) => {
  expect(forms.map(stems)).toEqual(forms.map(() => stems(forms[0] ?? '')));
});

/** Words that look alike and have different meanings. */
const apart =
  'vídeo vida, foto font, metro metre, moto mot, euro eura, piano plana, camió camí, tren tres, mar mare, mar marge, pare part, gos got, porta port, porto port, col col·legi, camp campana, campió camp, cant canta, cantó cant, cosa cos, costa cost, festa fest, plat plata, plat platja, pilot pilota, casa cas, casa caça, sol sola, famós fam, tros tro, gros groc, riu ric, set seta, set setze, sis seu, nou nova, mil mili, dia dit, via vi, raó ram, veí veu, salm salmó, ram Ramon, pla plaça, pla ple, pa pas, disc disseny, text tèxtil, hora hort, carrer carrera, flor flora, cor cort, font fons, roig roja, mà mar, dona do, llum lluna, cel cella, món mona, euro europeu';

test.each(apart.split(', ').map((pair) => pair.split(' ')))(
  'BEY-22 %s and %s have two stems',
  (one = '', other = '') => {
    expect(stems(other)).not.toBe(stems(one));
  },
);
