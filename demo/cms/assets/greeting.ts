/** Updates the name in the greeting once it has been saved. Only the server knows a child's name (W-07). */
export const greeting = `document.addEventListener('ap-session-change', ({ detail: { user } }) => {
  if (!user || !user.name) return;
  const [initial] = user.name;
  for (const place of document.querySelectorAll('[data-user-greeting]')) place.textContent = 'Hola, ' + user.name;
  for (const place of document.querySelectorAll('[data-user-initial]')) place.textContent = initial;
});
`;
