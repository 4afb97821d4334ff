// test/browser/gallery/dos.test.ts: the table of DOS in every phase on a small phone.
import { tablesOf } from './boards.ts';
import { seen } from './seen.ts';

seen(tablesOf('dos'));
