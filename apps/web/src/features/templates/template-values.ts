import { isClockTime, minutesBetween, templates, type Color, type OnCall } from '@pamaina/contract';
import { fromFormValues, toFormValues, type FormValues } from '../../lib/field-values.ts';

/** The form's fields carry the contract's names, so that a refusal finds its field. */
export type TemplateValues = FormValues<typeof templates.fields> & {
  color: Color;
  on_call: OnCall;
  /** One a line. */
  tasks: string;
};

export const emptyTemplate: Omit<TemplateValues, 'color'> = {
  ...toFormValues(templates.fields, null),
  break_minutes: 30,
  on_call: 'none',
  tasks: '',
};

export function toValues(template: templates.Template): TemplateValues {
  const { color, on_call, tasks } = template;
  return { ...toFormValues(templates.fields, template), color, on_call, tasks: tasks.join('\n') };
}

export function toBody(values: TemplateValues) {
  const { color, on_call, break_minutes } = values;
  const tasks = values.tasks
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    ...fromFormValues(templates.fields, { ...values, break_minutes: break_minutes || 0 }),
    color,
    on_call,
    tasks,
  };
}

/**
 * Minutes of work without the break; an end at or before the start is on the next day. Null until both times are
 * entered, and for on-call time at home, which is no work.
 */
export function netMinutes({ start_time, end_time, break_minutes, on_call }: TemplateValues): number | null {
  if (on_call === 'at_home') return null;
  if (!isClockTime(start_time) || !isClockTime(end_time) || start_time === end_time) return null;
  const net = minutesBetween(start_time, end_time) - Number(break_minutes || 0);
  return net > 0 ? net : null;
}
