import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { RoleName } from './role-name.tsx';

test.each([
  ['virėjas (-a), barista', ['(-a)']],
  ['kasininkas (-ė), virėjas (-a)', ['(-ė)', '(-a)']],
  ['barista', []],
])('the endings in brackets of %s stay whole, and no text is lost', async (role, whole) => {
  const { container } = await renderPart(
    <p>
      <RoleName role={role} />
    </p>,
  );
  expect(container.querySelector('p')?.textContent).toBe(role);
  expect([...container.querySelectorAll('p span')].map((part) => part.textContent)).toEqual(whole);
});
