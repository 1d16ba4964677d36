import { expect, test } from 'vitest';
import { checkComments } from './comment-rules.ts';

test.each([
  ['/** What is drawn. */', 1],
  ['/**\n * Whose list it is.\n */', 1],
  ['  // where the focus was\n', 0],
  ['  // Where the focus was\n', 1],
  ['// Loads a list,\n// Of which some are hidden.', 0],
  ['const a = 1; /* Of the page */', 0],
  ['/* Of the page */', 1],
  ['/** Loads what is near. */', 0],
])('%j has %i comments that are riddles', (text, count) => {
  expect(checkComments(text)).toHaveLength(count);
});
