/**
 * Tests whether the password is a common one, regardless of case and accents (W-15).
 *
 * This list is short. A server may know more: with k-anonymity, only the first five digits of the password's SHA-1
 * are sent to a service of breached passwords.
 */
export function isCommonPassword(password = ''): boolean {
  return common.has(fold(password));
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The most common passwords among those that meet the password rule. */
export const common: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 password1234 password! password1! passw0rd passw0rd1 p@ssword p@ssw0rd
  p@ssw0rd1 pa55word mypassword qwertyui qwertyuiop qwertyuiop1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 qazwsxedc
  qweasdzxc qweasd123 asdfghjk asdfghjkl asdfasdf asdf1234 asdfg123 zxcvbnm1 zxcvbnm123 abcd1234 abcd12345 abc12345
  abc123456 abc123abc abcdefgh abcdefghi abcdefg1 abcabcabc a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaaaaaaa aaaaaa123
  ab123456 ab12345678 12345678ab 123456ab 123qweasd 123qwe123qwe qwe123qwe 1234qwer 1234abcd 12345qwert 123456qwerty
  welcome1 welcome12 welcome123 welcome2024 welcome2025 welcome2026 iloveyou iloveyou1 iloveyou2 iloveyou123 ilovegod
  sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123
  starwars whatever whatever1 computer computer1 internet internet1 trustno1 michael1 jennifer jessica1 michelle
  jordan23 charlie1 liverpool liverpool1 chelsea1 arsenal1 pokemon1 pokemon123 minecraft minecraft1 mercedes mustang1
  letmein1 letmein123 changeme changeme1 changeme123 admin123 admin1234 admin12345 administrator root1234 test1234
  test12345 testing1 testing123 login123 master123 dragon123 monkey123 shadow123 hello123 hello1234 hello12345 freedom1
  blink182 nirvana1 killer123 soccer123 samsung1 samsung123 google123 facebook facebook1 instagram youtube1 spiderman
  spiderman1 nintendo playstation jonathan alexander christian victoria victoria1 patricia veronica benjamin nicholas
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 default1 secret123
  secret1234 mysecret guest123 user1234 temp1234 pass1234 pass12345 pass123456 security security1 butterfly butterfly1

  contrasena contrasena1 contrasena12 contrasena123 contrasena1234 micontrasena micontrasena1 clave123 clave1234 miclave1
  miclave123 acceso123 entrar123 usuario1 usuario123 prueba12 prueba123 prueba1234 hola1234 hola12345 hola123456
  holahola holahola1 holamundo holamundo1 buenosdias bienvenido bienvenido1 bienvenida bienvenida1 bienvenidos temporal1
  temporal123 cambiame cambiame1 cambiame123 tequiero tequiero1 tequiero123 tequieromucho teamo123 teamo1234 teamomucho
  teamoteamo miamor123 miamorcito amorcito amorcito1 amoreterno corazon1 corazon123 micorazon princesa princesa1
  princesa123 estrella estrella1 estrella123 estrellita hermosa1 bonita123 mariposa mariposa1 mariposa123 angelito
  chocolate chocolate1 chocolate123 cocacola cocacola1 familia1 familia123 gatito123 perrito1 perrito123 futbol123
  realmadrid realmadrid1 realmadrid123 halamadrid halamadrid1 atletico atletico1 atleti1903 barcelona barcelona1
  barcelona10 barcelona123 barcelona1899 madrid123 madrid2025 madrid2026 sevilla1 sevilla123 zaragoza zaragoza1 espana123
  espana2025 espana2026 valencia valencia1 valencia12 valencia123 valencia1919 valencia2025 valencia2026 verano2024
  verano2025 verano2026 invierno invierno1 invierno2025 invierno2026 otono2025 navidad1 navidad2025 septiembre alejandro
  alejandro1 alejandra alejandra1 alexandra sebastian sebastian1 santiago santiago1 fernando fernando1 fernanda francisco
  francisco1 cristina cristina1 carolina carolina1 valentina gabriela gabriela1 mariajose josemaria josemanuel
  juancarlos juancarlos1 guadalupe rodriguez gonzalez fernandez hernandez martinez martinez1 sanchez1 garcia123 lopez123
  maria123 maria1234 carlos123 daniel123 antonio1 antonio123 manuel123 javier123 sergio123 pablo123 lucia123 andrea123
  colombia argentina venezuela messi123 messi1234 ronaldo7 ronaldo123 superman123 dragonball dragonball1 dragonballz

  contrasenya contrasenya1 contrasenya12 contrasenya123 contrasenya1234 lamevacontrasenya lameuacontrasenya paraulaclau
  clauclau1 benvingut benvingut1 benvinguda benvinguda1 benvinguts bondia123 bonanit1 bonanit123 holaquetal holaquetal1
  testimo1 testimo123 testimomolt testimolt estimat1 estimada1 petonets petonet1 papallona papallona1 xocolata xocolata1
  catalunya catalunya1 catalunya123 catalunya2025 viscabarca viscabarca1 viscaelbarca viscaelbarca1 forcabarca
  forcabarca1 barcabarca barca1899 barca123 barca1234 amuntvalencia amuntvalencia1 valenciacf valenciacf1 llevantud
  llevantud1 vilarreal vilarreal1 montserrat montserrat1 paisvalencia paisvalencia1 castello1 castello123 alacant1
  alacant123 burjassot burjassot1 gandia123 mallorca mallorca1 menorca1 eivissa1 tarragona tarragona1 estiu2024 estiu2025
  estiu2026 hivern2024 hivern2025 hivern2026 tardor2025 tardor2026 primavera primavera1 primavera2025 primavera2026
  falles2025 falles2026 fallera1 fallera123 senyera1 senyera123 paella123 orxata123 taronja1 taronja123 apunt123
  apunt1234 apuntmedia apuntmedia1 lacolla1 lacolla123 proves123 prova123 prova1234 usuari123 usuari1234 entrada123
  `
    .trim()
    .split(/\s+/),
);
