import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { LongName, shortenMiddle } from './long-name.tsx';

test('a name that fits is one text', async () => {
  await renderPart(<LongName name="Ona Petraitė" most={26} />);
  expect(screen.getByTitle('Ona Petraitė').childElementCount).toBe(0);
});

test('a longer name keeps its ends on screen, and is whole on hover and for screen readers', async () => {
  const name = 'Marija Konstancija Vaitiekūnaitė-Petrauskienė';
  await renderPart(<LongName name={name} most={26} />);
  const shown = screen.getByTitle(name);
  expect(shown.querySelector('[aria-hidden]')?.textContent).toBe('Marija Konsta…Petrauskienė');
  expect(screen.getByText(name)).toBeTruthy();
});

test('a name of which each word is on its own line loses the middle of its long words', async () => {
  const name = 'Ona Jankauskienė-Vaičiūnienė';
  await renderPart(<LongName name={name} most={30} mostOfWord={13} />);
  const shown = screen.getByTitle(name).querySelector('[aria-hidden]');
  expect(shown?.textContent?.replaceAll('\u2060', '')).toBe('Ona Jankau…ūnienė');
});

test.each([
  ['Ona', 10, 'Ona'],
  ['Augustė Kazlauskaitė', 20, 'Augustė Kazlauskaitė'],
  ['Augustė Kazlauskaitė-Petrauskienė', 21, 'Augustė Ka…trauskienė'],
  ['Ona Žukaitė', 8, 'Ona…itė'],
])('%s in %i characters: %s', (name, most, short) => {
  expect(shortenMiddle(name, most)).toBe(short);
});
