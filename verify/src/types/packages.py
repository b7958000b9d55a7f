"""Prints the installed packages that each top-level module belongs to, as JSON: {module: {package: version}}.

Modules of Python itself belong to none.
"""

import importlib.metadata
import json
import sys


def versions(packages):
    return {package: importlib.metadata.version(package) for package in sorted(set(packages))}


installed = importlib.metadata.packages_distributions().items()
own = {module: {} for module in sys.stdlib_module_names}
print(json.dumps(own | {module: versions(packages) for module, packages in installed}))
