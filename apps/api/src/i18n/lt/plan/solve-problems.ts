/** What went wrong in calls of other programs. */
export const programProblems = {
  problem_invalid: {
    title: 'Neteisingas uždavinys',
    detail: 'Uždavinys neteisingas. {{fault}}',
  },
  token_in_address: {
    title: 'API raktas adrese',
    detail:
      'API rakto adrese būti negali: adresai lieka žurnaluose. Siųskite jį antraštėje „Authorization: Bearer“, o šį panaikinkite.',
  },
  scope_missing: {
    title: 'Raktas tam neskirtas',
    detail: 'Šis API raktas neturi teisės {{scope}}.',
  },
  token_refused: {
    title: 'Ne API raktams',
    detail: 'Tai gali tik prisijungęs žmogus, o ne API raktas.',
  },
  tokens_full: {
    title: 'Per daug API raktų',
    detail: 'API raktų jau yra {{count}}. Panaikinkite nebenaudojamą.',
  },
  scope_beyond: {
    title: 'Daugiau, nei galite patys',
    detail: 'Raktas negali daugiau už Jus. Pasirinkite mažiau teisių.',
  },
};
