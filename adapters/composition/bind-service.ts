import type { ContainerModuleLoadOptions } from './container-library.ts';
import { type ServiceName, type ServiceTypes, token } from './tokens.ts';

/** Gives the services that a binding is made from. */
export type ServiceSource = <Name extends ServiceName>(name: Name) => Promise<ServiceTypes[Name]>;

/**
 * Binds one service, made on first use and kept. Adapters are imported inside `make`, so that a run pays
 * only for what it uses.
 * @param dispose is called with the service when the container closes, if it was ever made.
 */
export function bindService<Name extends ServiceName>(
  { bind }: ContainerModuleLoadOptions,
  name: Name,
  make: (get: ServiceSource) => ServiceTypes[Name] | Promise<ServiceTypes[Name]>,
  dispose?: (service: ServiceTypes[Name]) => void | Promise<void>,
): void {
  const binding = bind<ServiceTypes[Name]>(token(name))
    .toDynamicValue((context) => make((needed) => context.getAsync(token(needed))))
    .inSingletonScope();
  if (dispose) binding.onDeactivation(dispose);
}
