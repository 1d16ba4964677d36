/** `<ap-time>` of the floor: the age of what is under twelve hours old. */
export class Time extends HTMLElement {
  connectedCallback() {
    const shown = this.querySelector('time');
    const minutes = Math.floor((Date.now() - Date.parse(this.getAttribute('datetime') ?? '')) / 60_000);
    if (shown && minutes < 720)
      shown.textContent = minutes < 60 ? `${Math.max(0, minutes)} min` : `${Math.floor(minutes / 60)} h`;
    this.dataset.apState = 'plain';
  }
}
