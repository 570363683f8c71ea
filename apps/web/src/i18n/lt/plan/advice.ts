export default {
  title: 'Kas padėtų',
  about:
    'Kiek daugiau šio mėnesio pamainų būtų užpildyta su dar vienu darbuotoju, darbuotojui išmokus dar vienų pareigų arba be kurios nors Jūsų pačių taisyklės; ir kas liktų neužpildyta, kol kas nors atostogauja. „Ne daugiau kaip“ yra įrodyta: nė vienas grafikas neužpildo daugiau. Teisės normų niekada neatsisakoma.',
  ask: {
    hire: 'Apskaičiuoti, ką priimti',
    train: 'Apskaičiuoti, ko išmokyti',
    rule: 'Apskaičiuoti, kuri taisyklė trukdo užpildyti',
    leave: 'Palyginti savaites',
  },
  who: 'Kas nori atostogauti?',
  week: '{{from}} – {{to}}',
  working: 'Skaičiuojama. Tai trunka iki 10 sekundžių.',
  cost: 'Visos šio darbuotojo pamainos tame grafike kainuoja {{cost}}.',
  asOf: 'Pagal {{when}} duomenis.',
  try: 'Išbandyti',
  tryOf: 'Išbandyti: {{what}}',
  nobody: {
    hire: 'Daugiau darbuotojų nereikia: visas šio mėnesio pamainas galima užpildyti arba jų nereikia.',
    train:
      'Mokyti nereikia: visas šio mėnesio pamainas galima užpildyti, jų nereikia arba visi jau turi visas pareigas.',
    rule: 'Nė viena taisyklė, kurios galima atsisakyti, netrukdo užpildyti pamainų: visas šio mėnesio pamainas galima užpildyti arba tokių taisyklių nenustatėte.',
    leave: 'Šį mėnesį nebeliko dienų, kurias būtų galima planuoti.',
  },
  vainRules:
    'Atsisakius bet kurios vienos Jūsų pačių taisyklės, daugiau pamainų nebūtų užpildyta. Tai įrodyta kiekvienai iš jų. Atsisakius dviejų kartu, galbūt būtų užpildyta daugiau.',
  vainOtherRules:
    'Atsisakius bet kurios vienos iš kitų Jūsų pačių taisyklių, daugiau pamainų nebūtų užpildyta. Tai įrodyta kiekvienai iš jų. Atsisakius dviejų kartu, galbūt būtų užpildyta daugiau.',
  vain: 'Nė vienu apskaičiuotu atveju daugiau pamainų nebūtų užpildyta. Tai įrodyta kiekvienam iš jų.',
};
