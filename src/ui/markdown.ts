// ui/markdown.ts: the part of Markdown that our rulebooks use, as Lit templates. No HTML passes through it.
import { html, nothing, type TemplateResult } from 'lit';

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** "After a right calza" -> "after-a-right-calza" */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const bullet = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

export function parseMarkdown(source: string): readonly Block[] {
  const lines = source.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n/);
  const blocks: Block[] = [];
  for (let i = 0; i < lines.length;) {
    const line = lines[i] ?? '';
    const heading = /^(#{1,4})\s+(.*?)(?:\s*\{#([\w-]+)\})?\s*$/.exec(line);
    if (line.trim() === '') i++;
    else if (heading) {
      const [, marks = '', text = '', id] = heading;
      blocks.push({ kind: 'heading', level: marks.length, text, id: id ?? slug(text) });
      i++;
    } else if (bullet.test(line)) {
      const items: string[] = [];
      const ordered = bullet.exec(line)?.[1] !== undefined;
      for (; i < lines.length && (lines[i] ?? '').trim() !== ''; i++) {
        const item = bullet.exec(lines[i] ?? '');
        if (item) items.push(item[2] ?? '');
        else items.push(`${items.pop() ?? ''} ${(lines[i] ?? '').trim()}`);
      }
      blocks.push({ kind: 'list', ordered, items });
    } else if (line.trimStart().startsWith('|')) {
      const table: string[][] = [];
      for (; (lines[i] ?? '').trimStart().startsWith('|'); i++) table.push(cells(lines[i] ?? ''));
      const [head = [], ...rows] = table.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
      blocks.push({ kind: 'table', head, rows });
    } else {
      const text: string[] = [];
      for (; i < lines.length && (lines[i] ?? '').trim() !== '' && !/^(#|\s*[-*]\s|\s*\|)/.test(lines[i] ?? ''); i++)
        text.push((lines[i] ?? '').trim());
      if (text.length === 0) text.push((lines[i++] ?? '').trim());
      blocks.push({ kind: 'paragraph', text: text.join(' ') });
    }
  }
  return blocks;
}

const marks = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
/** `link` turns an address into where it leads on this page, or null where it leads nowhere that is safe. */
export function inline(text: string, link: (to: string) => string | null): readonly (string | TemplateResult)[] {
  const parts: (string | TemplateResult)[] = [];
  let from = 0;
  for (const found of text.matchAll(marks)) {
    const [all, strong, soft, code, label, to] = found;
    parts.push(text.slice(from, found.index));
    from = found.index + all.length;
    if (strong !== undefined) parts.push(html`<strong>${inline(strong, link)}</strong>`);
    else if (soft !== undefined) parts.push(html`<em>${inline(soft, link)}</em>`);
    else if (code !== undefined) parts.push(html`<code>${code}</code>`);
    else if (label !== undefined && to !== undefined) {
      const href = link(to);
      parts.push(href === null ? label : html`<a href=${href}>${label}</a>`);
    }
  }
  parts.push(text.slice(from));
  return parts;
}
/** Headings become one level lower where the page has its own `h1`. */
export function renderBlock(block: Block, link: (to: string) => string | null): TemplateResult | typeof nothing {
  switch (block.kind) {
    case 'heading':
      if (block.level === 1) return nothing;
      return block.level === 2
        ? html`<h2 id=${block.id} tabindex="-1">${inline(block.text, link)}</h2>`
        : html`<h3 id=${block.id} tabindex="-1">${inline(block.text, link)}</h3>`;
    case 'paragraph':
      return html`<p>${inline(block.text, link)}</p>`;
    case 'list': {
      const items = block.items.map((item) => html`<li>${inline(item, link)}</li>`);
      return block.ordered
        ? html`<ol>
            ${items}
          </ol>`
        : html`<ul>
            ${items}
          </ul>`;
    }
    case 'table':
      return html`<div class="table" tabindex="0">
        <table>
          <thead>
            <tr>
              ${block.head.map((cell) => html`<th scope="col">${inline(cell, link)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${block.rows.map(
              (row) =>
                html`<tr>
                  ${row.map((cell) => html`<td>${inline(cell, link)}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
    default:
      return block satisfies never;
  }
}
