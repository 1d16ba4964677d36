// Fills a new database from a file of `npm run backup`: npm run restore -- FILE
import { restore } from '../demo/api/database/backup/commands.ts';
import { runOnFile } from './backup/run-on-file.ts';

await runOnFile('restore', restore, (rows, file) => `${rows} rows of ${file} are restored.`);
