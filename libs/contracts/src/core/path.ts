const PARAMETER = /:([a-z_]+)/g;

/** Names of the input's fields that stand in the path of a call: `job_id` of `/reports/jobs/:job_id`. */
export const pathFields = (path: string): string[] => [...path.matchAll(PARAMETER)].map(([, name]) => name!);

/**
 * The address of a call for one input.
 * @returns the path with its fields filled in, and the other fields, which go into query or body
 */
export function fillPath(path: string, input: Readonly<Record<string, unknown>>): { path: string; rest: object } {
  const names = pathFields(path);
  return {
    path: path.replace(PARAMETER, (_all, name: string) => encodeURIComponent(wellFormed(String(input[name])))),
    rest: Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name))),
  };
}

/** Half a character becomes the replacement character, as in every address (https://url.spec.whatwg.org, USVString). */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');
