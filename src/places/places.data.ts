// Made by scripts/derive/places.ts: a code and a name in each line. Countries are those of ISO 3166 (i18n-iso-countries).
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

export const municipalities = `46001 Ademuz
46002 Ador
03002 Agost
03003 Agres
46004 Agullent
46042 Aielo de Malferit
46043 Aielo de Rugat
03004 Aigües
12002 Aín
03014 Alacant
46005 Alaquàs
46006 Albaida
46007 Albal
46008 Albalat de la Ribera
46009 Albalat dels Sorells
46010 Albalat dels Tarongers
03005 Albatera
46011 Alberic
12003 Albocàsser
46012 Alborache
46013 Alboraia
46014 Albuixech
12004 Alcalà de Xivert
03006 Alcalalí
46016 Alcàntera de Xúquer
46015 Alcàsser
03009 Alcoi
03008 Alcoleja
03007 Alcosser
46018 Alcublas
12006 Alcudia de Veo
46021 Aldaia
46022 Alfafar
03010 Alfafara
46024 Alfara de la Baronia
46025 Alfara del Patriarca
46026 Alfarb
46027 Alfarrasí
46023 Alfauir
12007 Alfondeguilla
46028 Algar de Palància
46029 Algemesí
46030 Algímia d'Alfara
12008 Algimia de Almonacid
46031 Alginet
03012 Algorfa
03013 Algueña
46032 Almàssera
12009 Almassora
12010 Almedíjar
12011 Almenara
46033 Almiserà
46034 Almoines
03015 Almoradí
03016 Almudaina
46035 Almussafes
46036 Alpuente
03018 Altea
12012 Altura
46017 Alzira
46038 Andilla
46039 Anna
46040 Antella
12013 Arañuel
46041 Aras de los Olmos
12014 Ares del Maestrat
12015 Argelita
12016 Artana
03019 Aspe
46003 Atzeneta d'Albaida
12001 Atzeneta del Maestrat
12017 Ayódar
46044 Ayora
12018 Azuébar
03020 Balones
03021 Banyeres de Mariola
12020 Barracas
46046 Barx
46045 Barxeta
12022 Bejís
46047 Bèlgida
46048 Bellreguard
46049 Bellús
12024 Benafer
12025 Benafigos
46050 Benagéber
46051 Benaguasil
03022 Benasau
12026 Benassal
46052 Benavites
03023 Beneixama
46053 Beneixida
03024 Benejúzar
46054 Benetússer
03025 Benferri
03026 Beniarbeig
03027 Beniardà
46055 Beniarjó
03028 Beniarrés
46056 Beniatjar
12027 Benicarló
12028 Benicàssim
46057 Benicolet
46904 Benicull de Xúquer
03030 Benidoleig
03031 Benidorm
46060 Benifaió
46059 Benifairó de la Valldigna
46058 Benifairó de les Valls
03032 Benifallim
03033 Benifato
46061 Beniflá
46062 Benigànim
03029 Benigembla
03034 Benijófar
03035 Benilloba
03036 Benillup
03037 Benimantell
03038 Benimarfull
03039 Benimassot
03040 Benimeli
46063 Benimodo
46064 Benimuslem
46065 Beniparrell
46066 Benirredrà
03041 Benissa
46067 Benissanó
46068 Benissoda
46069 Benissuera
12029 Benlloc
46070 Bétera
12021 Betxí
03043 Biar
46071 Bicorp
03044 Bigastro
46072 Bocairent
46073 Bolbaite
03045 Bolulla
46074 Bonrepòs i Mirambell
12032 Borriana
12031 Borriol
46075 Bufali
46076 Bugarra
46077 Buñol
46078 Burjassot
03046 Busot
12033 Cabanes
12034 Càlig
46079 Calles
03048 Callosa d'en Sarrià
03049 Callosa de Segura
03047 Calp
46080 Camporrobles
46081 Canals
46082 Canet d'En Berenguer
12036 Canet lo Roig
03052 Cañada
46083 Carcaixent
46084 Càrcer
46085 Carlet
46086 Carrícola
46087 Casas Altas
46088 Casas Bajas
46089 Casinos
03053 Castalla
12037 Castell de Cabres
03054 Castell de Castells
12038 Castellfort
12039 Castellnovo
46257 Castelló
12040 Castelló de la Plana
46090 Castelló de Rugat
46091 Castellonet de la Conquesta
46092 Castielfabib
12041 Castillo de Villamalefa
46093 Catadau
46094 Catarroja
12042 Catí
03055 Catral
46095 Caudete de las Fuentes
12043 Caudiel
46096 Cerdà
12044 Cervera del Maestre
46107 Chella
46106 Chelva
46108 Chera
46109 Cheste
46111 Chiva
12056 Chóvar
46112 Chulilla
12045 Cinctorres
12046 Cirat
03056 Cocentaina
46097 Cofrentes
03057 Confrides
46098 Corbera
12048 Cortes de Arenoso
46099 Cortes de Pallás
12049 Costur
46100 Cotes
03058 Cox
03059 Crevillent
12051 Culla
46105 Cullera
46113 Daimús
03061 Daya Nueva
03062 Daya Vieja
03063 Dénia
03064 Dolores
46114 Domeño
46115 Dos Aguas
03051 el Camp de Mirra
03050 el Campello
03075 el Castell de Guadalest
03077 el Fondó de les Neus
46132 el Genovés
46189 el Palomar
03105 el Pinós
03042 el Poble Nou de Benitatxell
46204 el Puig de Santa Maria
03110 el Ràfol d'Almúnia
46211 el Real de Gandia
12115 El Toro
03138 el Verger
03066 Elda
03901 els Poblets
03065 Elx
46117 Emperador
46118 Enguera
12057 Eslida
12058 Espadilla
46120 Estivella
46121 Estubeny
03067 Fageca
03068 Famorca
12059 Fanzara
46122 Faura
46123 Favara
12060 Figueroles
03069 Finestrat
46126 Foios
46124 Fontanars dels Alforins
12061 Forcall
03070 Formentera del Segura
46125 Fortaleny
12063 Fuente la Reina
46129 Fuenterrobles
12064 Fuentes de Ayódar
03072 Gaianes
12065 Gaibiel
46131 Gandia
03071 Gata de Gorgos
46902 Gátova
46130 Gavarda
12067 Geldo
46133 Gestalgar
46134 Gilet
46135 Godella
46136 Godelleta
03073 Gorga
03074 Granja de Rocamora
46138 Guadasséquies
46139 Guadassuar
46140 Guardamar de la Safor
03076 Guardamar del Segura
12068 Herbers
12069 Higueras
46141 Higueruelas
03078 Hondón de los Frailes
03079 Ibi
03080 Jacarilla
46142 Jalance
46144 Jarafuel
12071 Jérica
12005 l'Alcora
46019 l'Alcúdia
46020 l'Alcúdia de Crespins
03011 l'Alfàs del Pi
03017 l'Alqueria d'Asnar
46037 l'Alqueria de la Comtessa
03001 l'Atzúbia
46116 l'Eliana
46119 l'Énova
46183 l'Olleria
03084 l'Orxa
46127 la Font d'en Carròs
46128 la Font de la Figuera
46137 la Granja de la Costera
12070 la Jana
12074 la Llosa
46157 la Llosa de Ranes
12075 la Mata de Morella
03094 la Nucia
12093 la Pobla de Benifassà
46199 la Pobla de Farnals
46202 la Pobla de Vallbona
46200 la Pobla del Duc
46203 la Pobla Llarga
12094 la Pobla Tornesa
03114 la Romana
12098 la Salzadella
12103 la Serratella
12119 la Torre d'en Besora
12120 la Torre d'en Doménec
03132 la Torre de les Maçanes
03134 la Vall d'Alcalà
03135 la Vall d'Ebo
12126 la Vall d'Uixó
03136 la Vall de Gallinera
03137 la Vall de Laguar
03139 la Vila Joiosa
12136 la Vilavella
46262 La Yesa
12901 les Alqueries
12050 les Coves de Vinromà
12122 les Useres
46154 Llanera de Ranes
46155 Llaurí
03085 Llíber
46147 Llíria
46151 Llocnou d'En Fenollet
46152 Llocnou de la Corona
46153 Llocnou de Sant Jeroni
46156 Llombai
12072 Llucena
46150 Llutxent
46148 Loriguilla
03903 Los Montesinos
46149 Losa del Obispo
12073 Ludiente
46158 Macastre
46159 Manises
46160 Manuel
46161 Marines
46162 Massalavés
46163 Massalfassar
46164 Massamagrell
46165 Massanassa
12076 Matet
46166 Meliana
46167 Millares
03086 Millena
46168 Miramar
46169 Mislata
46170 Moixent
46171 Moncada
12077 Moncofa
03088 Monforte del Cid
03089 Monòver
12078 Montán
12079 Montanejos
46173 Montaverner
46174 Montesa
46175 Montitxelvo
46176 Montroi
46172 Montserrat
12080 Morella
03091 Murla
03092 Muro de Alcoy
46177 Museros
03090 Mutxamel
46178 Nàquera
12081 Navajas
46179 Navarrés
03093 Novelda
46180 Novetlè
12082 Nules
46181 Oliva
46182 Olocau
12083 Olocau del Rey
12084 Onda
03095 Ondara
03096 Onil
46184 Ontinyent
03097 Orba
03099 Orihuela
12085 Orpesa
03098 Orxeta
46185 Otos
46186 Paiporta
12087 Palanques
46187 Palma de Gandía
46188 Palmera
03100 Parcent
46190 Paterna
12088 Pavías
46191 Pedralba
03101 Pedreguer
03102 Pego
03103 Penàguila
12089 Peníscola
03104 Petrer
46192 Petrés
46193 Picanya
46194 Picassent
03902 Pilar de la Horadada
46195 Piles
12090 Pina de Montalgrao
46196 Pinet
03106 Planes
46197 Polinyà de Xúquer
03107 Polop
12091 Portell de Morella
46198 Potries
46205 Puçol
12092 Puebla de Arenoso
46201 Puebla de San Miguel
46101 Quart de les Valls
46102 Quart de Poblet
46103 Quartell
46104 Quatretonda
03060 Quatretondeta
46206 Quesa
03109 Rafal
46207 Rafelbunyol
46208 Rafelcofer
46209 Rafelguaraf
46210 Ráfol de Salem
46212 Real
03111 Redován
03112 Relleu
46213 Requena
46214 Riba-roja de Túria
12095 Ribesalbes
46215 Riola
46216 Rocafort
03113 Rojales
12096 Rossell
46217 Rotglà i Corberà
46218 Ròtova
46219 Rugat
12097 Sacañet
03115 Sagra
46220 Sagunt
46221 Salem
03116 Salinas
46903 San Antonio de Benagéber
03118 San Fulgencio
03904 San Isidro
03120 San Miguel de Salinas
12101 San Rafael del Río
03117 Sanet y Negrals
03119 Sant Joan d'Alacant
12902 Sant Joan de Moró
46222 Sant Joanet
12099 Sant Jordi
12100 Sant Mateu
03122 Sant Vicent del Raspeig
12102 Santa Magdalena de Pulpis
03121 Santa Pola
03123 Sax
46223 Sedaví
46224 Segart
12104 Segorbe
03124 Sella
46225 Sellent
46226 Sempere
03125 Senija
46227 Senyera
46228 Serra
12105 Sierra Engarcerán
46229 Siete Aguas
46230 Silla
46231 Simat de la Valldigna
46232 Sinarcas
46233 Sollana
12106 Soneja
46234 Sot de Chera
12107 Sot de Ferrer
46235 Sueca
12108 Suera
46236 Sumacàrcer
12109 Tales
03127 Tàrbena
46237 Tavernes Blanques
46238 Tavernes de la Valldigna
12110 Teresa
46239 Teresa de Cofrentes
46240 Terrateig
03128 Teulada
03129 Tibi
12111 Tírig
46241 Titaguas
12112 Todolella
12113 Toga
03130 Tollos
12114 Torás
03131 Tormos
12116 Torralba del Pinar
46242 Torrebaja
12117 Torreblanca
12118 Torrechiva
46243 Torrella
46244 Torrent
46245 Torres Torres
03133 Torrevieja
46246 Tous
12121 Traiguera
46247 Tuéjar
46248 Turís
46249 Utiel
46250 València
12124 Vall d'Alba
12125 Vall de Almonacid
46251 Vallada
46252 Vallanca
12123 Vallat
46253 Vallés
12127 Vallibona
46254 Venta del Moro
12135 Vila-real
12128 Vilafamés
12129 Vilafranca
46255 Vilallonga
46256 Vilamarxant
12132 Vilanova d'Alcolea
12134 Vilar de Canes
12130 Villahermosa del Río
12131 Villamalur
12133 Villanueva de Viver
46258 Villar del Arzobispo
46259 Villargordo del Cabriel
03140 Villena
12137 Villores
46260 Vinalesa
12138 Vinaròs
12139 Vistabella del Maestrat
12140 Viver
03082 Xàbia
03081 Xaló
46145 Xàtiva
46143 Xeraco
46146 Xeresa
12052 Xert
12053 Xilxes
46110 Xirivella
03083 Xixona
12055 Xodos
46261 Yátova
46263 Zarra
12141 Zorita del Maestrazgo
12142 Zucaina`;
