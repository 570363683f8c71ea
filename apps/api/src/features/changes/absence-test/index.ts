// Whether each single absence of a month could be covered, tried before somebody is ill.
