import { problemField } from '@pamaina/contract';
import { ApiError } from '../../lib/http/api-error.ts';

/** The errors of a form: texts by the path of their field, and those that no field shows. */
export interface FormProblems {
  fields: Readonly<Record<string, string>>;
  rest: readonly string[];
}

/**
 * The server's errors by the form's fields: from its `errors`, else by the field that such an error is about. `names`
 * maps names in the body to the form's.
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
    // A list shows the errors of its entries.
    fields[field] ??= text;
    fields[path] = text;
  }
  return { fields, rest };
}

function refusedFields({ code, detail, errors }: ApiError): Readonly<Record<string, readonly string[]>> {
  if (Object.keys(errors).length > 0) return errors;
  const field = problemField(code);
  return field === undefined ? {} : { [field]: [detail] };
}

/**
 * Moves errors without a visible field to the rest; a visible field also shows the errors of its parts, and the other
 * way round.
 */
export function withoutHidden({ fields, rest }: FormProblems, isShown: (path: string) => boolean): FormProblems {
  const paths = Object.keys(fields);
  const shown = paths.filter(isShown);
  const isTold = (path: string) => shown.some((one) => isWithin(one, path) || isWithin(path, one));
  const hidden = paths.filter((path) => !isTold(path)).map((path) => fields[path] ?? '');
  return { fields, rest: [...new Set([...rest, ...hidden])] };
}

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);
