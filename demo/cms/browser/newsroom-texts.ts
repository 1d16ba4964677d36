const kept = 'El que heu escrit continua ací.';

/** Texts of the newsroom's page. */
export const texts = {
  kept,
  offline: `No hi ha connexió amb el servidor. ${kept} Torneu-ho a provar.`,
  server: `El servidor no ha pogut fer-ho. ${kept} Torneu-ho a provar d’ací a una estona.`,
  sessionEnded: `La sessió s’ha acabat. ${kept} Inicieu la sessió en una finestra nova i torneu a provar-ho ací.`,
  logIn: 'Inicieu la sessió en una finestra nova',
  notStaff: `Este compte no és de la redacció. ${kept}`,
  tooLarge: `El missatge és massa llarg per a un directe. ${kept} Partiu-lo en dos.`,
  changed: `Algú altre ha corregit este missatge mentre escrivíeu. ${kept}`,
  gone: `Algú altre ha esborrat este missatge. ${kept}`,
  removed: `Este missatge s’havia publicat i algú l’ha esborrat. ${kept} Si torneu a publicar-lo, n’eixirà un de nou.`,
  arrived: 'La resposta es va perdre, però el missatge s’ha publicat.',
  arrivedOtherwise:
    'La resposta es va perdre, però el missatge ja està publicat com era quan el vau enviar. Si el publiqueu ara, quedarà corregit.',
  asNew: 'Feu-ne un missatge nou',
  fields: `Encara no es pot publicar: reviseu els camps que estan marcats. ${kept}`,
  recovered: 'Hem recuperat el que teníeu escrit.',
  giveUp: {
    title: 'Voleu perdre el que heu escrit?',
    detail: 'Açò no es pot desfer.',
    yes: 'Sí, esborreu-ho',
  },
  startAgain: 'Comenceu de nou',
  published: 'S’ha publicat.',
  corrected: 'S’ha guardat la correcció.',
  empty: 'Encara no hi ha cap missatge. El primer és vostre.',
  notLoaded: 'No s’han pogut carregar els missatges. Ho tornem a provar d’ací a uns segons.',
} as const;
