const MAX_LENGTH = 50;

/** Extensions that differ from the media subtype. */
const endings: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'image/jpeg': 'jpg',
  'text/plain': 'txt',
  'video/quicktime': 'mov',
};

/** Extensions of scripts, which do not reveal the type of the file. */
const programs = /^(php|aspx?|jsp|cgi|do)$/;

/** File extension from the address, or else from the media type; empty if neither has one (DOWN-04). */
function endingOf(url: string, type: string): string {
  const path = url.replace(/[?#].*$/s, '');
  const own = /\.([a-z0-9]{1,5})$/i.exec(path.slice(path.lastIndexOf('/')))?.[1]?.toLowerCase();
  if (own && !programs.test(own)) return own;
  const [name = ''] = type.toLowerCase().split(';');
  return endings[name.trim()] ?? /^\w+\/([a-z0-9]{2,4})\s*$/.exec(name)?.[1] ?? '';
}

/**
 * Makes a file name of a title: lower-case, an underscore for each blank, dot or bar, 50 characters at most, then
 * the extension (DOWN-02, DOWN-04, DOWN-05).
 */
export function fileName(title: string, url: string, type = ''): string {
  const letters = [...title.toLowerCase().replace(/[\s.|]/g, '_')];
  const ending = endingOf(url, type);
  return letters.slice(0, MAX_LENGTH).join('') + (ending && `.${ending}`);
}
