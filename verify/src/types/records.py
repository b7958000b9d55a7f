"""Compares programs with the record of their model: its id and the classes that it names."""

import ast
import re

import auto_classes


def other_record(program):
    """A program that does not name its model: neither its id, nor its name, nor a word of it."""
    name = program.id.split("/")[-1].lower()
    own = " ".join(node.value for node in ast.walk(program.tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)).lower()
    if name in own or any(word in own for word in re.findall(r"[a-z]{4,}", name)):
        return None
    # A library for a single model names it: ChatTTS, PaddleOCRVL.
    if letters(re.sub(r"[\d.-]+$", "", name)) in letters(ast.unparse(program.tree)):
        return None
    return f"line 1: it does not load {program.id}"


def letters(text):
    return re.sub(r"[^a-z0-9]", "", text.lower())


# Transformers, docs/source/en/models.md, and PaddleNLP, docs/model_zoo: a class for one family and task is called so; "Auto"
# takes any family.
ONE_FAMILY = re.compile(r"([A-Z]\w*)For[A-Z]\w*")


def other_architecture(program):
    """A class for one family that loads the model, although its record names another, or none."""
    for call in program.calls:
        made = re.fullmatch(r"[\w.]*?\.(\w+)\.from_pretrained", program.path(call.func))
        family = made and ONE_FAMILY.fullmatch(made[1])
        if not family or not call.args or program.text(call.args[0]) != program.id or family[1].startswith("Auto"):
            continue
        if made[1] not in program.architectures and not (set(program.architectures) == set() and is_named(family[1], program)):
            return f"line {call.lineno}: the record does not name {made[1]}"
    return None


def is_named(family, program):
    """Whether the id of a model, or the package of the class, has the name of a family."""
    return any(letters(family) in letters(text) for text in [program.id, *program.modules])


def other_pipeline(program):
    """A pipeline for one family of models that loads a model whose name says nothing of it."""
    for call in program.calls:
        made = re.fullmatch(r"diffusers\.(\w+)Pipeline\.from_pretrained", program.path(call.func))
        base = program.text(call.args[0]) if made and call.args else None
        if base is None or base == program.id or made[1] in ANY_FAMILY:
            continue
        parts = words(TASK.sub("", made[1]))
        if parts and not any(one[:3] in letters(base) for one in parts):
            return f"line {call.lineno}: {made[1]}Pipeline is for other models than {base}"
    return None


# Diffusers, docs/source/en/api/pipelines/auto_pipeline.md and overview.md: these load what the repository names.
ANY_FAMILY = ("Diffusion", "Modular")
TASK = re.compile(r"AutoPipeline\w*|Image|Video|Text|To|Inpaint|Img2Img|ControlNet|Control|Fill|Edit|Audio|Prior|2")


def other_interface(program):
    """A class of SpeechBrain that is not the one that the record states."""
    for call in program.calls:
        made = re.fullmatch(r"speechbrain\.inference\.(?:\w+\.)*([A-Z]\w*)\.from_hparams", program.path(call.func))
        if made and program.interface.isidentifier() and made[1] != program.interface:
            return f"line {call.lineno}: the record states {program.interface}, not {made[1]}"
    return None


# huggingface_hub 2.4.0: functions that load models of one library, with its key.
ONE_LIBRARY = {"huggingface_hub.from_pretrained_fastai": "fastai"}


def other_library(program):
    """A function for the models of another library."""
    for call in program.calls:
        library = ONE_LIBRARY.get(program.path(call.func))
        if library and program.library not in ("", library):
            return f"line {call.lineno}: it loads models of {library}, not of {program.library}"
    return None


# PaddleOCR 3.7.0, docs/version3.x/module_usage: the classes of its modules.
MODULES = (
    "ChartParsing DocImgOrientationClassification DocVLM FormulaRecognition LayoutDetection SealTextDetection TableCellsDetection "
    "TableClassification TableStructureRecognition TextDetection TextImageUnwarping TextLineOrientationClassification TextRecognition"
).split()


def other_module(program):
    """A class of PaddleOCR although the name of another has more of the words of a tag."""
    for call in program.calls:
        made = re.fullmatch(r"paddleocr\.(\w+)", program.path(call.func))
        if not made or made[1] not in MODULES:
            continue
        best = {max(MODULES, key=lambda one: shared(one, tag)) for tag in program.tags if "_" in tag}
        if best and made[1] not in best:
            return f"line {call.lineno}: {made[1]} is for other models than those with the tag {', '.join(program.tags)}"
    return None


def shared(name, tag):
    """Which part of the words of a name and a tag is in both; one may be the start of the other."""
    own, others = words(name), tag.lower().replace("img", "image").split("_")
    own = ["image" if one == "img" else one for one in own]
    both = sum(any(len(one) > 2 and (one.startswith(other) or other.startswith(one)) for other in others) for one in own)
    return both / (len(own) + len(others) - both)


def words(name):
    return [one.lower() for one in re.findall(r"[A-Z]+(?![a-z])|[A-Z][a-z]+", name)]


# COMET, MODELS.md: models that take no reference are called so.
WITHOUT_REFERENCE = re.compile(r"qe|kiwi", re.I)


def without_reference(program):
    """A translation without a reference, for a metric that compares with one."""
    for node in ast.walk(program.tree) if "comet" in program.modules else ():
        keys = {getattr(key, "value", None) for key in node.keys} if isinstance(node, ast.Dict) else set()
        if "mt" in keys and "ref" not in keys and not WITHOUT_REFERENCE.search(program.id):
            return f'line {node.lineno}: {program.id} compares with a reference, and "ref" is not there'
    return None


def other_auto_class(program):
    """A class for a task, with the code of Transformers, that has no class for the type of the model, or not the recorded one."""
    for call in program.calls:
        made = re.fullmatch(r"transformers\.(AutoModel\w+)\.from_pretrained", program.path(call.func))
        named = {one.arg: getattr(one.value, "value", None) for one in call.keywords}
        if not made or not call.args or program.text(call.args[0]) != program.id or named.get("trust_remote_code"):
            continue
        if reason := auto_classes.unfit(made[1], program.type, program.architectures):
            return f"line {call.lineno}: {made[1]} {reason}"
    return None


RULES = (without_reference, other_auto_class, other_record, other_architecture, other_pipeline, other_interface, other_library, other_module)


def unfit(program):
    """The first problem that a rule finds."""
    return next((problem for rule in RULES if (problem := rule(program)) is not None), None)
