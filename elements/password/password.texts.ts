export const texts = {
  'password.new': 'Contrasenya nova',
  'password.repeat': 'Repetiu la contrasenya',
  'password.hint':
    '8 caràcters o més, amb majúscules i minúscules. Una frase que només sapieu vós és la millor.',
  'password.submit': 'Canvieu la contrasenya',
  'password.ask-again': 'Demaneu un altre correu',
  'password.invalid-token-why':
    'Els enllaços del correu valen una sola vegada i durant poc de temps. Si us hem escrit més d’una vegada, proveu amb l’enllaç de l’últim missatge.',
  'password.no-token': 'Per a canviar la contrasenya, obriu l’enllaç del correu que us hem enviat.',
  'password.no-token-why':
    'Si ja l’havíeu obert i la pàgina s’ha tornat a carregar, obriu-lo una altra vegada: per seguretat, no es guarda en el navegador.',
  'password.may-be-done':
    'Pot ser que la contrasenya nova ja valga, perquè abans no ens ha arribat la resposta: proveu d’entrar-hi.',
  'password.log-in': 'Inicieu la sessió',
  'password.error': 'Ara no s’ha pogut canviar la contrasenya. Torneu-ho a provar més tard.',
  'password.changed-title': 'Contrasenya canviada',
  'password.changed': 'La contrasenya s’ha canviat correctament. Ja podeu entrar amb la nova.',
};
