/** The email that asks somebody to become a member of a project. */
export const members = {
  role: { owner: 'savininkas', manager: 'vadybininkas', lead: 'pamainos vadovas', accountant: 'buhalteris' },
  mail: {
    subject: 'Kviečiame prisijungti prie „{{project}}“',
    text: 'Kviečiame prisijungti prie „{{project}}“ programoje „Pamaina“. Jūsų vaidmuo: {{role}}.',
    open: 'Peržiūrėti kvietimą',
    end: 'Nuoroda veikia vieną kartą ir galioja savaitę. Jei „{{project}}“ nepažįstate, į laišką nekreipkite dėmesio.',
  },
};
