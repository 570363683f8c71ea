import type { Absences, Business } from './business.ts';

const student = { from: 16 };
const morningStudent = { until: 15.5 };

/** A cafe of 12 people, 50 shifts a week. */
export const cafe: Business = {
  templates: {
    RYT: '07:00-15:30/30',
    DIEN: '09:30-18:00/30',
    VAK: '12:00-20:30/30',
    SR: '08:30-17:00/30',
    SV: '12:00-20:30/30',
    PIK: '07:30-11:30/0',
    PIET: '11:00-15:00/0',
    VAKP: '16:30-20:30/0',
  },
  needs: {
    vadovas: ['RYT 1 12345', 'SR 1 67'],
    barista: ['PIK 1 12345', 'VAK 1 12345', 'DIEN 1 5', 'SR 1 67', 'SV 2 67'],
    kasininkas: ['PIET 1 12345', 'VAKP 1 12345', 'DIEN 1 67'],
    virejas: ['RYT 1 12345', 'SR 1 67', 'DIEN 1 67'],
    pagalbininkas: ['PIET 1 34', 'DIEN 1 567'],
  },
  staff: [
    { count: 3, share: 1, roles: ['vadovas', 'barista'] },
    { count: 1, share: 1, roles: ['barista'] },
    { count: 1, share: 0.75, roles: ['barista'] },
    { count: 1, share: 0.5, roles: ['barista', 'kasininkas'], weekdays: student },
    { count: 1, share: 0.5, roles: ['barista', 'kasininkas'], weekdays: morningStudent },
    { count: 1, share: 1, roles: ['kasininkas', 'barista'] },
    { count: 1, share: 0.3, roles: ['kasininkas'], weekdays: { from: 15, until: 22 }, birthDate: '2009-03-10' },
    { count: 1, share: 1, roles: ['virejas'] },
    { count: 1, share: 1, roles: ['virejas', 'pagalbininkas'] },
    { count: 1, share: 1, roles: ['pagalbininkas', 'kasininkas'] },
  ],
};

/** A restaurant of 35 people, 121 shifts a week. */
export const restaurant: Business = {
  templates: {
    V1: '09:00-17:30/30',
    V2: '14:00-22:30/30',
    V3: '15:00-23:30/30',
    S1: '10:30-19:00/30',
    S2: '14:00-22:30/30',
    S3: '16:00-00:30/30',
    B4: '17:00-01:30/30',
    P1: '11:00-15:00/0',
    P2: '18:00-23:00/0',
    H1: '17:00-22:00/0',
    I12: '11:00-23:00/60',
  },
  needs: {
    manager: ['S1 1 567', 'S2 1 12347', 'S3 1 56'],
    waiter: ['S1 2 1234567', 'S2 2 123456', 'S2 3 7', 'S3 2 5', 'S3 3 6', 'P1 1 123457', 'P2 1 4', 'P2 2 56'],
    bar: ['S2 1 1234567', 'S1 1 6', 'B4 1 56'],
    host: ['H1 1 4567'],
    sous: ['V1 1 123', 'V2 1 347', 'V3 1 56'],
    cook: ['V1 2 1234567', 'V2 1 123456', 'V2 2 7', 'V3 2 56'],
    prep: ['V1 1 1234567', 'V3 1 56'],
    dish: ['I12 1 1234567', 'P2 1 56'],
  },
  staff: [
    { count: 2, share: 1, roles: ['manager', 'waiter'] },
    { count: 1, share: 0.75, roles: ['manager', 'waiter'] },
    { count: 5, share: 1, roles: ['waiter'] },
    { count: 1, share: 1, roles: ['waiter', 'bar'] },
    { count: 3, share: 0.75, roles: ['waiter'] },
    { count: 2, share: 0.5, roles: ['waiter', 'host'], weekdays: student },
    { count: 1, share: 0.5, roles: ['waiter'], weekdays: morningStudent },
    { count: 2, share: 1, roles: ['bar'] },
    { count: 1, share: 0.75, roles: ['bar', 'waiter'] },
    { count: 1, share: 0.4, roles: ['host'], weekdays: student },
    { count: 1, share: 0.4, roles: ['host'], birthDate: '2009-02-01' },
    { count: 2, share: 1, roles: ['sous', 'cook'] },
    { count: 6, share: 1, roles: ['cook'] },
    { count: 1, share: 0.75, roles: ['cook', 'prep'] },
    { count: 1, share: 1, roles: ['prep'] },
    { count: 2, share: 0.75, roles: ['prep', 'dish'] },
    { count: 2, share: 1, roles: ['dish'] },
    { count: 1, share: 0.75, roles: ['dish'] },
  ],
};

