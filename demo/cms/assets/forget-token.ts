/**
 * Takes a used token out of the address bar, and so out of the history and of what a reader may copy (W-16).
 * A file of its own, since pages have no inline script.
 */
export const forgetToken = `const address = new URL(location.href);
address.searchParams.delete('token');
history.replaceState(history.state, '', address);
`;
