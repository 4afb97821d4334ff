// test/browser/gallery/duvidae.test.ts: the table of DuvidaÊ! in every phase on a small phone.
import { tablesOf } from './boards.ts';
import { seen } from './seen.ts';

seen(tablesOf('duvidae'));
