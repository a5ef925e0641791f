"""The table of Les 4 colonnes: its squares, its tokens and what may be done with them."""

from collections.abc import Mapping
from fractions import Fraction

ORDER = ["Y", "B", "G", "R"]  # L5
DEFAULT_COLOURS = {"2": "Y,G", "3": "Y,G,R", "4": "Y,B,G,R"}  # L5
PARTNER = {"Y": "G", "G": "Y", "R": "B", "B": "R"}  # L5
START = {"Y": 5, "R": 22, "G": 39, "B": 56}  # L1
REFUGES = {"12", "17", "29", "34", "46", "51", "63", "68", "5", "22", "39", "56"}  # L2
RING = [str(n) for n in range(1, 69)]  # L1
ARROW = [f"F{n}" for n in range(1, 9)]  # L3
TIP = "F8"
# L3: the road of a colour; the workshop stands before it
ROAD = {
    colour: ["A"] + [str((start - 1 + n) % 68 + 1) for n in range(64)] + ARROW
    for colour, start in START.items()
}
CHOICES = {
    "players": ["2", "3", "4"],
    "dice": ["1", "2"],
    "teams": ["no", "yes"],
    "finish": ["build", "home"],
}


class Table:
    """A table of Les 4 colonnes."""

    def __init__(self, options: Mapping[str, str]) -> None:
        for name, value in options.items():
            if name != "colours" and name not in CHOICES:
                raise ValueError(f"unknown option {name}")
            if name != "colours" and value not in CHOICES[name]:
                raise ValueError(f"option {name} cannot be {value}")
        players = options.get("players", "2")
        self.colours = options.get("colours", DEFAULT_COLOURS[players]).split(",")
        rotations = [ORDER[n:] + ORDER[:n] for n in range(4)]
        in_order = [[c for c in turn if c in self.colours] for turn in rotations]
        if len(self.colours) != int(players) or self.colours not in in_order:
            raise ValueError("L5: the colours are not these players' in the order of turn")
        self.dice_count = int(options.get("dice", "1"))
        self.teams = options.get("teams", "no") == "yes"
        if self.teams and players != "4":
            raise ValueError("L5: teams need four players")
        self.build = options.get("finish", "build") == "build"
        self.tokens = {colour: ["A", "A", "A", "A"] for colour in self.colours}  # L4
        self.seat = self.colours[0]
        self.dice: list[int] = []
        self.one_again = False  # the `?` of the dice field
        self.sixes = 0
        self.six = False  # the `+`: the current throw is a six
        self.duty = False  # the `b`: L10 holds
        self.last: tuple[str, str] | None = None
        self.bonus = 0
        self.outcome: list[Fraction] | None = None

    # ---- tokens and squares ---------------------------------------------------------------

    def _friends(self, one: str, other: str) -> bool:
        """The same player, or (teams) partners."""
        return one == other or (self.teams and PARTNER[one] == other)

    def _on(self, place: str) -> list[str]:
        """The colour of every token on a square of the ring; an arrow is one colour's own."""
        if place in ARROW:
            return []
        return [c for c in self.colours for p in self.tokens[c] if p == place]

    def _all_home(self, colour: str) -> bool:
        """L18: all four at the tip (teams: all eight)."""
        side = [c for c in self.colours if self._friends(c, colour)]
        return all(place == TIP for c in side for place in self.tokens[c])

    def _barriers(self, colour: str) -> list[str]:
        """L13: the refuges with two tokens of the colour."""
        return [place for place in REFUGES if self.tokens[colour].count(place) == 2]

    def _is_six(self, dice: list[int]) -> bool:
        return 6 in dice or (len(dice) == 2 and sum(dice) == 6)  # L7

    def _passing(self, colour: str, start: str, end: str) -> set[int]:
        """L13: the squares between hold no barrier of another colour."""
        road = ROAD[colour]
        between = road[road.index(start) + 1 : road.index(end)]
        others = [c for c in self.colours if c != colour]
        return {13 for c in others for place in self._barriers(c) if place in between}

    def _landing(self, colour: str, end: str) -> set[int]:
        """The clause that closes a full square to a token of the colour."""
        if end in ARROW:
            return {4} if end != TIP and self.tokens[colour].count(end) == 2 else set()
        there = self._on(end)
        if len(there) < 2:
            return set()  # L15, L16
        if end not in REFUGES:
            return {14}
        return {4} if there == [colour, colour] else {13}

    # ---- moves ----------------------------------------------------------------------------

    def _exit_room(self, colour: str) -> bool:
        """L9: a token in the workshop and room on the start square."""
        there = self._on(str(START[colour]))
        if "A" not in self.tokens[colour]:
            return False
        if len(there) <= 1:
            return True
        strangers = [c for c in there if not self._friends(c, colour)]
        return colour in there and len(strangers) == 1

    def _exits(self, colour: str, dice: list[int]) -> set[str]:
        five = 5 in dice or (len(dice) == 2 and sum(dice) == 5)  # L9
        possible = five and self._exit_room(colour)
        return {f"{colour}A-{START[colour]}"} if possible else set()

    def _goals(self, colour: str, starts: list[str], dice: list[int]) -> list[tuple[str, str]]:
        """L11: where the tokens on these places would come, each by one die (or a bonus)."""
        road = ROAD[colour]
        pairs = [(start, road.index(start) + die) for start in starts for die in dice]
        return [(start, road[goal]) for start, goal in pairs if start != "A" and goal < len(road)]

    def _advances(self, colour: str, starts: list[str], dice: list[int]) -> set[str]:
        """L11, L13, L14: those of them that nothing stops."""
        return {
            f"{colour}{start}-{end}"
            for start, end in self._goals(colour, starts, dice)
            if not self._passing(colour, start, end) and not self._landing(colour, end)
        }

    def _opening_moves(self, dice: list[int]) -> set[str]:
        """L10: the moves that open a barrier, while the duty holds."""
        return self._advances(self.seat, self._barriers(self.seat), dice) if self.duty else set()

    def _own_moves(self, dice: list[int]) -> set[str]:
        return (
            self._exits(self.seat, dice)  # L9
            or self._opening_moves(dice)  # L10
            or self._advances(self.seat, self.tokens[self.seat], dice)  # L11
        )

    def _dice_moves(self, dice: list[int]) -> set[str]:
        found = self._own_moves(dice)
        if not found and self.teams:  # L12
            mate = PARTNER[self.seat]
            found = self._exits(mate, dice) or self._advances(mate, self.tokens[mate], dice)
        return found

    def _bonus_colour(self) -> str:
        """L17: the colour that the bonus serves."""
        if self.teams and all(place == TIP for place in self.tokens[self.seat]):
            return PARTNER[self.seat]
        return self.seat

    def _bonus_moves(self) -> set[str]:
        colour = self._bonus_colour()
        return self._advances(colour, self.tokens[colour], [self.bonus])

    def _some_value_moves(self) -> bool:
        return any(self._dice_moves([value]) for value in range(1, 7))  # L12

    def _stopped(self, die: int) -> bool:
        """L12: a token is stopped by this die only by two others' tokens on a white square."""
        return any(
            self._landing(colour, end) == {14}
            and colour not in self._on(end)
            and not self._passing(colour, start, end)
            for colour in self.colours
            if self._friends(colour, self.seat)
            for start, end in self._goals(colour, self.tokens[colour], [die])
        )

    # ---- reasons --------------------------------------------------------------------------

    def _broken(self, colour: str, start: str, end: str) -> set[int]:
        """Every clause that a move breaks."""
        broken: set[int] = set()
        road, on_road = ROAD[colour], start in ROAD[colour] and end in ROAD[colour]
        if not on_road:
            broken.add(3)
        if colour not in self.colours:
            return broken | {5}
        if not self._friends(colour, self.seat):
            broken.add(5)  # another player's token
        elif self.bonus and colour != self._bonus_colour():
            broken.add(17)  # the bonus does not serve this partner
        elif not self.bonus and colour != self.seat and self._own_moves(self.dice):
            broken.add(12)  # the partner's turn has not come
        if start == "A":
            if self.bonus:
                broken.add(17)  # never out of the workshop
            elif f"{colour}{start}-{end}" not in self._exits(colour, self.dice):
                broken.add(9)
        elif start not in self.tokens[colour]:
            broken.add(11)  # no token there
        if start != "A" and on_road:
            distance = road.index(end) - road.index(start)
            if distance <= 0 or (not self.bonus and distance not in self.dice):
                broken.add(11)
            if self.bonus and distance != self.bonus:
                broken.add(17)
            broken |= self._passing(colour, start, end) | self._landing(colour, end)
        if not self.bonus:
            duty = self._exits(self.seat, self.dice)
            if not self._own_moves(self.dice):
                duty = self._exits(colour, self.dice)
            if duty and start != "A":
                broken.add(9)
            barrier = colour == self.seat and start in self._barriers(colour)
            if self._opening_moves(self.dice) and not barrier and not duty:
                broken.add(10)
        return broken
