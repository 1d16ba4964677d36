// Writes all rows of the database to a file: npm run backup -- FILE
import { backUp } from '../demo/api/database/backup/commands.ts';
import { runOnFile } from './backup/run-on-file.ts';

await runOnFile('backup', backUp, (rows, file) => `${rows} rows are in ${file}.`);
