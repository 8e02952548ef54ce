import { openApiDocument, openApiPath, pathFields, type Call } from '@aivy/contracts';

export interface BadInput {
  title: string;
  body: unknown;
}

const WRONG_TYPE = { unexpected: true };
const LONG_TEXT = 'x'.repeat(5_000);

/** Required fields as the published document names them, which is what a client's developer reads. */
function requiredFields(call: Call): string[] {
  const { requestBody: body, parameters = [] } = openApiDocument([call]).paths[openApiPath(call)]![
    call.method.toLowerCase()
  ]!;
  if (call.method === 'GET')
    return parameters.filter((each) => each.required && each.in === 'query').map(({ name }) => name);
  const schema = body?.content['application/json']?.schema as { required?: string[] } | undefined;
  return schema?.required ?? [];
}

/** Every way in which one field of a valid input can be wrong: missing, of another type, too long. */
export function badInputs(call: Call, valid: Record<string, unknown>): BadInput[] {
  // Without its field a path is another path; with a long one it is none.
  const inPath = pathFields(call.path);
  const missing = requiredFields(call).map((field) => {
    const { [field]: _left, ...body } = valid;
    return { title: `without ${field}`, body };
  });
  const wrong = Object.keys(valid).map((field) => ({
    title: `with an object for ${field}`,
    body: { ...valid, [field]: WRONG_TYPE },
  }));
  const long = Object.entries(valid)
    .filter(([field, value]) => typeof value === 'string' && !inPath.includes(field))
    .map(([field]) => ({ title: `with 5,000 characters for ${field}`, body: { ...valid, [field]: LONG_TEXT } }));
  const arrays = Object.entries(valid)
    .filter(([, value]) => Array.isArray(value))
    .flatMap(([field, value]) => [
      {
        title: `with 61 entries for ${field}`,
        body: { ...valid, [field]: Array.from({ length: 61 }, () => (value as unknown[])[0]) },
      },
      { title: `with an object inside ${field}`, body: { ...valid, [field]: [WRONG_TYPE] } },
    ]);
  if (call.method === 'GET') return [...missing, ...wrong, ...long];
  return [
    ...missing,
    ...wrong,
    ...long,
    ...arrays,
    { title: 'with a list for a body', body: [] },
    { title: 'with a text for a body', body: '"text"' },
  ];
}
