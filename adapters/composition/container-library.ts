import 'reflect-metadata';

/**
 * The one place that imports the container. Its packages are 240 small files, which take longer to find and
 * open than a whole answer does; the build puts them into this module's compiled file.
 */
export { Container, ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
