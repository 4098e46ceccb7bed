import type { ApiContent, ApiSchema, ApiSchemas } from '../../api/api-description.ts';

/** One field of a body, as the page lists it. */
export interface BodyField {
  readonly name: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** The values it may have, where only some are allowed. */
  readonly options: readonly string[];
  /** The fields within it. */
  readonly parts: readonly string[];
}

/**
 * The fields that a body takes, over all the kinds it may come as. One is needed where every kind needs it.
 * @param schemas that the bodies refer to by name
 */
export function bodyFields(content: ApiContent, schemas: ApiSchemas): readonly BodyField[] {
  const kinds = Object.values(content).map(({ schema }) => resolved(schema, schemas));
  const fields = new Map<string, BodyField>();
  for (const { properties = {} } of kinds) {
    for (const [name, schema] of Object.entries(properties)) {
      if (fields.has(name)) continue;
      const isRequired = kinds.every(({ required = [] }) => required.includes(name));
      fields.set(name, { name, isRequired, ...said(resolved(schema, schemas), schemas) });
    }
  }
  return [...fields.values()];
}

function said(schema: ApiSchema, schemas: ApiSchemas): Omit<BodyField, 'name' | 'isRequired'> {
  const forms = [schema, ...(schema.anyOf ?? [])].map((form) => resolved(form, schemas));
  const objects = forms.map(({ items, ...form }) => (items ? resolved(items, schemas) : form));
  return {
    description: schema.description ?? '',
    options: forms.flatMap((form) => form.enum ?? []),
    parts: objects.flatMap(({ properties = {} }) => Object.keys(properties)),
  };
}

function resolved(schema: ApiSchema, schemas: ApiSchemas): ApiSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (schemas[name] ?? {});
}
