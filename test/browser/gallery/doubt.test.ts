// test/browser/gallery/doubt.test.ts: the table of I Doubt It in every phase on a small phone.
import { tablesOf } from './boards.ts';
import { seen } from './seen.ts';

seen(tablesOf('doubt'));
