#!/usr/bin/env bash
# pendulum 3.3.0 (PyPI): the same expressions with a datetime of Python's zoneinfo and with one of pendulum, which is a
# subclass of it, in Vilnius over 28 March 2027 (a day of 23 hours) and at 03:30 on 31 October (twice).
#
# Guess: a subclass of datetime does as datetime does, so a function that takes a datetime has one result for both: a day
#   after 22:00 is 22:00, and 03:30 of the night that has it twice is one moment.
# Behaviour: plus timedelta(days=1) is 22:00 with datetime and 23:00 with pendulum, where it is 24 hours; its own
#   duration(days=1), which is a timedelta too, gives 22:00. Plus 8 hours from 22:00 is 06:00 with datetime, seven hours
#   later, and 07:00 with pendulum. 03:30 is the first one with datetime and the second one with pendulum, an hour
#   later. A duty on call depends on the class of its start, in two nights of a year.
# Source: README of pendulum ("drop-in replacements for the standard datetime class"); python-pendulum/pendulum issue
#   817 is open since 2024. https://docs.python.org/3/library/datetime.html: arithmetic within a zone is that of the
#   clock, and fold is 0, the earlier moment.
# Seen: see `expected` below.
set -euo pipefail
command -v python3 >/dev/null || { echo 'skipped: no python3'; exit 0; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check pendulum==3.3.0

cat > try.py <<'PY'
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pendulum

starts = {
    "datetime": datetime(2027, 3, 27, 22, tzinfo=ZoneInfo("Europe/Vilnius")),
    "pendulum": pendulum.datetime(2027, 3, 27, 22, tz="Europe/Vilnius"),
}
twice = {
    "datetime": datetime(2027, 10, 31, 3, 30, tzinfo=ZoneInfo("Europe/Vilnius")),
    "pendulum": pendulum.datetime(2027, 10, 31, 3, 30, tz="Europe/Vilnius"),
}


def say(words, moments):
    print(f"{words}: " + ", ".join(f"{name} {moment:%d %H:%M %z}" for name, moment in moments.items()))


assert isinstance(starts["pendulum"], datetime)
say("timedelta(days=1)", {name: start + timedelta(days=1) for name, start in starts.items()})
say("duration(days=1)", {name: start + pendulum.duration(days=1) for name, start in starts.items()})
say("timedelta(hours=8)", {name: start + timedelta(hours=8) for name, start in starts.items()})
say("31 October, 03:30", twice)
PY
seen=$(env/bin/python try.py)
expected='timedelta(days=1): datetime 28 22:00 +0300, pendulum 28 23:00 +0300
duration(days=1): datetime 28 22:00 +0300, pendulum 28 22:00 +0300
timedelta(hours=8): datetime 28 06:00 +0300, pendulum 28 07:00 +0300
31 October, 03:30: datetime 31 03:30 +0300, pendulum 31 03:30 +0200'
echo "$seen"
[ "$seen" = "$expected" ] || { echo "changed; expected:"; echo "$expected"; exit 1; }
