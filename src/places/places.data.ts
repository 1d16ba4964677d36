// Made by scripts/once/places.ts: a code and a name in each line. Countries are those of ISO 3166 (i18n-iso-countries).
// Provinces and municipalities: Instituto Geográfico Nacional, CC BY 4.0 ign.es (es-atlas)
export const countries = `AF Afganistán
AL Albania
DE Alemania
AD Andorra
AO Angola
AI Anguila
AG Antigua y Barbuda
SA Arabia Saudita
DZ Argelia
AR Argentina
AM Armenia
AW Aruba
AU Australia
AT Austria
AZ Azerbaiyán
BS Bahamas
BH Bahrein
BD Bangladesh
BB Barbados
BE Bélgica
BZ Belice
BJ Benin
BM Bermudas
BY Bielorrusia
BO Bolivia
BA Bosnia y Herzegovina
BW Botswana
BR Brasil
BN Brunei Darussalam
BG Bulgaria
BF Burkina Faso
BI Burundi
BT Bután
CV Cabo Verde
KH Camboya
CM Camerún
CA Canadá
BQ Caribe Neerlandés
QA Catar
TD Chad
CL Chile
CN China
CY Chipre
CO Colombia
KM Comoras
CG Congo
CI Costa de Marfil
CR Costa Rica
HR Croacia
CU Cuba
CW Curaçao
DK Dinamarca
DM Dominica
EC Ecuador
EG Egipto
SV El Salvador
AE Emiratos Árabes Unidos
ER Eritrea
SK Eslovaquia
SI Eslovenia
ES España
US Estados Unidos
EE Estonia
SZ Esuatini
ET Etiopía
FJ Fiji
PH Filipinas
FI Finlandia
FR Francia
GA Gabón
GM Gambia
GE Georgia
GH Ghana
GI Gibraltar
GD Granada
GR Grecia
GL Groenlandia
GP Guadalupe
GU Guam
GT Guatemala
GF Guayana Francesa
GG Guernsey
GN Guinea
GW Guinea Bissau
GQ Guinea Ecuatorial
GY Guyana
HT Haití
HN Honduras
HK Hong Kong
HU Hungría
IN India
ID Indonesia
IR Irán
IQ Iraq
IE Irlanda
IM Isla de Man
CX Isla de Navidad
NF Isla Norfolk
IS Islandia
AX Islas Åland
KY Islas Caimán
CC Islas Cocos
CK Islas Cook
FO Islas Feroe
FK Islas Malvinas
MP Islas Marianas del Norte
MH Islas Marshall
SB Islas Salomón
TC Islas Turcas y Caicos
VG Islas Vírgenes británicas
VI Islas Vírgenes de los Estados Unidos
IL Israel
IT Italia
JM Jamaica
JP Japón
JE Jersey
JO Jordania
KZ Kazajistán
KE Kenia
KG Kirguistán
KI Kiribati
XK Kosovo
KW Kuwait
LS Lesoto
LV Letonia
LB Líbano
LR Liberia
LY Libia
LI Liechtenstein
LT Lituania
LU Luxemburgo
MO Macao
MK Macedonia del Norte
MG Madagascar
MY Malasia
MW Malaui
MV Maldivas
ML Malí
MT Malta
MA Marruecos
MQ Martinica
MU Mauricio
MR Mauritania
YT Mayotte
MX México
FM Micronesia
MD Moldavia
MC Mónaco
MN Mongolia
ME Montenegro
MS Montserrat
MZ Mozambique
MM Myanmar
NA Namibia
NR Nauru
NP Nepal
NI Nicaragua
NE Níger
NG Nigeria
NU Niue
NO Noruega
NC Nueva Caledonia
NZ Nueva Zelanda
OM Omán
NL Países Bajos
PK Pakistán
PW Palau
PS Palestina
PA Panamá
PG Papua Nueva Guinea
PY Paraguay
PE Perú
PN Pitcairn
PF Polinesia Francesa
PL Polonia
PT Portugal
PR Puerto Rico
GB Reino Unido
SY República Árabe Siria
CF República Centroafricana
CZ República Checa
KR República de Corea
CD República Democrática del Congo
LA República Democrática Popular de Lao
DO República Dominicana
KP República Popular Democrática de Corea
RE Reunión
RW Ruanda
RO Rumanía
RU Rusia
EH Sahara Occidental
BL Saint Barthélemy
KN Saint Kitts y Nevis
WS Samoa
AS Samoa Americana
SM San Marino
MF San Martín
PM San Pedro y Miquelón
VC San Vicente y las Granadinas
SH Santa Elena
LC Santa Lucía
VA Santa Sede
ST Santo Tomé y Príncipe
SN Senegal
RS Serbia
SC Seychelles
SL Sierra Leona
SG Singapur
SX Sint Maarten
SO Somalia
LK Sri Lanka
ZA Sudáfrica
SD Sudán
SS Sudán del Sur
SE Suecia
CH Suiza
SR Suriname
SJ Svalbard y Jan Mayen
TH Tailandia
TW Taiwán
TZ Tanzania
TJ Tayikistán
TL Timor-Leste
TG Togo
TK Tokelau
TO Tonga
TT Trinidad y Tobago
TN Túnez
TM Turkmenistán
TR Turquía
TV Tuvalu
UA Ucrania
UG Uganda
UY Uruguay
UZ Uzbekistán
VU Vanuatu
VE Venezuela
VN Vietnam
WF Wallis y Futuna
YE Yemen
DJ Yibuti
ZM Zambia
ZW Zimbabue`;

