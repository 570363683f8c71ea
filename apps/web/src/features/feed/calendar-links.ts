/** Links that add a calendar in the three most common services. */
export interface CalendarLinks {
  google: string;
  apple: string;
  outlook: string;
}

/**
 * @param address the full secret address, `https://.../api/calendar/<secret>.ics`
 * @param name the name of the calendar in services that use one
 */
export function calendarLinks(address: string, name: string): CalendarLinks {
  // With this scheme a phone or a computer opens its own calendar application to subscribe.
  const subscribed = address.replace(/^https?:/, 'webcal:');
  return {
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: subscribed })}`,
    apple: subscribed,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name })}`,
  };
}
