import { type BodyOf, settings } from '@pamaina/contract';
import type { z } from 'zod';
import { parse } from '../../../platform/http/json-body.ts';

type Body = BodyOf<typeof settings.updateSystemSettings>;

const Lists = settings.SystemSettings.pick({ forbidden_sequences: true, template_limits: true }).partial();
type Lists = z.output<typeof Lists>;
type Known = Pick<settings.SystemSettings, 'forbidden_sequences' | 'template_limits'>;

/** A body whose lists leave nothing out. */
export type WholeBody = Omit<Body, keyof Lists> & Lists;

/**
 * The body, each entry of its lists with what it leaves out: clients that don't know a field don't erase it. A limit
 * keeps what is stored for its template, a sequence the third template of the same two; the second such sequence that
 * of the second one.
 * @throws `invalid` with the field where what is kept contradicts what is said, an entry says nothing or is repeated
 */
export function wholeLists({ forbidden_sequences, template_limits, ...others }: Body, before: Known): WholeBody {
  const left = before.forbidden_sequences.slice();
  const thirdOf = (template: string, next_template: string): string | null => {
    const at = left.findIndex((kept) => kept.template === template && kept.next_template === next_template);
    return at < 0 ? null : (left.splice(at, 1)[0]?.third_template ?? null);
  };
  const lists = parse(Lists, {
    ...(forbidden_sequences && {
      forbidden_sequences: forbidden_sequences.map(({ third_template, ...two }) => ({
        ...two,
        third_template: third_template === undefined ? thirdOf(two.template, two.next_template) : third_template,
      })),
    }),
    ...(template_limits && {
      template_limits: template_limits.map((limit) => {
        const { min_in_row = null, max_in_row = null } =
          before.template_limits.find(({ template }) => template === limit.template) ?? {};
        return { min_in_row, max_in_row, ...limit };
      }),
    }),
  });
  return { ...others, ...lists };
}
