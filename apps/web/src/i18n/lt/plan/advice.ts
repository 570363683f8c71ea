export default {
  title: 'Ką priimti, ko išmokyti',
  about:
    'Kiek daugiau šio mėnesio pamainų būtų užpildyta su dar vienu darbuotoju arba darbuotojui išmokus dar vienų pareigų. „Ne daugiau kaip“ yra įrodyta: nė vienas grafikas neužpildo daugiau. Trys geriausi atvejai išbandomi ir grafike.',
  ask: { hire: 'Apskaičiuoti, ką priimti', train: 'Apskaičiuoti, ko išmokyti' },
  working: 'Skaičiuojama. Tai trunka iki 10 sekundžių.',
  cost: 'Visos šio darbuotojo pamainos tame grafike kainuoja {{cost}}.',
  asOf: 'Pagal {{when}} duomenis.',
  try: 'Išbandyti',
  tryOf: 'Išbandyti: {{what}}',
  nobody: {
    hire: 'Daugiau darbuotojų nereikia: visas šio mėnesio pamainas galima užpildyti arba jų nereikia.',
    train:
      'Mokyti nereikia: visas šio mėnesio pamainas galima užpildyti, jų nereikia arba visi jau turi visas pareigas.',
  },
  vain: 'Nė vienu apskaičiuotu atveju daugiau pamainų nebūtų užpildyta. Tai įrodyta kiekvienam iš jų.',
};
