/** Adults are *vós*, children *tu*. */
export const texts = {
  'gate.message-video': 'Per a mirar este vídeo cal iniciar la sessió.',
  'gate.message-body': 'Per a continuar llegint cal iniciar la sessió.',
  'gate.access': 'Inicieu la sessió',
  'gate.access-child': 'Entra',
  'gate.loading': 'S’està carregant el contingut…',
  'gate.opened': 'Ja es pot vore el contingut.',
  'gate.closed': 'Per a vore el contingut cal iniciar la sessió.',
  'gate.failed': 'Ara no s’ha pogut carregar el contingut.',
  'gate.retry': 'Torneu-ho a provar',
  'gate.retry-child': 'Torna-ho a provar',
};
