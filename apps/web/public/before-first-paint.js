// The one script that runs before anything is painted: the theme that was chosen, so that nobody is dazzled, and whether the
// page that came with the document is the right one for this browser.
{
  const root = document.documentElement;
  const kept = localStorage.getItem('colorScheme');
  const isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  const language = localStorage.getItem('i18nextLng');
  const isOther = language !== null && language.slice(0, 2) !== root.lang;
  if (isOther || localStorage.getItem('accessToken') !== null) root.setAttribute('data-not-prerendered', '');
}
