// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { ListPaginationContext, ResourceContextProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { defineResource } from '#define';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { DeclaredListContext } from '#frame/list/declaredList.ts';
import { PageSizeBox } from '#frame/list/PageSizeBox.tsx';

const lamps = defineResource({ name: 'lamps', fields: [{ source: 'name', kind: 'text' }], lists: { all: { columns: ['name'], perPage: 'typed' } } });

const setPerPage = vi.fn();

/** The box where the address has a page size. */
const Box = ({ perPage }: { perPage: number }) => (
  <ResourcesContext.Provider value={[lamps]}>
    <ResourceContextProvider value="lamps">
      <DeclaredListContext.Provider value={{ list: lamps.lists.all, listKey: 'all' }}>
        <ListPaginationContext.Provider
          value={{
            perPage,
            total: 30,
            setPerPage,
            isLoading: false,
            isPending: false,
            hasNextPage: false,
            hasPreviousPage: false,
            page: 1,
            resource: 'lamps',
            setPage: () => {},
          }}
        >
          <PageSizeBox />
        </ListPaginationContext.Provider>
      </DeclaredListContext.Provider>
    </ResourceContextProvider>
  </ResourcesContext.Provider>
);

test('what is typed before the address has caught up stays, and applies next', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Box perPage={10} />);
  const box = screen.getByRole('spinbutton');
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  type('2');
  vi.advanceTimersByTime(300);
  expect(setPerPage).toHaveBeenLastCalledWith(2);
  type('25');
  rerender(<Box perPage={2} />);
  expect(box).toHaveProperty('value', '25');
  vi.advanceTimersByTime(300);
  expect(setPerPage).toHaveBeenLastCalledWith(25);
  rerender(<Box perPage={25} />);
  rerender(<Box perPage={10} />);
  expect(box).toHaveProperty('value', '10');
});
