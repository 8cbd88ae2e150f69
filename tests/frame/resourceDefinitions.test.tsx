// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { Resource, ResourceDefinitionContextProvider, useResourceDefinitionContext } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { ResourceDefinitions } from '#frame/ResourceDefinitions.tsx';

afterEach(cleanup);

const List = () => null;

test('declared resources are known from the first render, and registering them renders nothing', () => {
  const renders: string[][] = [];
  const Names = () => {
    const { definitions, register, unregister } = useResourceDefinitionContext();
    renders.push(Object.keys(definitions));
    useEffect(() => {
      register(Resource.registerResource({ name: 'wares', list: List }));
      return () => unregister({ name: 'wares' });
    }, [register, unregister]);
    return null;
  };
  const declared = [<Resource key="wares" name="wares" list={List} />];
  const { unmount } = render(
    <ResourceDefinitionContextProvider>
      <ResourceDefinitions of={declared}>
        <Names />
      </ResourceDefinitions>
    </ResourceDefinitionContextProvider>,
  );
  expect(renders).toEqual([['wares']]);
  unmount();
});

test('what is registered beside them is known too, until it is taken away', () => {
  const state: { change?: ReturnType<typeof useResourceDefinitionContext> } = {};
  const Names = () => {
    state.change = useResourceDefinitionContext();
    return null;
  };
  render(
    <ResourceDefinitionContextProvider>
      <ResourceDefinitions of={[<Resource key="wares" name="wares" list={List} />]}>
        <Names />
      </ResourceDefinitions>
    </ResourceDefinitionContextProvider>,
  );
  act(() => state.change?.register(Resource.registerResource({ name: 'makers', list: List })));
  expect(state.change?.definitions).toMatchObject({ wares: { hasList: true }, makers: { hasList: true } });
  act(() => state.change?.unregister({ name: 'makers' }));
  expect(Object.keys(state.change?.definitions ?? {})).toEqual(['wares']);
});
