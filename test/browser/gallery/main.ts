// test/browser/gallery/main.ts: the gallery for people and for tools/gallery. The address says room, theme, size of tables and motion.
import { hangRoom } from './hall.ts';
import { rooms } from './rooms.ts';

const query = new URLSearchParams(location.search);
const root = document.documentElement;
const choices = {
  room: Object.fromEntries(rooms.map(({ name, title }) => [name, title])),
  theme: { dark: 'dark', light: 'light' },
  table: { window: 'as this window', phone: 'phone', tablet: 'tablet', desktop: 'desktop' },
  motion: { system: 'as the system wishes', full: 'full', less: 'less' },
} as const;
/** What a table has of the screen, beside the bar and, on a desktop, the log. */
const sizes: { readonly [table: string]: readonly [inline: number, block: number] } = {
  phone: [360, 595],
  tablet: [768, 979],
  desktop: [960, 755],
};
const chosen = (of: keyof typeof choices): string => {
  const wish = query.get(of) ?? '';
  return wish in choices[of] ? wish : (Object.keys(choices[of])[0] ?? '');
};

root.classList.toggle('wa-dark', chosen('theme') === 'dark');
root.style.colorScheme = chosen('theme');
root.dataset['motion'] = chosen('motion');
root.classList.toggle('du-still', chosen('motion') === 'less');
const size = sizes[chosen('table')];
if (size) {
  root.style.setProperty('--table-inline', `${size[0]}px`);
  root.style.setProperty('--table-block', `${size[1]}px`);
}

const form = document.querySelector('form');
for (const [name, all] of Object.entries(choices)) {
  const select = document.createElement('select');
  select.name = name;
  for (const [value, word] of Object.entries(all)) select.add(new Option(word, value));
  select.value = chosen(name as keyof typeof choices);
  const label = document.createElement('label');
  label.append(`${name} `, select);
  form?.append(label);
}
form?.addEventListener('change', () => {
  form.requestSubmit();
});
const gallery = document.querySelector<HTMLElement>('main');
const room = rooms.find(({ name }) => name === chosen('room'));
if (gallery && room) {
  document.title = `${room.title}: gallery of Dubito`;
  await hangRoom(room, gallery);
  // tools/gallery waits for this, and reads the names of the rooms.
  root.dataset['rooms'] = rooms.map(({ name }) => name).join(' ');
  root.dataset['hung'] = room.name;
}
