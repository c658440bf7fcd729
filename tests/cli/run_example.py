#!/usr/bin/env python3
"""Runs the Python example of a document with the program just built: run_example.py DOCUMENT PROGRAM."""

import pathlib
import re
import subprocess
import sys

document, program = sys.argv[1:]
examples = re.findall(r"```python\n(.*?)```", pathlib.Path(document).read_text(encoding="utf-8"), re.DOTALL)
if not examples:
    sys.exit(f"{document}: there is no Python example")
for example in examples:
    code = example.replace("build/kitamae", program)
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    if shown.returncode != 0 or not shown.stdout.strip():
        sys.exit(f"{document}: the example failed\n{shown.stdout}{shown.stderr}")
    print(shown.stdout.strip())
