#!/usr/bin/env python3
"""Fails when a top-level folder is missing from the map in docs/ARCHITECTURE.md."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
NOT_OURS = {"build", "var", "node_modules"}


def main():
    map_text = (ROOT / "docs" / "ARCHITECTURE.md").read_text(encoding="utf-8")
    folders = [path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")]
    missing = [
        name for name in sorted(set(folders) - NOT_OURS) if not re.search(rf"(?<![\w/]){re.escape(name)}/", map_text)
    ]
    for name in missing:
        print(f"docs/ARCHITECTURE.md does not mention {name}/", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
