/**
 * Stands right after the last hour, before anything below it is drawn: whether its reader has closed it the browser alone knows, and
 * a band that went later would move the page (LASTH-01). The key is that of `<ap-last-hour>` (LASTH-03).
 */
export const closedLastHour = `{
  const band = document.currentScript.previousElementSibling;
  const link = band.querySelector('a[href]');
  const text = band.querySelector('span, strong');
  try {
    const key = link ? link.getAttribute('href') : text && text.textContent.trim();
    if (sessionStorage.getItem('ap-last-hour') === key) band.setAttribute('data-ap-closed', '');
  } catch {}
}
`;
