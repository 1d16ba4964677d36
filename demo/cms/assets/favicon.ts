/** The point of the wordmark beside its letter, legible on light and dark tabs. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="#1b1720"/><path d="M15 48 27 16h7l12 32h-8l-2.300-7H25.200L23 48Zm12.200-13.200h6.500L30.500 25Z" fill="#fffdf9"/><circle cx="51" cy="43" r="7" fill="#ff6a3c"/></svg>';
