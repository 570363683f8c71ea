/** El. laiško tam, kas sumokėjo, bet dar neužsiregistravo, žodžiai. */
export const payments = {
  registerSubject: 'Jūsų mokėjimas gautas: susikurkite „Pamainos“ paskyrą',
  registerText:
    'Ačiū, Jūsų mokėjimas už projektą gautas. Susikurkite paskyrą paspaudę nuorodą, ir projektas bus Jūsų. Antrą kartą mokėti nereikės.',
  codeSubject: 'Jūsų „Pamaina“ kodas',
  codeText:
    'Jūsų kodas: {{code}}. Jis galioja {{minutes}} min. ir patvirtina, kad mokėjimas yra Jūsų. Jei kodo neprašėte, nieko nedarykite: be kodo mokėjimo niekas negaus.',
};
