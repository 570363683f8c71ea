/** Where a calendar is added in the three services that most people use. */
export interface CalendarLinks {
  google: string;
  apple: string;
  outlook: string;
}

/**
 * @param address the whole secret address, `https://.../api/calendar/<secret>.ics`
 * @param name what the calendar is called there, where a service asks
 */
export function calendarLinks(address: string, name: string): CalendarLinks {
  // By this scheme a telephone or a computer asks its own calendar program to subscribe.
  const subscribed = address.replace(/^https?:/, 'webcal:');
  return {
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: subscribed })}`,
    apple: subscribed,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name })}`,
  };
}
