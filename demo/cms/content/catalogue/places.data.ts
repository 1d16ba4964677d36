// Made by scripts/once/place-points.ts: code, longitude, latitude and name in each line.
// Municipalities: Instituto Geográfico Nacional, CC BY 4.0 ign.es (es-atlas)
export const placeLines = `03001 -0.168 38.862 l'Atzúbia
03002 -0.641 38.442 Agost
03003 -0.512 38.787 Agres
03004 -0.363 38.510 Aigües
03005 -0.891 38.215 Albatera
03006 -0.033 38.756 Alcalalí
03007 -0.398 38.796 Alcosser
03008 -0.328 38.665 Alcoleja
03009 -0.516 38.683 Alcoi
03010 -0.563 38.781 Alfafara
03011 -0.089 38.579 l'Alfàs del Pi
03012 -0.787 38.063 Algorfa
03013 -1.002 38.344 Algueña
03014 -0.547 38.370 Alacant
03015 -0.793 38.099 Almoradí
03016 -0.359 38.764 Almudaina
03017 -0.408 38.767 l'Alqueria d'Asnar
03018 -0.047 38.626 Altea
03019 -0.785 38.330 Aspe
03020 -0.334 38.745 Balones
03021 -0.677 38.705 Banyeres de Mariola
03022 -0.338 38.696 Benasau
03023 -0.760 38.721 Beneixama
03024 -0.833 38.074 Benejúzar
03025 -0.983 38.151 Benferri
03026 -0.011 38.820 Beniarbeig
03027 -0.214 38.695 Beniardà
03028 -0.364 38.826 Beniarrés
03029 -0.114 38.747 Benigembla
03030 -0.027 38.793 Benidoleig
03031 -0.130 38.556 Benidorm
03032 -0.410 38.654 Benifallim
03033 -0.242 38.660 Benifato
03034 -0.741 38.075 Benijófar
03035 -0.399 38.705 Benilloba
03036 -0.382 38.757 Benillup
03037 -0.203 38.645 Benimantell
03038 -0.391 38.776 Benimarfull
03039 -0.298 38.755 Benimassot
03040 -0.035 38.829 Benimeli
03041 0.037 38.692 Benissa
03042 0.153 38.723 el Poble Nou de Benitatxell
03043 -0.749 38.645 Biar
03044 -0.898 38.063 Bigastro
03045 -0.124 38.686 Bolulla
03046 -0.418 38.502 Busot
03047 0.044 38.653 Calp
03048 -0.104 38.653 Callosa d'en Sarrià
03049 -0.860 38.131 Callosa de Segura
03050 -0.373 38.462 el Campello
03051 -0.804 38.705 el Camp de Mirra
03052 -0.823 38.686 Cañada
03053 -0.671 38.568 Castalla
03054 -0.187 38.734 Castell de Castells
03055 -0.799 38.152 Catral
03056 -0.448 38.738 Cocentaina
03057 -0.277 38.679 Confrides
03058 -0.900 38.145 Cox
03059 -0.815 38.235 Crevillent
03060 -0.315 38.717 Quatretondeta
03061 -0.763 38.109 Daya Nueva
03062 -0.735 38.106 Daya Vieja
03063 0.077 38.824 Dénia
03064 -0.756 38.138 Dolores
03065 -0.663 38.247 Elx
03066 -0.821 38.476 Elda
03067 -0.274 38.732 Fageca
03068 -0.240 38.729 Famorca
03069 -0.202 38.574 Finestrat
03070 -0.737 38.095 Formentera del Segura
03071 0.069 38.767 Gata de Gorgos
03072 -0.409 38.816 Gaianes
03073 -0.372 38.721 Gorga
03074 -0.868 38.156 Granja de Rocamora
03075 -0.166 38.670 el Castell de Guadalest
03076 -0.668 38.082 Guardamar del Segura
03077 -0.895 38.308 el Fondó de les Neus
03078 -0.932 38.268 Hondón de los Frailes
03079 -0.563 38.626 Ibi
03080 -0.852 38.048 Jacarilla
03081 -0.030 38.716 Xaló
03082 0.163 38.768 Xàbia
03083 -0.490 38.552 Xixona
03084 -0.308 38.850 l'Orxa
03085 0.008 38.731 Llíber
03086 -0.381 38.740 Millena
03088 -0.695 38.384 Monforte del Cid
03089 -0.912 38.429 Monòver
03090 -0.474 38.434 Mutxamel
03091 -0.077 38.766 Murla
03092 -0.445 38.789 Muro de Alcoy
03093 -0.786 38.395 Novelda
03094 -0.119 38.601 la Nucia
03095 0.016 38.828 Ondara
03096 -0.661 38.634 Onil
03097 -0.069 38.786 Orba
03098 -0.281 38.552 Orxeta
03099 -0.896 38.033 Orihuela
03100 -0.073 38.740 Parcent
03101 0.030 38.793 Pedreguer
03102 -0.101 38.844 Pego
03103 -0.372 38.657 Penàguila
03104 -0.732 38.492 Petrer
03105 -1.029 38.413 el Pinós
03106 -0.332 38.792 Planes
03107 -0.152 38.621 Polop
03109 -0.856 38.101 Rafal
03110 -0.050 38.831 el Ràfol d'Almúnia
03111 -0.924 38.125 Redován
03112 -0.339 38.571 Relleu
03113 -0.719 38.074 Rojales
03114 -0.908 38.356 la Romana
03115 -0.066 38.818 Sagra
03116 -0.910 38.508 Salinas
03117 -0.028 38.815 Sanet y Negrals
03118 -0.693 38.125 San Fulgencio
03119 -0.427 38.405 Sant Joan d'Alacant
03120 -0.803 37.976 San Miguel de Salinas
03121 -0.579 38.202 Santa Pola
03122 -0.534 38.426 Sant Vicent del Raspeig
03123 -0.812 38.550 Sax
03124 -0.278 38.617 Sella
03125 0.045 38.737 Senija
03127 -0.096 38.707 Tàrbena
03128 0.113 38.713 Teulada
03129 -0.593 38.522 Tibi
03130 -0.245 38.763 Tollos
03131 -0.073 38.804 Tormos
03132 -0.413 38.605 la Torre de les Maçanes
03133 -0.703 38.001 Torrevieja
03134 -0.251 38.788 la Vall d'Alcalà
03135 -0.170 38.801 la Vall d'Ebo
03136 -0.232 38.830 la Vall de Gallinera
03137 -0.131 38.774 la Vall de Laguar
03138 -0.004 38.851 el Verger
03139 -0.252 38.521 la Vila Joiosa
03140 -0.914 38.634 Villena
03901 0.019 38.854 els Poblets
03902 -0.830 37.900 Pilar de la Horadada
03903 -0.754 38.024 Los Montesinos
03904 -0.841 38.174 San Isidro
12001 -0.185 40.234 Atzeneta del Maestrat
12002 -0.349 39.893 Aín
12003 0.018 40.374 Albocàsser
12004 0.231 40.296 Alcalà de Xivert
12005 -0.216 40.065 l'Alcora
12006 -0.342 39.921 Alcudia de Veo
12007 -0.284 39.838 Alfondeguilla
12008 -0.421 39.916 Algimia de Almonacid
12009 -0.067 39.951 Almassora
12010 -0.409 39.872 Almedíjar
12011 -0.227 39.752 Almenara
12012 -0.585 39.815 Altura
12013 -0.488 40.084 Arañuel
12014 -0.110 40.445 Ares del Maestrat
12015 -0.340 40.068 Argelita
12016 -0.246 39.896 Artana
12017 -0.385 39.992 Ayódar
12018 -0.366 39.849 Azuébar
12020 -0.696 39.997 Barracas
12021 -0.197 39.922 Betxí
12022 -0.738 39.900 Bejís
12024 -0.608 39.970 Benafer
12025 -0.196 40.274 Benafigos
12026 -0.168 40.387 Benassal
12027 0.404 40.442 Benicarló
12028 0.042 40.056 Benicàssim
12029 0.056 40.207 Benlloc
12031 -0.070 40.051 Borriol
12032 -0.075 39.890 Borriana
12033 0.095 40.144 Cabanes
12034 0.353 40.466 Càlig
12036 0.233 40.562 Canet lo Roig
12037 0.043 40.670 Castell de Cabres
12038 -0.200 40.506 Castellfort
12039 -0.448 39.853 Castellnovo
12040 -0.045 39.998 Castelló de la Plana
12041 -0.366 40.145 Castillo de Villamalefa
12042 0.020 40.474 Catí
12043 -0.571 39.986 Caudiel
12044 0.283 40.444 Cervera del Maestre
12045 -0.220 40.577 Cinctorres
12046 -0.456 40.050 Cirat
12048 -0.529 40.173 Cortes de Arenoso
12049 -0.161 40.121 Costur
12050 0.118 40.323 les Coves de Vinromà
12051 -0.124 40.309 Culla
12052 0.133 40.534 Xert
12053 -0.182 39.780 Xilxes
12055 -0.289 40.229 Xodos
12056 -0.326 39.850 Chóvar
12057 -0.303 39.886 Eslida
12058 -0.367 40.020 Espadilla
12059 -0.315 40.013 Fanzara
12060 -0.223 40.126 Figueroles
12061 -0.212 40.659 Forcall
12063 -0.608 40.057 Fuente la Reina
12064 -0.427 40.020 Fuentes de Ayódar
12065 -0.500 39.930 Gaibiel
12067 -0.464 39.837 Geldo
12068 -0.013 40.710 Herbers
12069 -0.507 39.992 Higueras
12070 0.237 40.503 la Jana
12071 -0.583 39.890 Jérica
12072 -0.280 40.149 Llucena
12073 -0.377 40.095 Ludiente
12074 -0.205 39.769 la Llosa
12075 -0.278 40.613 la Mata de Morella
12076 -0.457 39.944 Matet
12077 -0.154 39.799 Moncofa
12078 -0.552 40.029 Montán
12079 -0.533 40.069 Montanejos
12080 -0.075 40.598 Morella
12081 -0.499 39.880 Navajas
12082 -0.163 39.854 Nules
12083 -0.337 40.641 Olocau del Rey
12084 -0.228 39.980 Onda
12085 0.124 40.091 Orpesa
12087 -0.192 40.709 Palanques
12088 -0.481 39.970 Pavías
12089 0.355 40.356 Peníscola
12090 -0.650 40.015 Pina de Montalgrao
12091 -0.268 40.541 Portell de Morella
12092 -0.581 40.103 Puebla de Arenoso
12093 0.166 40.686 la Pobla de Benifassà
12094 -0.001 40.103 la Pobla Tornesa
12095 -0.280 40.028 Ribesalbes
12096 0.223 40.622 Rossell
12097 -0.733 39.852 Sacañet
12098 0.147 40.417 la Salzadella
12099 0.359 40.537 Sant Jordi
12100 0.176 40.466 Sant Mateu
12101 0.339 40.595 San Rafael del Río
12102 0.273 40.374 Santa Magdalena de Pulpis
12103 0.038 40.311 la Serratella
12104 -0.463 39.788 Segorbe
12105 -0.027 40.264 Sierra Engarcerán
12106 -0.379 39.820 Soneja
12107 -0.399 39.800 Sot de Ferrer
12108 -0.353 39.953 Suera
12109 -0.300 39.945 Tales
12110 -0.676 39.889 Teresa
12111 0.070 40.433 Tírig
12112 -0.262 40.645 Todolella
12113 -0.374 40.050 Toga
12114 -0.689 39.929 Torás
12115 -0.775 39.960 El Toro
12116 -0.451 39.995 Torralba del Pinar
12117 0.200 40.210 Torreblanca
12118 -0.405 40.049 Torrechiva
12119 -0.078 40.321 la Torre d'en Besora
12120 0.074 40.267 la Torre d'en Doménec
12121 0.317 40.550 Traiguera
12122 -0.133 40.179 les Useres
12123 -0.334 40.037 Vallat
12124 -0.029 40.182 Vall d'Alba
12125 -0.460 39.898 Vall de Almonacid
12126 -0.235 39.815 la Vall d'Uixó
12127 0.089 40.608 Vallibona
12128 -0.069 40.122 Vilafamés
12129 -0.264 40.432 Vilafranca
12130 -0.423 40.205 Villahermosa del Río
12131 -0.406 39.959 Villamalur
12132 0.090 40.240 Vilanova d'Alcolea
12133 -0.638 40.057 Villanueva de Viver
12134 -0.064 40.355 Vilar de Canes
12135 -0.130 39.933 Vila-real
12136 -0.193 39.864 la Vilavella
12137 -0.213 40.680 Villores
12138 0.435 40.510 Vinaròs
12139 -0.298 40.306 Vistabella del Maestrat
12140 -0.630 39.932 Viver
12141 -0.165 40.741 Zorita del Maestrazgo
12142 -0.448 40.132 Zucaina
12901 -0.130 39.889 les Alqueries
12902 -0.126 40.070 Sant Joan de Moró
46001 -1.229 40.069 Ademuz
46002 -0.226 38.911 Ador
46003 -0.486 38.834 Atzeneta d'Albaida
46004 -0.557 38.835 Agullent
46005 -0.470 39.452 Alaquàs
46006 -0.523 38.848 Albaida
46007 -0.412 39.391 Albal
46008 -0.374 39.220 Albalat de la Ribera
46009 -0.349 39.549 Albalat dels Sorells
46010 -0.357 39.677 Albalat dels Tarongers
46011 -0.536 39.119 Alberic
46012 -0.757 39.378 Alborache
46013 -0.337 39.502 Alboraia
46014 -0.318 39.543 Albuixech
46015 -0.447 39.381 Alcàsser
46016 -0.556 39.066 Alcàntera de Xúquer
46017 -0.405 39.136 Alzira
46018 -0.678 39.803 Alcublas
46019 -0.526 39.194 l'Alcúdia
46020 -0.608 38.971 l'Alcúdia de Crespins
46021 -0.488 39.460 Aldaia
46022 -0.365 39.404 Alfafar
46023 -0.246 38.926 Alfauir
46024 -0.348 39.770 Alfara de la Baronia
46025 -0.379 39.538 Alfara del Patriarca
46026 -0.523 39.282 Alfarb
46027 -0.505 38.909 Alfarrasí
46028 -0.362 39.786 Algar de Palància
46029 -0.429 39.214 Algemesí
46030 -0.391 39.745 Algímia d'Alfara
46031 -0.463 39.260 Alginet
46032 -0.353 39.515 Almàssera
46033 -0.287 38.925 Almiserà
46034 -0.178 38.946 Almoines
46035 -0.412 39.299 Almussafes
46036 -1.027 39.908 Alpuente
46037 -0.154 38.936 l'Alqueria de la Comtessa
46038 -0.802 39.812 Andilla
46039 -0.655 39.015 Anna
46040 -0.602 39.097 Antella
46041 -1.148 39.929 Aras de los Olmos
46042 -0.607 38.884 Aielo de Malferit
46043 -0.344 38.878 Aielo de Rugat
46044 -1.074 39.019 Ayora
46045 -0.422 39.012 Barxeta
46046 -0.313 39.011 Barx
46047 -0.462 38.863 Bèlgida
46048 -0.159 38.949 Bellreguard
46049 -0.499 38.946 Bellús
46050 -1.125 39.722 Benagéber
46051 -0.619 39.595 Benaguasil
46052 -0.233 39.734 Benavites
46053 -0.547 39.072 Beneixida
46054 -0.402 39.425 Benetússer
46055 -0.189 38.935 Beniarjó
46056 -0.423 38.851 Beniatjar
46057 -0.334 38.918 Benicolet
46058 -0.275 39.726 Benifairó de les Valls
46059 -0.303 39.064 Benifairó de la Valldigna
46060 -0.445 39.285 Benifaió
46061 -0.191 38.927 Beniflá
46062 -0.446 38.953 Benigànim
46063 -0.553 39.204 Benimodo
46064 -0.495 39.139 Benimuslem
46065 -0.417 39.384 Beniparrell
46066 -0.191 38.958 Benirredrà
46067 -0.575 39.615 Benissanó
46068 -0.530 38.825 Benissoda
46069 -0.482 38.908 Benissuera
46070 -0.462 39.600 Bétera
46071 -0.848 39.115 Bicorp
46072 -0.609 38.743 Bocairent
46073 -0.748 39.049 Bolbaite
46074 -0.366 39.519 Bonrepòs i Mirambell
46075 -0.517 38.879 Bufali
46076 -0.771 39.617 Bugarra
46077 -0.848 39.429 Buñol
46078 -0.411 39.509 Burjassot
46079 -0.949 39.742 Calles
46080 -1.378 39.637 Camporrobles
46081 -0.585 38.952 Canals
46082 -0.215 39.681 Canet d'En Berenguer
46083 -0.427 39.098 Carcaixent
46084 -0.573 39.060 Càrcer
46085 -0.536 39.234 Carlet
46086 -0.472 38.843 Carrícola
46087 -1.251 40.032 Casas Altas
46088 -1.261 40.014 Casas Bajas
46089 -0.743 39.703 Casinos
46090 -0.386 38.879 Castelló de Rugat
46091 -0.264 38.906 Castellonet de la Conquesta
46092 -1.335 40.129 Castielfabib
46093 -0.610 39.255 Catadau
46094 -0.395 39.396 Catarroja
46095 -1.291 39.545 Caudete de las Fuentes
46096 -0.593 38.987 Cerdà
46097 -1.081 39.255 Cofrentes
46098 -0.353 39.160 Corbera
46099 -0.939 39.249 Cortes de Pallás
46100 -0.606 39.058 Cotes
46101 -0.286 39.745 Quart de les Valls
46102 -0.495 39.473 Quart de Poblet
46103 -0.231 39.724 Quartell
46104 -0.384 38.969 Quatretonda
46105 -0.260 39.162 Cullera
46106 -1.016 39.741 Chelva
46107 -0.700 39.039 Chella
46108 -0.963 39.584 Chera
46109 -0.677 39.509 Cheste
46110 -0.431 39.459 Xirivella
46111 -0.741 39.488 Chiva
46112 -0.858 39.651 Chulilla
46113 -0.151 38.971 Daimús
46114 -0.938 39.702 Domeño
46115 -0.775 39.288 Dos Aguas
46116 -0.526 39.561 l'Eliana
46117 -0.339 39.555 Emperador
46118 -0.810 38.963 Enguera
46119 -0.465 39.040 l'Énova
46120 -0.369 39.714 Estivella
46121 -0.618 39.016 Estubeny
46122 -0.255 39.729 Faura
46123 -0.299 39.117 Favara
46124 -0.786 38.780 Fontanars dels Alforins
46125 -0.320 39.180 Fortaleny
46126 -0.359 39.543 Foios
46127 -0.164 38.915 la Font d'en Carròs
46128 -0.892 38.826 la Font de la Figuera
46129 -1.368 39.579 Fuenterrobles
46130 -0.561 39.095 Gavarda
46131 -0.216 38.983 Gandia
46132 -0.465 38.986 el Genovés
46133 -0.841 39.582 Gestalgar
46134 -0.334 39.671 Gilet
46135 -0.425 39.535 Godella
46136 -0.666 39.426 Godelleta
46137 -0.559 38.995 la Granja de la Costera
46138 -0.494 38.928 Guadasséquies
46139 -0.528 39.182 Guadassuar
46140 -0.144 38.965 Guardamar de la Safor
46141 -0.864 39.772 Higueruelas
46142 -1.098 39.196 Jalance
46143 -0.228 39.036 Xeraco
46144 -1.111 39.149 Jarafuel
46145 -0.518 38.994 Xàtiva
46146 -0.227 39.014 Xeresa
46147 -0.659 39.689 Llíria
46148 -0.982 39.644 Loriguilla
46149 -0.863 39.699 Losa del Obispo
46150 -0.340 38.947 Llutxent
46151 -0.468 39.009 Llocnou d'En Fenollet
46152 -0.382 39.420 Llocnou de la Corona
46153 -0.291 38.902 Llocnou de Sant Jeroni
46154 -0.590 39.000 Llanera de Ranes
46155 -0.324 39.134 Llaurí
46156 -0.593 39.295 Llombai
46157 -0.537 39.029 la Llosa de Ranes
46158 -0.796 39.348 Macastre
46159 -0.499 39.498 Manises
46160 -0.491 39.057 Manuel
46161 -0.552 39.724 Marines
46162 -0.519 39.155 Massalavés
46163 -0.314 39.554 Massalfassar
46164 -0.328 39.573 Massamagrell
46165 -0.374 39.399 Massanassa
46166 -0.334 39.525 Meliana
46167 -0.792 39.212 Millares
46168 -0.136 38.955 Miramar
46169 -0.425 39.474 Mislata
46170 -0.797 38.865 Moixent
46171 -0.395 39.565 Moncada
46172 -0.584 39.363 Montserrat
46173 -0.492 38.886 Montaverner
46174 -0.641 38.941 Montesa
46175 -0.334 38.892 Montitxelvo
46176 -0.653 39.333 Montroi
46177 -0.358 39.575 Museros
46178 -0.414 39.637 Nàquera
46179 -0.716 39.092 Navarrés
46180 -0.554 38.983 Novetlè
46181 -0.104 38.898 Oliva
46182 -0.527 39.688 Olocau
46183 -0.546 38.914 l'Olleria
46184 -0.654 38.814 Ontinyent
46185 -0.442 38.855 Otos
46186 -0.412 39.424 Paiporta
46187 -0.238 38.947 Palma de Gandía
46188 -0.148 38.945 Palmera
46189 -0.499 38.867 el Palomar
46190 -0.467 39.523 Paterna
46191 -0.726 39.597 Pedralba
46192 -0.312 39.685 Petrés
46193 -0.434 39.435 Picanya
46194 -0.487 39.348 Picassent
46195 -0.127 38.945 Piles
46196 -0.324 38.986 Pinet
46197 -0.374 39.190 Polinyà de Xúquer
46198 -0.191 38.915 Potries
46199 -0.310 39.573 la Pobla de Farnals
46200 -0.426 38.905 la Pobla del Duc
46201 -1.133 40.056 Puebla de San Miguel
46202 -0.542 39.602 la Pobla de Vallbona
46203 -0.470 39.082 la Pobla Llarga
46204 -0.321 39.600 el Puig de Santa Maria
46205 -0.303 39.618 Puçol
46206 -0.781 39.102 Quesa
46207 -0.351 39.597 Rafelbunyol
46208 -0.169 38.933 Rafelcofer
46209 -0.439 39.049 Rafelguaraf
46210 -0.408 38.861 Ráfol de Salem
46211 -0.201 38.947 el Real de Gandia
46212 -0.624 39.313 Real
46213 -1.137 39.437 Requena
46214 -0.561 39.522 Riba-roja de Túria
46215 -0.340 39.190 Riola
46216 -0.414 39.535 Rocafort
46217 -0.564 39.013 Rotglà i Corberà
46218 -0.269 38.939 Ròtova
46219 -0.365 38.883 Rugat
46220 -0.280 39.693 Sagunt
46221 -0.379 38.849 Salem
46222 -0.490 39.074 Sant Joanet
46223 -0.379 39.426 Sedaví
46224 -0.382 39.678 Segart
46225 -0.596 39.032 Sellent
46226 -0.476 38.920 Sempere
46227 -0.506 39.066 Senyera
46228 -0.456 39.685 Serra
46229 -0.925 39.485 Siete Aguas
46230 -0.404 39.356 Silla
46231 -0.339 39.042 Simat de la Valldigna
46232 -1.209 39.746 Sinarcas
46233 -0.378 39.280 Sollana
46234 -0.914 39.609 Sot de Chera
46235 -0.308 39.241 Sueca
46236 -0.636 39.087 Sumacàrcer
46237 -0.361 39.508 Tavernes Blanques
46238 -0.254 39.080 Tavernes de la Valldigna
46239 -0.982 39.112 Teresa de Cofrentes
46240 -0.312 38.897 Terrateig
46241 -1.112 39.871 Titaguas
46242 -1.262 40.099 Torrebaja
46243 -0.571 38.987 Torrella
46244 -0.522 39.418 Torrent
46245 -0.383 39.731 Torres Torres
46246 -0.662 39.187 Tous
46247 -1.113 39.804 Tuéjar
46248 -0.688 39.373 Turís
46249 -1.222 39.617 Utiel
46250 -0.361 39.421 València
46251 -0.688 38.900 Vallada
46252 -1.354 40.055 Vallanca
46253 -0.554 38.988 Vallés
46254 -1.392 39.456 Venta del Moro
46255 -0.226 38.881 Vilallonga
46256 -0.655 39.560 Vilamarxant
46257 -0.520 39.073 Castelló
46258 -0.817 39.708 Villar del Arzobispo
46259 -1.451 39.533 Villargordo del Cabriel
46260 -0.369 39.532 Vinalesa
46261 -0.893 39.361 Yátova
46262 -0.944 39.901 La Yesa
46263 -1.116 39.100 Zarra
46902 -0.530 39.761 Gátova
46903 -0.496 39.563 San Antonio de Benagéber
46904 -0.390 39.184 Benicull de Xúquer`;
