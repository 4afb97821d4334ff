// test/browser/gallery/how-dare.test.ts: the table of How Dare You? in every phase on a small phone.
import { tablesOf } from './boards.ts';
import { seen } from './seen.ts';

seen(tablesOf('how-dare'));