/** A supermarket of 80 people, 277 shifts a week. */
export const supermarket: Business = {
  templates: {
    K1: '07:30-16:00/30',
    K2: '10:00-18:30/30',
    K3: '13:45-22:15/30',
    K4: '16:00-20:00/0',
    K5: '09:00-14:00/0',
    N1: '05:30-10:00/0',
    N2: '21:00-05:30/30',
  },
  needs: {
    manager: ['K2 1 12345'],
    supervisor: ['K1 1 1234567', 'K3 1 1234567', 'K2 1 56'],
    cashier: [
      'K1 5 123457',
      'K1 6 6',
      'K2 3 1234',
      'K2 4 5',
      'K2 5 67',
      'K3 6 12347',
      'K3 8 56',
      'K4 3 1234',
      'K4 5 5',
      'K5 4 6',
      'K5 3 7',
    ],
    deli: ['K1 3 12347', 'K3 3 12347', 'K1 4 56', 'K3 4 56'],
    stock: ['N1 4 123456', 'N1 3 7', 'K1 3 1234567', 'K3 2 1234567', 'N2 3 24'],
    checkout: ['K2 1 1234567', 'K3 1 567'],
  },
  staff: [
    { count: 2, share: 1, roles: ['manager', 'supervisor'] },
    { count: 4, share: 1, roles: ['supervisor', 'cashier'] },
    { count: 2, share: 0.75, roles: ['supervisor', 'cashier'] },
    { count: 18, share: 1, roles: ['cashier'] },
    { count: 2, share: 1, roles: ['cashier', 'checkout'] },
    { count: 8, share: 0.75, roles: ['cashier'] },
    { count: 6, share: 0.5, roles: ['cashier'], weekdays: student },
    { count: 2, share: 0.5, roles: ['cashier'], weekdays: morningStudent },
    { count: 9, share: 1, roles: ['deli'] },
    { count: 3, share: 0.75, roles: ['deli', 'cashier'] },
    { count: 2, share: 0.5, roles: ['deli'] },
    { count: 10, share: 1, roles: ['stock'] },
    { count: 4, share: 0.75, roles: ['stock'] },
    { count: 4, share: 0.5, roles: ['stock'] },
    { count: 2, share: 1, roles: ['checkout', 'cashier'] },
    { count: 1, share: 0.75, roles: ['checkout', 'cashier'] },
    { count: 1, share: 0.5, roles: ['checkout'], weekdays: student },
  ],
};

/** Time off of a normal month: nobody from the cafe's kitchen is away. */
export const cafeMay: Absences = {
  vacations: [{ person: 3, from: 11, days: 14 }],
  daysOff: [
    { person: 0, day: 8 },
    { person: 5, day: 16 },
    { person: 7, day: 21 },
  ],
};

/** July: the helper is away for two weeks from the first, and on the 9th the only other helper too. */
export const cafeJuly: Absences = {
  vacations: [
    { person: 11, from: 1, days: 14 },
    { person: 4, from: 13, days: 14 },
  ],
  daysOff: [
    { person: 10, day: 9 },
    { person: 1, day: 18 },
    { person: 6, day: 4 },
    { person: 3, day: 24 },
  ],
};
