"""What moves on a page: where it is at every moment, and when it began to be shown."""

from math import hypot

from playwright.sync_api import Page

# Looks at what moves as it is at nine moments of its way, as soon as it begins to: a slow machine
# paints few frames of it, or none.
PROBE = """
  const { animate } = Element.prototype;
  let hasMoved = false;
  const probeAtOnce = (board, look) => {
    Element.prototype.animate = function (...given) {
      hasMoved = true;
      const animation = animate.apply(this, given);
      queueMicrotask(() => probe(board, look));
      return animation;
    };
  };
  const probed = new WeakSet();
  const probe = (board, look) => {
    for (const animation of board.getAnimations({ subtree: true })) {
      const { endTime } = animation.effect.getComputedTiming();
      if (probed.has(animation) || endTime === Infinity) continue;
      probed.add(animation);
      const now = animation.currentTime ?? 0;
      animation.pause();
      for (let share = 0.1; share < 1; share += 0.1) {
        animation.currentTime = share * endTime;
        look();
      }
      animation.currentTime = now;
      animation.play();
    }
  };
"""
# Samples where things are at every frame, from a click until all has been shown; things by the
# selector of what is watched. Positions are those of the middle, in pixels.
WATCH = """
({ click, watched }) => new Promise((done) => {
  const paths = new Map();
  const began = performance.now();
  const board = document.querySelector("[data-board]");
  const version = () => document.querySelector("[data-version]").dataset.version;
  const before = version();
  let still = 0;
PROBE
  const note = () => {
    for (const element of document.querySelectorAll(watched)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = [x + width / 2, y + height / 2];
      paths.set(element, [...(paths.get(element) ?? []), at]);
    }
  };
  const look = () => {
    probe(board, note);
    note();
    // Nothing moves before the server has answered, and the page has loaded what shows it: both may
    // take as long as they like.
    const isWaiting = version() === before || !hasMoved;
    still = board.dataset.showing === "true" || isWaiting ? 0 : still + 1;
    const waited = performance.now() - began;
    if (still > 30 && waited > 300) {
      Element.prototype.animate = animate;
      done([...paths.values()]);
    } else requestAnimationFrame(look);
  };
  note();
  probeAtOnce(board, note);
  document.querySelector(click).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  look();
})
""".replace("PROBE", PROBE)
# Writes down, for each entry of the log, the ways of all pieces and dice while it was shown.
FOLLOW = """
() => {
  window.followed = {};
  const board = document.querySelector("[data-board]");
  let ways = new Map();
PROBE
  const look = () => {
    probe(board, note);
    note();
    requestAnimationFrame(look);
  };
  const note = () => {
    const { story, showing } = board.dataset;
    if (showing === "true" && story) {
      const entry = (window.followed[story] ??= { piece: [], die: [] });
      for (const [sort, watched] of [["piece", "[data-piece]"], ["die", ".die .body, .coin"]]) {
        for (const element of board.querySelectorAll(watched)) {
          const { x, y, width, height } = element.getBoundingClientRect();
          const key = `${story} ${sort}`;
          let way = ways.get(element)?.[key];
          if (!way) {
            way = [];
            entry[sort].push(way);
            ways.set(element, { ...ways.get(element), [key]: way });
          }
          way.push([x + width / 2, y + height / 2]);
        }
      }
    }
  };
  probeAtOnce(board, note);
  look();
}
""".replace("PROBE", PROBE)
# Writes down when the board was told to show each entry of the log.
LISTEN = """
() => {
  window.shown = [];
  const table = document.querySelector("[data-began]");
  new MutationObserver(() => {
    const { story } = table.querySelector("[data-board]").dataset;
    shown.push([Number(story), Number(table.dataset.began)]);
  }).observe(table, { attributeFilter: ["data-began"] });
}
"""


# Taps a place at the very moment when something begins to be shown, however slow the machine.
TAP = """
(place) => {
  const board = document.querySelector("[data-board]");
  const watching = new MutationObserver(() => {
    if (board.dataset.showing !== "true" || window.tapped) return;
    window.tapped = true;
    watching.disconnect();
    const touched = board.querySelector(`[data-place='${place}']`);
    for (const kind of ["pointerdown", "click"]) {
      touched.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }));
    }
  });
  watching.observe(board, { attributeFilter: ["data-showing"] });
}
"""


def between(path: list[list[float]]) -> bool:
    """Whether something was seen strictly between where it began and where it ended."""
    (x0, y0), (x1, y1) = path[0], path[-1]
    far = hypot(x1 - x0, y1 - y0)
    if far < 4:
        return False

    def share(x: float, y: float) -> float:
        return ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / (far * far)

    return any(0.1 < share(x, y) < 0.9 for x, y in path)


def rolls(path: list[list[float]]) -> bool:
    """Whether something went away from where it ends, and came back by places in between."""
    (x1, y1) = path[-1]
    afar = max(path, key=lambda at: hypot(at[0] - x1, at[1] - y1))
    return between([afar, *path[path.index(afar) :]])


def watch(page: Page, click: str, watched: str) -> list[list[list[float]]]:
    """The paths of all watched things, while what a click makes happen is shown."""
    found: list[list[list[float]]] = page.evaluate(WATCH, {"click": click, "watched": watched})
    return found
