import { problemFields } from '@pamaina/contract';
import { ApiError } from '../lib/api-error.ts';

/** What is wrong with a form: texts by the path of their field, and those that no field shows. */
export interface FormProblems {
  fields: Readonly<Record<string, string>>;
  rest: readonly string[];
}

/**
 * What the server refused, by the form's fields: by its `errors`, else by the field that such a refusal is about.
 * `names` says how the form calls what the body calls otherwise.
 */
export function problemsOf(
  error: unknown,
  known: readonly string[],
  names: Readonly<Record<string, string>> = {},
): FormProblems {
  if (!(error instanceof ApiError)) return { fields: {}, rest: [] };
  const fields: Record<string, string> = {};
  const rest: string[] = [];
  for (const [sent, texts] of Object.entries(refusedFields(error))) {
    const path = names[sent] ?? sent;
    const [field = path] = path.split('.');
    const text = texts.join(' ');
    if (!known.includes(field)) {
      rest.push(text);
      continue;
    }
    // A list shows what is wrong with one of its entries.
    fields[field] ??= text;
    fields[path] = text;
  }
  return { fields, rest };
}

function refusedFields({ code, detail, errors }: ApiError): Readonly<Record<string, readonly string[]>> {
  if (Object.keys(errors).length > 0) return errors;
  const field = (problemFields as Readonly<Record<string, string | undefined>>)[code];
  return field === undefined ? {} : { [field]: [detail] };
}

/** Moves to the rest what no field on the page shows; a part of a field that is shown is shown by it, and the other way round. */
export function withoutHidden({ fields, rest }: FormProblems, isShown: (path: string) => boolean): FormProblems {
  const paths = Object.keys(fields);
  const shown = paths.filter(isShown);
  const isTold = (path: string) => shown.some((one) => isWithin(one, path) || isWithin(path, one));
  const hidden = paths.filter((path) => !isTold(path)).map((path) => fields[path] ?? '');
  return { fields, rest: [...new Set([...rest, ...hidden])] };
}

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);
