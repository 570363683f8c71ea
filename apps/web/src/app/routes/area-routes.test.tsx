import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { PageTabs } from './area-routes.tsx';

afterEach(() => vi.restoreAllMocks());

test('a strip wider than the screen shows the tab of the open page in its middle', async () => {
  // Tabs of 100 pixels in a strip of 300, which starts at 12.
  const sizes = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
  sizes.mockImplementation(function (this: HTMLElement) {
    return 12 + 100 * Math.max(0, ['A', 'B', 'C', 'D', 'E'].indexOf(this.textContent ?? ''));
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const tabs = ['A', 'B', 'C', 'D', 'E'].map((label) => ({ to: `/${label}`, label }));
  await renderPart(<PageTabs label="Pages" tabs={tabs} />);
  const strip = screen.getByRole('navigation', { name: 'Pages' });
  fireEvent.click(screen.getByRole('link', { name: 'D' }));
  // 300 before the tab, 100 of the strip on each of its sides.
  expect(strip.scrollLeft).toBe(200);
});