export const provinces = `15 A Coruña
01 Álava
02 Albacete
03 Alicante
04 Almería
33 Asturias
05 Ávila
06 Badajoz
08 Barcelona
48 Bizkaia
09 Burgos
10 Cáceres
11 Cádiz
39 Cantabria
12 Castellón
51 Ceuta
13 Ciudad Real
14 Córdoba
16 Cuenca
20 Gipuzkoa
17 Girona
18 Granada
19 Guadalajara
21 Huelva
22 Huesca
07 Illes Balears
23 Jaén
26 La Rioja
35 Las Palmas
24 León
25 Lleida
27 Lugo
28 Madrid
29 Málaga
52 Melilla
30 Murcia
31 Navarra
32 Ourense
34 Palencia
36 Pontevedra
37 Salamanca
38 Santa Cruz de Tenerife
40 Segovia
41 Sevilla
42 Soria
43 Tarragona
44 Teruel
45 Toledo
46 Valencia
47 Valladolid
49 Zamora
50 Zaragoza`;

// a line without a code is one more than the line before
export const municipalities = `03001 l'Atzúbia
Agost
Agres
Aigües
Albatera
Alcalalí
Alcosser
Alcoleja
Alcoi
Alfafara
l'Alfàs del Pi
Algorfa
Algueña
Alacant
Almoradí
Almudaina
l'Alqueria d'Asnar
Altea
Aspe
Balones
Banyeres de Mariola
Benasau
Beneixama
Benejúzar
Benferri
Beniarbeig
Beniardà
Beniarrés
Benigembla
Benidoleig
Benidorm
Benifallim
Benifato
Benijófar
Benilloba
Benillup
Benimantell
Benimarfull
Benimassot
Benimeli
Benissa
el Poble Nou de Benitatxell
Biar
Bigastro
Bolulla
Busot
Calp
Callosa d'en Sarrià
Callosa de Segura
el Campello
el Camp de Mirra
Cañada
Castalla
Castell de Castells
Catral
Cocentaina
Confrides
Cox
Crevillent
Quatretondeta
Daya Nueva
Daya Vieja
Dénia
Dolores
Elx
Elda
Fageca
Famorca
Finestrat
Formentera del Segura
Gata de Gorgos
Gaianes
Gorga
Granja de Rocamora
el Castell de Guadalest
Guardamar del Segura
el Fondó de les Neus
Hondón de los Frailes
Ibi
Jacarilla
Xaló
Xàbia
Xixona
l'Orxa
Llíber
Millena
03088 Monforte del Cid
Monòver
Mutxamel
Murla
Muro de Alcoy
Novelda
la Nucia
Ondara
Onil
Orba
Orxeta
Orihuela
Parcent
Pedreguer
Pego
Penàguila
Petrer
el Pinós
Planes
Polop
03109 Rafal
el Ràfol d'Almúnia
Redován
Relleu
Rojales
la Romana
Sagra
Salinas
Sanet y Negrals
San Fulgencio
Sant Joan d'Alacant
San Miguel de Salinas
Santa Pola
Sant Vicent del Raspeig
Sax
Sella
Senija
03127 Tàrbena
Teulada
Tibi
Tollos
Tormos
la Torre de les Maçanes
Torrevieja
la Vall d'Alcalà
la Vall d'Ebo
la Vall de Gallinera
la Vall de Laguar
el Verger
la Vila Joiosa
Villena
03901 els Poblets
Pilar de la Horadada
Los Montesinos
San Isidro
12001 Atzeneta del Maestrat
Aín
Albocàsser
Alcalà de Xivert
l'Alcora
Alcudia de Veo
Alfondeguilla
Algimia de Almonacid
Almassora
Almedíjar
Almenara
Altura
Arañuel
Ares del Maestrat
Argelita
Artana
Ayódar
Azuébar
12020 Barracas
Betxí
Bejís
12024 Benafer
Benafigos
Benassal
Benicarló
Benicàssim
Benlloc
12031 Borriol
Borriana
Cabanes
Càlig
12036 Canet lo Roig
Castell de Cabres
Castellfort
Castellnovo
Castelló de la Plana
Castillo de Villamalefa
Catí
Caudiel
Cervera del Maestre
Cinctorres
Cirat
12048 Cortes de Arenoso
Costur
les Coves de Vinromà
Culla
Xert
Xilxes
12055 Xodos
Chóvar
Eslida
Espadilla
Fanzara
Figueroles
Forcall
12063 Fuente la Reina
Fuentes de Ayódar
Gaibiel
12067 Geldo
Herbers
Higueras
la Jana
Jérica
Llucena
Ludiente
la Llosa
la Mata de Morella
Matet
Moncofa
Montán
Montanejos
Morella
Navajas
Nules
Olocau del Rey
Onda
Orpesa
12087 Palanques
Pavías
Peníscola
Pina de Montalgrao
Portell de Morella
Puebla de Arenoso
la Pobla de Benifassà
la Pobla Tornesa
Ribesalbes
Rossell
Sacañet
la Salzadella
Sant Jordi
Sant Mateu
San Rafael del Río
Santa Magdalena de Pulpis
la Serratella
Segorbe
Sierra Engarcerán
Soneja
Sot de Ferrer
Suera
Tales
Teresa
Tírig
Todolella
Toga
Torás
El Toro
Torralba del Pinar
Torreblanca
Torrechiva
la Torre d'en Besora
la Torre d'en Doménec
Traiguera
les Useres
Vallat
Vall d'Alba
Vall de Almonacid
la Vall d'Uixó
Vallibona
Vilafamés
Vilafranca
Villahermosa del Río
Villamalur
Vilanova d'Alcolea
Villanueva de Viver
Vilar de Canes
Vila-real
la Vilavella
Villores
Vinaròs
Vistabella del Maestrat
Viver
Zorita del Maestrazgo
Zucaina
12901 les Alqueries
Sant Joan de Moró
46001 Ademuz
Ador
Atzeneta d'Albaida
Agullent
Alaquàs
Albaida
Albal
Albalat de la Ribera
Albalat dels Sorells
Albalat dels Tarongers
Alberic
Alborache
Alboraia
Albuixech
Alcàsser
Alcàntera de Xúquer
Alzira
Alcublas
l'Alcúdia
l'Alcúdia de Crespins
Aldaia
Alfafar
Alfauir
Alfara de la Baronia
Alfara del Patriarca
Alfarb
Alfarrasí
Algar de Palància
Algemesí
Algímia d'Alfara
Alginet
Almàssera
Almiserà
Almoines
Almussafes
Alpuente
l'Alqueria de la Comtessa
Andilla
Anna
Antella
Aras de los Olmos
Aielo de Malferit
Aielo de Rugat
Ayora
Barxeta
Barx
Bèlgida
Bellreguard
Bellús
Benagéber
Benaguasil
Benavites
Beneixida
Benetússer
Beniarjó
Beniatjar
Benicolet
Benifairó de les Valls
Benifairó de la Valldigna
Benifaió
Beniflá
Benigànim
Benimodo
Benimuslem
Beniparrell
Benirredrà
Benissanó
Benissoda
Benissuera
Bétera
Bicorp
Bocairent
Bolbaite
Bonrepòs i Mirambell
Bufali
Bugarra
Buñol
Burjassot
Calles
Camporrobles
Canals
Canet d'En Berenguer
Carcaixent
Càrcer
Carlet
Carrícola
Casas Altas
Casas Bajas
Casinos
Castelló de Rugat
Castellonet de la Conquesta
Castielfabib
Catadau
Catarroja
Caudete de las Fuentes
Cerdà
Cofrentes
Corbera
Cortes de Pallás
Cotes
Quart de les Valls
Quart de Poblet
Quartell
Quatretonda
Cullera
Chelva
Chella
Chera
Cheste
Xirivella
Chiva
Chulilla
Daimús
Domeño
Dos Aguas
l'Eliana
Emperador
Enguera
l'Énova
Estivella
Estubeny
Faura
Favara
Fontanars dels Alforins
Fortaleny
Foios
la Font d'en Carròs
la Font de la Figuera
Fuenterrobles
Gavarda
Gandia
el Genovés
Gestalgar
Gilet
Godella
Godelleta
la Granja de la Costera
Guadasséquies
Guadassuar
Guardamar de la Safor
Higueruelas
Jalance
Xeraco
Jarafuel
Xàtiva
Xeresa
Llíria
Loriguilla
Losa del Obispo
Llutxent
Llocnou d'En Fenollet
Llocnou de la Corona
Llocnou de Sant Jeroni
Llanera de Ranes
Llaurí
Llombai
la Llosa de Ranes
Macastre
Manises
Manuel
Marines
Massalavés
Massalfassar
Massamagrell
Massanassa
Meliana
Millares
Miramar
Mislata
Moixent
Moncada
Montserrat
Montaverner
Montesa
Montitxelvo
Montroi
Museros
Nàquera
Navarrés
Novetlè
Oliva
Olocau
l'Olleria
Ontinyent
Otos
Paiporta
Palma de Gandía
Palmera
el Palomar
Paterna
Pedralba
Petrés
Picanya
Picassent
Piles
Pinet
Polinyà de Xúquer
Potries
la Pobla de Farnals
la Pobla del Duc
Puebla de San Miguel
la Pobla de Vallbona
la Pobla Llarga
el Puig de Santa Maria
Puçol
Quesa
Rafelbunyol
Rafelcofer
Rafelguaraf
Ráfol de Salem
el Real de Gandia
Real
Requena
Riba-roja de Túria
Riola
Rocafort
Rotglà i Corberà
Ròtova
Rugat
Sagunt
Salem
Sant Joanet
Sedaví
Segart
Sellent
Sempere
Senyera
Serra
Siete Aguas
Silla
Simat de la Valldigna
Sinarcas
Sollana
Sot de Chera
Sueca
Sumacàrcer
Tavernes Blanques
Tavernes de la Valldigna
Teresa de Cofrentes
Terrateig
Titaguas
Torrebaja
Torrella
Torrent
Torres Torres
Tous
Tuéjar
Turís
Utiel
València
Vallada
Vallanca
Vallés
Venta del Moro
Vilallonga
Vilamarxant
Castelló
Villar del Arzobispo
Villargordo del Cabriel
Vinalesa
Yátova
La Yesa
Zarra
46902 Gátova
San Antonio de Benagéber
Benicull de Xúquer`;
