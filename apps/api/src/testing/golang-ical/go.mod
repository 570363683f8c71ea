module pamaina/golang-ical

go 1.22

require github.com/arran4/golang-ical v0.3.4
