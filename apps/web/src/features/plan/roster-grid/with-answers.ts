import type { rosterGrid } from '@pamaina/contract';

/** The proposal as it was corrected, at once: what follows from the corrections comes with the server’s next reply. */
export function withAnswers(
  proposal: rosterGrid.RosterGrid,
  { month, codes, people, templates, needs }: rosterGrid.RosterAnswers,
): rosterGrid.RosterGrid {
  const counts = new Map(needs?.map(({ hours, role, weekday, count }) => [`${hours} ${weekday} ${role}`, count]));
  return {
    ...proposal,
    people: proposal.people.map((person) => ({ ...person, ...known(people?.[person.line]) })),
    templates: proposal.templates.map((template) =>
      template.exists
        ? { ...template, skip: templates?.[template.hours]?.skip ?? template.skip }
        : { ...template, ...known(templates?.[template.hours]) },
    ),
    requirements: proposal.requirements.map((need) => ({
      ...need,
      count: need.exists ? need.count : (counts.get(`${need.hours} ${need.weekday} ${need.role}`) ?? need.count),
    })),
    questions: proposal.questions.map((question) => {
      if (question.kind === 'month')
        return { ...question, month: question.fixed ? question.month : (month ?? question.month) };
      const answer = question.kind === 'code' ? codes?.[question.code] : undefined;
      return answer === undefined ? question : { ...question, hours: answer };
    }),
  };
}

/** Only what was answered. */
const known = <Answer extends object>(answer: Answer | undefined) =>
  Object.fromEntries(Object.entries(answer ?? {}).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Answer]: Exclude<Answer[Key], undefined>;
  };
