interface OfDate {
  cents: number | null;
  isExpected: boolean;
}

/**
 * What is taken on a date, in cents: what came in, else what is expected.
 * @param known in euros, several of a date add up
 */
export function takingsOf(
  known: readonly { date: string; value: number }[],
  forecast: readonly { date: string; expected: number }[],
  today: string,
): (date: string) => OfDate {
  const came = Map.groupBy(known, ({ date }) => date);
  const expected = new Map(forecast.map((day) => [day.date, day.expected]));
  return (date) => {
    // Today isn't over: what came in so far is less than a day.
    const ahead = date >= today || !came.has(date) ? expected.get(date) : undefined;
    const euros = ahead ?? came.get(date)?.reduce((sum, { value }) => sum + value, 0);
    return { cents: euros === undefined ? null : Math.round(euros * 100), isExpected: ahead !== undefined };
  };
}
