"""The sounds of the table: how loud, how long and how bright each of them is.

    python bench/sounds.py [FOLDER]

Each timbre is rendered once, at full loudness, by the app's own code in an OfflineAudioContext of a
real Chromium; with a folder, the samples are left there as WAV files. *Peak* is the largest sample,
1 being where it would be clipped. *Length* is the time until the sound stays below a thousandth of
full scale (-60 dB). *Brightness* is the spectral centroid of the first 50 ms, in hertz.
"""

import array
import subprocess
import sys
import wave
from pathlib import Path
from typing import Final

import numpy as np
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))
from chromium import ARGUMENTS, chromium

WEB: Final = Path(__file__).parents[1] / "web"
TIMBRES: Final = ("stone", "wood", "bone", "coin", "bronze", "string", "water")
RATE: Final = 44_100
SECONDS: Final = 8
SILENCE: Final = 0.001
ATTACK: Final = 0.05
# The module without its types, as a browser reads it.
TRANSPILE: Final = """
const { readFileSync } = require("node:fs");
const { transpileModule } = require("typescript");
const target = { target: "es2022", module: "esnext" };
const source = readFileSync("src/table/synthesis.ts", "utf-8");
process.stdout.write(transpileModule(source, { compilerOptions: target }).outputText);
"""
RENDER: Final = """
async ({ source, timbre, rate, seconds }) => {
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const { render } = await import(address);
  const audio = new OfflineAudioContext(1, rate * seconds, rate);
  render(audio, timbre, 0, 1);
  const samples = (await audio.startRendering()).getChannelData(0);
  return Array.from(samples, (sample) => Math.round(sample * 1e6));
}
"""


def describe(timbre: str, samples: np.ndarray) -> str:
    """One line of the table."""
    loud = np.flatnonzero(np.abs(samples) > SILENCE)
    length = (loud[-1] + 1) / RATE if len(loud) else 0.0
    attack = samples[: int(ATTACK * RATE)] * np.hanning(int(ATTACK * RATE))
    power = np.abs(np.fft.rfft(attack)) ** 2
    pitches = np.fft.rfftfreq(len(attack), 1 / RATE)
    brightness = float((power * pitches).sum() / power.sum()) if power.any() else 0.0
    peak = float(np.abs(samples).max())
    return f"{timbre:8} {peak:6.2f} {length * 1000:8.0f} ms {brightness:8.0f} Hz"


def main() -> None:
    """Render all and print."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    source = subprocess.check_output(["node", "-e", TRANSPILE], cwd=WEB, encoding="utf-8")
    print("timbre     peak      length  brightness")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=list(ARGUMENTS), chromium_sandbox=False
        )
        page = browser.new_page()
        for timbre in TIMBRES:
            asked = {"source": source, "timbre": timbre, "rate": RATE, "seconds": SECONDS}
            samples = np.array(page.evaluate(RENDER, asked)) / 1e6
            print(describe(timbre, samples))
            if folder is not None:
                with wave.open(str(folder / f"{timbre}.wav"), "wb") as file:
                    file.setparams((1, 2, RATE, 0, "NONE", ""))
                    scaled = np.clip(samples, -1, 1) * 32767
                    file.writeframes(array.array("h", scaled.astype(int).tolist()).tobytes())
        browser.close()


if __name__ == "__main__":
    main()
