/** Texts of a membership card: a registration form does not need them. */
export const texts = {
  'child.valid-until': 'Val fins que faça {maxAge} anys, el {date}.',
  'child.expired':
    'El carnet va valdre fins al {date}, quan va fer {maxAge} anys, i ja no es pot fer servir. Mireu el correu: us hem preguntat què fem amb les seues dades, que esborrarem d’ací a unes setmanes si no ens dieu res. Gràcies per haver format part de La Colla! Si encara no els ha fet, corregiu la data de naixement i el carnet tornarà a servir.',
  'child.print': 'Imprimiu el carnet',
};
