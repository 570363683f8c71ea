import { expect, it } from 'vitest';
import { colorOfRole, colorOfShift, colorOfTemplate, shiftColors } from './colors.ts';

const shift = { role: 'cook', template: 'NIGHT' };
const templates = { NIGHT: 'pink', DAY: 'teal' } as const;

it('colours mean roles: by the alphabet, and templates have none', () => {
  const colors = shiftColors('role', ['cook', 'barista'], templates);
  expect(colorOfShift(colors, shift)).toBe('blue');
  expect(colorOfRole(colors, 'barista')).toBe('green');
  expect(colorOfTemplate(colors, 'NIGHT')).toBeUndefined();
});

it('colours mean templates: the colour that each was given, and roles have none', () => {
  const colors = shiftColors('template', ['cook', 'barista'], templates);
  expect(colorOfShift(colors, shift)).toBe('pink');
  expect(colorOfTemplate(colors, 'DAY')).toBe('teal');
  expect(colorOfRole(colors, 'barista')).toBeUndefined();
  expect(colorOfShift(colors, { role: 'cook', template: null })).toBeUndefined();
});
