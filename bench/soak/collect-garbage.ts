// Loaded into the server before anything else: it collects its garbage when it is told to, and what it then has is what it keeps.
process.on('SIGUSR2', () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
