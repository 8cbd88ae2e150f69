import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Resource, type ResourceDefinition, ResourceDefinitionContext, type ResourceProps, useResourceDefinitionContext } from 'react-admin';

/**
 * Registers the resources for react-admin's hooks before the first render.
 * react-admin itself registers each resource after that render, and all again once permissions are loaded, which renders the whole screen twice
 * more. Other registrations work as usual.
 * @param of the `<Resource>` elements of the admin
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
