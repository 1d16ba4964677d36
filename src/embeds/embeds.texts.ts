/** Texts of both kinds of embeds. Adults are addressed as *vós*, children as *tu*. */
export const texts = {
  'embed.title': 'Contingut {of}',
  'embed.title-named': 'Contingut {of}: {title}',
  'embed.of-facebook': 'de Facebook',
  'embed.of-instagram': 'd’Instagram',
  'embed.of-tiktok': 'de TikTok',
  'embed.of-twitter': 'd’X',
  'embed.of-youtube': 'de YouTube',
  'embed.other': 'd’una altra web',
  'embed.child': 'Ací hi ha un contingut d’una altra web i en La Colla no se’n veu cap.',
  'embed.child-ask': 'Si el vols vore, demana-ho a una persona adulta.',
};
