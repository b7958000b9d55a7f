"""The images, sounds and films that stand for those that snippets ask other hosts for, or expect beside them."""

import imageio.v3 as imageio
import numpy as np
import soundfile
from PIL import Image, ImageDraw

from miniatures.hub import miniature

SIZE = 64
RATE = 16_000
FRAMES = 24


@miniature("samples")
def samples(hub, record):
    folder = hub.repo("vitrine/samples")
    for name in ("image.png", "image.jpg"):
        picture().save(folder / name)
    mask().save(folder / "mask.png")
    for name in ("sound.wav", "sound.flac", "sound.mp3"):
        soundfile.write(folder / name, tone(), RATE)
    imageio.imwrite(folder / "film.mp4", np.stack([np.asarray(picture(at)) for at in range(FRAMES)]), fps=8)
    (folder / "text.txt").write_text("A heron waits at the edge of the lake.\nThe tram is late again.\n")
    (folder / "table.csv").write_text("beak_mm,wing_mm,weight_g\n11,61,14\n17,92,31\n15,118,58\n")


def picture(shift: int = 0) -> Image.Image:
    """A red circle on a sky that fades into grass."""
    rows = np.linspace((120, 170, 230), (70, 140, 60), SIZE).astype("uint8")
    image = Image.fromarray(np.repeat(rows[:, None, :], SIZE, axis=1))
    ImageDraw.Draw(image).ellipse((10 + shift, 20, 34 + shift, 44), fill=(200, 40, 40))
    return image


def mask() -> Image.Image:
    image = Image.new("L", (SIZE, SIZE))
    ImageDraw.Draw(image).ellipse((10, 20, 34, 44), fill=255)
    return image


def tone() -> np.ndarray:
    """A second and a half of a falling tone."""
    times = np.arange(int(1.5 * RATE)) / RATE
    return (0.3 * np.sin(2 * np.pi * (440 - 80 * times) * times)).astype("float32")
