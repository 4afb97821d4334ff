// test/browser/gallery/dudo.test.ts: the table of Dudo in every phase on a small phone.
import { tablesOf } from './boards.ts';
import { seen } from './seen.ts';

seen(tablesOf('dudo'));
