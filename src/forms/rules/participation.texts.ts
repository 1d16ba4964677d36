/** Messages of the participation rules, beyond those of every form (MSG-04). */
export const texts = {
  'ugc.error-pregunta': 'Escriviu la vostra pregunta.',
  'ugc.error-text-long': 'El text és massa llarg: 5.000 caràcters com a màxim.',
  'ugc.error-term': 'Heu d’acceptar la política de privacitat.',
  'ugc.error-image-missing': 'Trieu una imatge.',
  'ugc.error-image-type': 'Este fitxer no és una imatge: trieu-ne una altra.',
  'ugc.error-image-format':
    'Este fitxer no té un format d’imatge que puguem fer servir. Proveu amb una en JPEG o PNG.',
  'ugc.error-image-cut':
    'La imatge està incompleta: sembla que no s’ha acabat de guardar. Torneu a guardar-la o trieu-ne una altra.',
  'ugc.error-image-empty': 'Este fitxer està buit: trieu una altra imatge.',
  'ugc.error-image-size': 'La imatge no pot superar els 8 MB.',
  'ugc.error-video-missing': 'Trieu un vídeo.',
  'ugc.error-video-type': 'Este fitxer no és un vídeo: trieu-ne un altre.',
  'ugc.error-video-format':
    'Este fitxer no té un format de vídeo que puguem fer servir. Proveu amb un en MP4.',
  'ugc.error-video-empty': 'Este fitxer està buit: trieu un altre vídeo.',
  'ugc.error-video-size': 'El vídeo no pot superar els 500 MB.',
};
