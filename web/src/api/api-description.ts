import { readJson } from './api-client.ts';

/** One call of the description: what the page of the API shows of it. */
export interface ApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly ApiParameter[];
  readonly requestBody?: { readonly content: ApiContent };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

/** A body by its kinds. */
export type ApiContent = Readonly<Record<string, { readonly schema: ApiSchema; readonly example?: unknown }>>;

/** What the page reads of a schema. */
export interface ApiSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, ApiSchema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly string[];
  readonly anyOf?: readonly ApiSchema[];
  readonly items?: ApiSchema;
}

export type ApiSchemas = Readonly<Record<string, ApiSchema>>;

export interface ApiParameter {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: { readonly enum?: readonly string[] };
  readonly example?: unknown;
}

/** The OpenAPI document of the server, as far as the page reads it. */
export interface ApiDescription {
  readonly info: { readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: { readonly schemas: ApiSchemas };
}

/**
 * Reads the description of the API, once a visit.
 * @throws as `readJson`
 */
export function readApiDescription(): Promise<ApiDescription> {
  return readJson<ApiDescription>('/api/openapi.json');
}
