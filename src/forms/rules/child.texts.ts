/** Messages of the rules in child-rules.ts, for parents; they come with the rules. */
export const texts = {
  'form.child-name-required': 'Escriviu el nom del xiquet o la xiqueta.',
  'form.child-surname-required': 'Escriviu els cognoms del xiquet o la xiqueta.',
  'form.child-birthdate-required': 'Escriviu la data de naixement del xiquet o la xiqueta.',
  'form.child-too-old': 'El club és per a qui encara no ha fet 13 anys.',
  'form.child-pin-required': 'Trieu un PIN de 4 xifres.',
  'form.pin-likely': 'Este PIN és massa fàcil d’endevinar.',
  'form.pin-repeat-required': 'Repetiu el PIN.',
  'form.pin-repeat-different': 'Els dos PIN no són iguals.',
  'form.photo-pending': 'La foto encara no està a punt: espereu un moment.',
  'form.photo-image':
    'Este fitxer no és una imatge que es puga fer servir. Proveu amb una foto en JPEG o PNG.',
  'form.photo-cut':
    'La foto està incompleta: sembla que no s’ha acabat de guardar. Torneu a guardar-la o trieu-ne una altra.',
  'form.photo-not-loaded': 'No hem pogut preparar la foto. Comproveu la connexió i torneu a triar-la.',
  'form.photo-large': 'La foto és massa gran. Trieu-ne una de més xicoteta.',
};
