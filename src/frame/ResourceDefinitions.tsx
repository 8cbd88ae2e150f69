import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Resource, type ResourceDefinition, ResourceDefinitionContext, type ResourceProps, useResourceDefinitionContext } from 'react-admin';

/**
 * Tells react-admin's hooks of the resources from the first render on. By itself react-admin registers each once that render stands, and all
 * again once it knows of permissions: two renders of the whole screen. What is registered beside these is as ever.
 * @param of the `<Resource>` elements that the admin is made of
 */
export function ResourceDefinitions({ of, children }: { of: readonly ReactElement<ResourceProps>[]; children: ReactNode }) {
  const { definitions, register, unregister } = useResourceDefinitionContext();
  const declared = useMemo(() => new Map(of.map(({ props }) => [props.name, Resource.registerResource(props)])), [of]);
  const value = useMemo(() => {
    const unless = (change: typeof register) => (definition: ResourceDefinition) => void (declared.has(definition.name) || change(definition));
    return { definitions: { ...definitions, ...Object.fromEntries(declared) }, register: unless(register), unregister: unless(unregister) };
  }, [declared, definitions, register, unregister]);
  return <ResourceDefinitionContext value={value}>{children}</ResourceDefinitionContext>;
}
