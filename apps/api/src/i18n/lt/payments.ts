/** El. laiško tam, kas sumokėjo, bet dar neužsiregistravo, žodžiai. */
export const payments = {
  registerSubject: 'Jūsų mokėjimas gautas: susikurkite „Pamaina“ paskyrą',
  registerText:
    'Ačiū, jūsų mokėjimas už projektą gautas. Susikurkite paskyrą paspaudę nuorodą ir projektas bus jūsų. Antrą kartą mokėti nereikės.',
};
