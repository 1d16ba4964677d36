/**
 * Removes a used token from the address bar, and so from the history and from links that a reader copies (W-16). A
 * file of its own, since pages have no inline script.
 */
export const forgetToken = `const address = new URL(location.href);
address.searchParams.delete('token');
history.replaceState(history.state, '', address);
`;
