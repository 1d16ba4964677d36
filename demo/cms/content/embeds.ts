/**
 * Embed code pasted by editors, as a CMS stores it: addressed by id, and never within one of our own pages (EMB-04).
 */
export interface PastedEmbed {
  title: string;
  /** HTML with its own styles and scripts. */
  html: string;
}

const hours = [
  { hour: 8, weekday: 62, weekend: 12 },
  { hour: 10, weekday: 41, weekend: 38 },
  { hour: 12, weekday: 48, weekend: 66 },
  { hour: 14, weekday: 83, weekend: 71 },
  { hour: 16, weekday: 57, weekend: 54 },
  { hour: 18, weekday: 92, weekend: 78 },
  { hour: 20, weekday: 70, weekend: 96 },
  { hour: 22, weekday: 24, weekend: 58 },
];

/** Chart as a graphics service exports it: self-contained, without requests. */
const chart = `<style>
  body { padding: 16px; font: 16px/1.4 system-ui, sans-serif; }
  h1 { margin: 0 0 12px; font-size: 20px; }
  button { min-height: 44px; margin: 0 4px 8px 0; padding: 0 16px; border: 1.5px solid #80778a; border-radius: 22px; background: none; color: inherit; font: inherit; }
  button[aria-pressed="true"] { border-color: #b82d08; background: #b82d08; color: #fff; }
  ol { display: flex; align-items: end; gap: 2%; height: 200px; margin: 20px 0 0; padding: 0; list-style: none; }
  li { flex: 1; display: grid; align-content: end; height: 100%; text-align: center; font-size: 12px; white-space: nowrap; }
  i { display: block; min-height: 2px; border-radius: 4px 4px 0 0; background: #b82d08; transition: height .3s; }
  @media (prefers-reduced-motion: reduce) { i { transition: none } }
</style>
<h1>Persones que creuen el pont, per minut</h1>
<button type="button" data-day="weekday" aria-pressed="true">De dilluns a divendres</button>
<button type="button" data-day="weekend" aria-pressed="false">Dissabte i diumenge</button>
<ol></ol>
<script>
  const hours = ${JSON.stringify(hours)};
  const buttons = [...document.querySelectorAll('button')];
  function draw(day) {
    document.querySelector('ol').replaceChildren(...hours.map((at) => {
      const item = document.createElement('li');
      const bar = document.createElement('i');
      bar.style.height = at[day] * 1.5 + 'px';
      item.append(String(at[day]), bar, at.hour + ' h');
      return item;
    }));
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.day === day));
  }
  for (const button of buttons) button.onclick = () => draw(button.dataset.day);
  draw('weekday');
</script>`;

export const pastedEmbeds: ReadonlyMap<string, PastedEmbed> = new Map([
  ['aforament', { title: 'L’aforament del Pont de les Arts, hora per hora', html: chart }],
]);
