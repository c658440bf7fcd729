#!/usr/bin/env python3
"""Fails when a source file includes against the arrows of docs/ARCHITECTURE.md, or uses what its folder may not.

    core <- games <- match <- server, wasm, cli        core <- ai <- bots <- match
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
BELOW_MATCH = {"core", "games", "ai", "bots", "data"}

# Folder -> folders of ours it may include besides itself. Games are finer: see may_include.
MAY_INCLUDE = {
    "data": set(),
    "core": set(),
    "games": {"core"},
    "ai": {"core"},
    "bots": {"core", "games", "ai", "data"},
    "match": BELOW_MATCH,
    "server": BELOW_MATCH | {"match"},
    "wasm": BELOW_MATCH | {"match"},
    "cli": BELOW_MATCH | {"match", "server"},
}
MAY_INCLUDE["tests"] = set(MAY_INCLUDE)

# No I/O, no clock, no foreign randomness in rules: the same seed gives the same game everywhere.
PURE = {"core", "games"}
IMPURE_HEADERS = {"iostream", "fstream", "chrono", "thread", "random", "filesystem"}

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)', re.MULTILINE)
# The look-behind spares digit separators: 1'000'000.
NOT_CODE = re.compile(r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'""", re.DOTALL)
UNPORTABLE = re.compile(r"\bstd::shuffle\b|\buniform_int_distribution\b")
FLOATING = re.compile(r"\b(?:float|double)\b")


def home(path):
    """The folder a path belongs to: its top folder, and for a game the game's own."""
    return path.parts[:2] if path.parts[0] == "games" else path.parts[:1]


def may_include(user, used):
    return home(user) == home(used) or used.parts[0] in MAY_INCLUDE[user.parts[0]]


def include_errors(path, text):
    for quoted, angled in INCLUDE.findall(text):
        used = pathlib.PurePosixPath(quoted or angled)
        if used.parts[0] in MAY_INCLUDE:
            if not may_include(path, used):
                yield f"{'/'.join(home(path))} may not include {used}"
        elif quoted:
            yield f'"{quoted}" must be written from the source root, as in "core/rng.h"'
        elif angled in IMPURE_HEADERS and path.parts[0] in PURE:
            yield f"<{angled}> has no place in {path.parts[0]}"


def code_errors(path, text):
    code = NOT_CODE.sub(" ", text)
    if path.parts[0] != "tests" and (found := UNPORTABLE.search(code)):
        yield f"{found[0]} differs between standard libraries: use core/rng.h"
    if path.parts[0] == "games" and (found := FLOATING.search(code)):
        yield f"{found[0]}: rules use integers"


def sources():
    for folder in MAY_INCLUDE:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in {".h", ".cpp"}:
                yield path


def main():
    errors = []
    for file in sources():
        path = file.relative_to(ROOT)
        text = file.read_text(encoding="utf-8")
        errors += [f"{path}: {error}" for error in (*include_errors(path, text), *code_errors(path, text))]
    print("\n".join(errors), file=sys.stderr, end="\n" if errors else "")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
