const kept = 'El que heu escrit continua ací.';

/** What the newsroom's page says. */
export const texts = {
  kept,
  offline: `No hi ha connexió amb el servidor. ${kept} Torneu-ho a provar.`,
  server: `El servidor no ha pogut fer-ho. ${kept} Torneu-ho a provar d’ací a una estona.`,
  sessionEnded: `La sessió s’ha acabat. ${kept} Inicieu la sessió en una pestanya nova i torneu a provar-ho ací.`,
  logIn: 'Inicieu la sessió en una pestanya nova',
  notStaff: `Este compte no és de la redacció. ${kept}`,
  tooLarge: `El missatge és massa llarg per a un directe. ${kept} Partiu-lo en dos.`,
  changed: `Algú altre ha corregit este missatge mentre escrivíeu. ${kept}`,
  gone: `Algú altre ha esborrat este missatge. ${kept}`,
  fields: `Encara no es pot publicar: reviseu els camps que estan marcats. ${kept}`,
  recovered: 'Hem recuperat el que teníeu escrit.',
  giveUp: {
    title: 'Voleu perdre el que heu escrit?',
    detail: 'Això no es pot desfer.',
    yes: 'Sí, esborreu-ho',
  },
  startAgain: 'Comenceu de nou',
  published: 'S’ha publicat.',
  corrected: 'S’ha guardat la correcció.',
  empty: 'Encara no hi ha cap missatge. El primer és vostre.',
  notLoaded: 'No s’han pogut carregar els missatges.',
} as const;
