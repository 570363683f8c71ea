"""What rules and goals are written with: sums, statements that must not all be true, and what a breach costs.

A literal is a Boolean of the model, or 0 or 1 where fixed shifts decide it.
"""

from fractions import Fraction
from math import ceil, lcm

from ortools.sat.python import cp_model

from problem_file import ProblemFile
from problem_known import NotModelled

Literal = cp_model.IntVar | int
Terms = list[tuple[Literal, int]]


def no(literal: Literal) -> Literal:
    return 1 - literal if isinstance(literal, int) else literal.negated()


class Rows:
    def __init__(self, file: ProblemFile):
        self.file = file
        self.model = cp_model.CpModel()
        self.costs: list[tuple[cp_model.IntVar, Fraction]] = []
        self.constant = Fraction(0)

    def cost(self, literal: Literal, price: Fraction) -> None:
        if isinstance(literal, int):
            self.constant += literal * price
        elif price:
            self.costs.append((literal, price))

    def is_soft(self, code: str, usual: str) -> bool | None:
        """None: the rule is off."""
        severity = self.file.severity(code, usual)
        return None if severity == "off" else severity == "soft"

    def forbid(self, literals: list[Literal], code: str, usual: str = "hard", amount: int = 1) -> None:
        """Not all of them are true."""
        soft = self.is_soft(code, usual)
        if soft is None or 0 in [literal for literal in literals if isinstance(literal, int)]:
            return
        free = [literal for literal in literals if not isinstance(literal, int)]
        if soft:
            self.pay_all(free, amount * self.file.price(code))
        elif free:
            self.model.add_bool_or([literal.negated() for literal in free])
        else:
            raise broken_already(code)

    def pay_all(self, free: list[cp_model.IntVar], price: Fraction) -> None:
        """It costs this if all are true."""
        if not free:
            self.constant += price
        elif price:
            breach = self.model.new_bool_var("")
            self.model.add_bool_or([breach, *(literal.negated() for literal in free)])
            self.costs.append((breach, price))

    def most(self, terms: Terms, limit: int, code: str, usual: str = "hard", step: int = 1) -> None:
        """A sum has a limit; where that is soft, each step begun above it costs a unit."""
        soft = self.is_soft(code, usual)
        if soft is None:
            return
        if soft:
            self.pay_above(terms, limit, self.file.price(code), step)
            return
        fixed, free = parts_of(terms)
        if fixed + sum(min(0, value) for _, value in free) > limit:
            raise broken_already(code)
        if fixed + sum(max(0, value) for _, value in free) > limit:
            self.model.add(sum(value * literal for literal, value in free) <= limit - fixed)

    def exclude(self, literal: Literal, others: list[Literal], code: str, usual: str, amount: int) -> None:
        """It is not true together with one of the others, of which no more than one is true."""
        terms = [(one, 1) for one in (literal, *others)]
        if self.is_soft(code, usual):
            self.pay_above(terms, 1, amount * self.file.price(code))
        else:
            self.most(terms, 1, code, usual)

    def least(self, terms: Terms, limit: int, code: str, usual: str = "hard", step: int = 1) -> None:
        soft = self.is_soft(code, usual)
        if soft is None:
            return
        if soft:
            self.pay_below(terms, limit, self.file.price(code), step)
            return
        fixed, free = parts_of(terms)
        if fixed < limit:
            self.model.add(sum(value * literal for literal, value in free) >= limit - fixed)

    def pay_above(self, terms: Terms, limit: int, price: Fraction, step: int = 1) -> None:
        fixed, free = parts_of(terms)
        greatest = fixed + sum(max(0, value) for _, value in free) - limit
        self.pay(fixed - limit, free, greatest, price, step)

    def pay_below(self, terms: Terms, limit: int, price: Fraction, step: int = 1) -> None:
        fixed, free = parts_of(terms)
        self.pay(limit - fixed, [(literal, -value) for literal, value in free], limit - fixed, price, step)

    def pay(self, fixed: int, free: Terms, greatest: int, price: Fraction, step: int) -> None:
        """Each step begun of a positive sum costs the price."""
        if not price or greatest <= 0:
            return
        if not free:
            self.constant += ceil(fixed / step) * price
            return
        steps = self.model.new_int_var(0, ceil(greatest / step), "")
        self.model.add(step * steps >= fixed + sum(value * literal for literal, value in free))
        self.costs.append((steps, price))

    def any_of(self, literals: list[Literal]) -> Literal:
        """At least true where one of them is."""
        if 1 in [literal for literal in literals if isinstance(literal, int)]:
            return 1
        free = [literal for literal in literals if not isinstance(literal, int)]
        if len(free) <= 1:
            return free[0] if free else 0
        some = self.model.new_bool_var("")
        for literal in free:
            self.model.add_implication(literal, some)
        return some

    def minimize(self) -> int:
        """By what the penalty is multiplied, so that all of its parts are whole."""
        scale = lcm(self.constant.denominator, *(price.denominator for _, price in self.costs))
        terms = sum(int(price * scale) * variable for variable, price in self.costs)
        self.model.minimize(terms + int(self.constant * scale))
        return scale


def parts_of(terms: Terms) -> tuple[int, Terms]:
    fixed = sum(literal * value for literal, value in terms if isinstance(literal, int))
    return fixed, [(literal, value) for literal, value in terms if not isinstance(literal, int)]


def broken_already(code: str) -> NotModelled:
    return NotModelled([f"{code} that fixed shifts break already"])
