/** Written consents of an employee, with their days. */
export default {
  title: 'Rašytiniai sutikimai',
  from: 'Pirma diena',
  until: 'Paskutinė diena',
  help: 'Galioja nuo pirmos iki paskutinės dienos imtinai; nenurodžius – visada.',
  longWeek: 'vidutiniškai iki {{hours}} per savaitę',
  longWeekUnknown: 'ilgesnę savaitę',
  kinds: {
    overtime: 'Viršvalandžiai',
    night: 'Darbas naktį',
    holiday: 'Darbas švenčių dienomis',
    rest_day: 'Darbas poilsio dienomis',
    on_call: 'Budėjimas',
    long_week: 'Ilgesnė savaitė',
  },
  always: 'neterminuotas',
  since: 'nuo {{from}}',
  ends: 'iki {{until}}',
  both: '{{from}} – {{until}}',
  ended: 'baigėsi {{until}}',
  law: {
    title: 'Rašytiniai darbuotojų sutikimai',
    text: 'Darbuotojai, sutikę su tuo, kam pagal įstatymus būtinas jų sutikimas.',
    none: 'Neįrašyta nė vieno. Sutikimai įrašomi prie kiekvieno darbuotojo duomenų.',
  },
};
