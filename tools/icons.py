"""Draws the app's icons: a vermilion seal on paper, with five linked rings cut into it.

Run it after changing the mark: `python3 tools/icons.py`. The pictures are committed, so no build needs this.
It uses nothing but Python itself; the pictures have sixteen colours between paper and seal, which keeps them small.
"""

import math
import struct
import zlib
from pathlib import Path

PAPER = (0xEC, 0xE3, 0xD0)
SEAL = (0xA8, 0x32, 0x1E)
SHADES = 16
SAMPLES = 4  # per pixel and direction, for smooth edges


def rings():
    """Centres of the five rings, the first on top, in units of half the seal's side."""
    turn = math.tau / 5
    return [(0.43 * math.sin(n * turn), -0.43 * math.cos(n * turn)) for n in range(5)]


RINGS = rings()
RING, STROKE = 0.335, 0.062


def is_seal(x, y):
    """Whether the point carries seal colour; the seal reaches from -1 to 1 and has slightly cut corners."""
    corner = 0.14
    dx, dy = max(abs(x) - (1 - corner), 0), max(abs(y) - (1 - corner), 0)
    if dx * dx + dy * dy > corner * corner:
        return False
    if any(abs(math.hypot(x - cx, y - cy) - RING) < STROKE for cx, cy in RINGS):
        return False
    # A thin frame inside the edge, as seals have.
    return not 0.855 < max(abs(x), abs(y)) < 0.905


def shade(column, row, size, reach):
    """How much of the pixel is seal, from 0 to SHADES - 1; `reach` is half the seal's side over half the picture's."""
    hits = 0
    for i in range(SAMPLES * SAMPLES):
        px = column + (i % SAMPLES + 0.5) / SAMPLES
        py = row + (i // SAMPLES + 0.5) / SAMPLES
        hits += is_seal((2 * px / size - 1) / reach, (2 * py / size - 1) / reach)
    return round(hits * (SHADES - 1) / (SAMPLES * SAMPLES))


def chunk(kind, data):
    """One chunk of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def picture(size, reach):
    """A PNG with four bits per pixel and a palette from paper to seal."""
    palette = bytes(
        round(p + (s - p) * n / (SHADES - 1)) for n in range(SHADES) for p, s in zip(PAPER, SEAL)
    )
    rows = bytearray()
    for row in range(size):
        line = [shade(column, row, size, reach) for column in range(size)]
        rows.append(0)
        rows.extend(left << 4 | right for left, right in zip(line[::2], line[1::2]))
    header = struct.pack(">IIBBBBB", size, size, 4, 3, 0, 0, 0)
    parts = [(b"IHDR", header), (b"PLTE", palette), (b"IDAT", zlib.compress(bytes(rows), 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts)


def main():
    folder = Path(__file__).parent.parent / "public" / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    # A maskable icon may be cut to a circle of 80 % of the side: the seal's corners must lie inside it.
    for name, size, reach in [("192", 192, 0.86), ("512", 512, 0.86), ("maskable", 512, 0.56)]:
        path = folder / f"{name}.png"
        path.write_bytes(picture(size, reach))
        print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
