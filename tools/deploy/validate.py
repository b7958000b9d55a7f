"""Validates a Compose file or Kubernetes manifests: validate.py compose|kubernetes FILE [VERSION]. Prints a line for each problem."""

import re
import sys

import compose_spec
import kubernetes_validate
import yaml


def compose_problems(text):
    # Compose puts variables in, and resolves merge keys of YAML 1.1, before it looks at the schema.
    filled = re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", text)
    document = {name: value for name, value in yaml.safe_load(filled).items() if not name.startswith("x-")}
    try:
        compose_spec.PyCompose.from_yaml(yaml.safe_dump(document))
    except ValueError as error:
        yield str(error)


def kubernetes_problems(text, version):
    for document in yaml.safe_load_all(text):
        if document is None:
            continue
        name = f"{document.get('kind')} {document.get('metadata', {}).get('name')}"
        try:
            kubernetes_validate.validate(document, version, strict=True)
        except kubernetes_validate.ValidationError as error:
            yield f"{name}: {error.message} at {'/'.join(str(step) for step in error.path)}"
        except kubernetes_validate.SchemaNotFoundError as error:
            yield f"{name}: {error}"


def main():
    kind, file, *rest = sys.argv[1:]
    with open(file, encoding="utf-8") as opened:
        text = opened.read()
    problems = list(compose_problems(text) if kind == "compose" else kubernetes_problems(text, *rest))
    for problem in problems:
        print(problem)
    return 1 if problems else 0


sys.exit(main())
