/** Types of elements that may open a message (LIVE-06): the newsroom offers them, and the server takes no others. */
export const openingTypes = [
  'image',
  'photo-gallery',
  'video',
  'audio',
  'audio-fragment',
  'youtube',
  'tiktok',
  'embed',
];
