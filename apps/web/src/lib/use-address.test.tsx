import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { useAddressState } from './use-address-state.ts';
import { useAddress, withValues } from './use-address.ts';

/** What a page of two filters and a page number can do, and where it is. */
function open(address: string) {
  const page = { address: '', renders: 0 } as {
    address: string;
    renders: number;
    setRole: (value: string) => void;
    setName: (value: string) => void;
    change: ReturnType<typeof useAddress>[1];
    leave: () => void;
  };
  function Page() {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    const [, setRole] = useAddressState('role');
    const [, setName] = useAddressState('name', 'page');
    const [, change] = useAddress();
    const leave = () => void navigate('/other?of=it');
    Object.assign(page, { address: pathname + search, renders: page.renders + 1, setRole, setName, change, leave });
    return null;
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
  return page;
}

test('two changes before a render are both in the address', () => {
  const page = open('/list?page=3&sort=age');
  act(() => {
    page.setRole('cook');
    page.setName('ona');
  });
  expect(page.address).toBe('/list?sort=age&role=cook&name=ona');
  expect(page.renders).toBe(2);
});

test('one that undoes the other before a render leaves nothing of it', () => {
  const page = open('/list');
  act(() => {
    page.setRole('cook');
    page.setRole('');
  });
  expect(page.address).toBe('/list');
});

test('a page that is being left changes nothing on the next one', () => {
  const page = open('/list?role=cook');
  act(() => {
    page.leave();
    page.setRole('waiter');
  });
  expect(page.address).toBe('/other?of=it');
});

test('what is undefined stays, what is empty is removed', () => {
  const step = { b: '', c: null, d: undefined, e: '5' };
  expect(withValues(new URLSearchParams('a=1&b=2&c=3&d=4'), step).toString()).toBe('a=1&d=4&e=5');
});
