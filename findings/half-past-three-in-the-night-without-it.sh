#!/usr/bin/env bash
# croner 11.0.0, cron 4.4.0, cron-parser 5.10.5, rrule 2.8.1, rrule-rust 3.1.1 and rrule-temporal 2.2.8 (npm): each day
# at 03:30 in Vilnius, over 28 March 2027, when the clocks go from 03:00 to 04:00.
#
# Guess: one answer for one rule: a shift or a job of 03:30 is at 04:30 that day, as Date and Temporal read the time, or
#   there is none.
# Behaviour: four answers. croner and cron have 04:00, cron-parser and rrule-rust 04:30, rrule 02:30 (on a machine in
#   UTC, as here; its answers are in the machine's zone), an hour before the time that was asked for, and
#   rrule-temporal none, with another day at the end of a series of three. A shift that one of them lists and another
#   reminds of is half an hour to a day apart.
# Source: RFC 5545, 3.3.10: instances with a nonexistent local time "MUST be ignored and MUST NOT be counted as part of
#   the recurrence set", so that of the three that read RRULE only rrule-temporal is right. No standard has cron.
# Seen: see `expected` below, in local time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund croner@11.0.0 cron@4.4.0 cron-parser@5.10.5 rrule@2.8.1 rrule-rust@3.1.1 \
  rrule-temporal@2.2.8

cat > try.mjs <<'JS'
import { CronTime } from 'cron';
import { CronExpressionParser } from 'cron-parser';
import { Cron } from 'croner';
import rrule from 'rrule';
import { RRuleSet } from 'rrule-rust';
import { RRuleTemporal } from 'rrule-temporal';
const zone = 'Europe/Vilnius';
const from = new Date('2027-03-26T10:00:00Z');
const days = 'DTSTART;TZID=Europe/Vilnius:20270327T033000\nRRULE:FREQ=DAILY;COUNT=3';
const clock = new Intl.DateTimeFormat('sv', { timeZone: zone, day: '2-digit', hour: '2-digit', minute: '2-digit' });
const say = (name, dates) => console.log(`${name}: ${dates.map((date) => clock.format(date)).join(', ')}`);

say('croner', new Cron('30 3 * * *', { timezone: zone, paused: true }).nextRuns(3, from));
const time = new CronTime('30 3 * * *', zone);
const dates = [from];
for (let i = 0; i < 3; i++) dates.push(time.getNextDateFrom(dates.at(-1), zone).toJSDate());
say('cron', dates.slice(1));
const parsed = CronExpressionParser.parse('30 3 * * *', { currentDate: from, tz: zone });
say('cron-parser', [parsed.next(), parsed.next(), parsed.next()].map((date) => date.toDate()));
say('rrule', rrule.rrulestr(days).all());
say('rrule-rust', RRuleSet.fromString(days).all().map((date) => date.toDate()));
say('rrule-temporal', new RRuleTemporal({ rruleString: days }).all().map((date) => date.epochMilliseconds));
JS
seen=$(TZ=UTC node try.mjs)
expected='croner: 27 03:30, 28 04:00, 29 03:30
cron: 27 03:30, 28 04:00, 29 03:30
cron-parser: 27 03:30, 28 04:30, 29 03:30
rrule: 27 03:30, 28 02:30, 29 03:30
rrule-rust: 27 03:30, 28 04:30, 29 03:30
rrule-temporal: 27 03:30, 29 03:30, 30 03:30'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
