/** El. laiško tam, kas sumokėjo, bet dar neužsiregistravo, žodžiai. */
export const payments = {
  registerSubject: 'Jūsų mokėjimas gautas: susikurkite „Pamainos“ paskyrą',
  registerText:
    'Ačiū, Jūsų mokėjimas už projektą gautas. Susikurkite paskyrą paspaudę nuorodą, ir projektas bus Jūsų. Antrą kartą mokėti nereikės.',
};
