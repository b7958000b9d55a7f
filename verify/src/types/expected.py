"""What functions are documented to need, where their signatures leave it out: texts, arguments, keys of dictionaries, and
classes that go with the names of what they return. Each rule says what it expects in a table; the source is beside it.
"""

import ast
import fnmatch
import re

# Functions whose first argument is the name of a model, a file or a text, by their last name.
NAMED = re.compile(
    r"(from_|load|save|export_|get_(pretrained|matcher|kernel|voice)|imread$|read$|open$|write$|send_|.*download|transcribe|translate|"
    r"separate|classify|enhance|convert$|generate_|do_|tokenize$|synthesize|annotate|list_repo|hf_hub|pipeline$|Path$|text_to_)"
)
# Arguments that are texts, or objects, wherever they occur: never a number, a switch or nothing.
TEXTS = frozenset(
    "adapter_path atom audio basis ckpt_file config config_path dtype file_path file_wave filename framework gen_text lang language "
    "lang_code local_dir model model_dir model_file model_name model_name_or_path model_path model_url model_version output_path "
    "pipeline_version prompt query ref_audio ref_file ref_text release repo_id sae_id save_path schema source source_path speaker "
    "subfolder task_path text tokenizer_path transformer vocab_file voice weight_name weights workflow xc".split()
)


def wrong_text(program):
    """A number, a switch or nothing, where a function takes the name of a model or a file, or a text."""
    for call in program.calls:
        name = name_of(call)
        if call.args and NAMED.match(name) and is_no_text(call.args[0]):
            return f"line {call.lineno}: {name} takes a text, not {ast.unparse(call.args[0])}"
        for one in call.keywords:
            if one.arg in TEXTS and is_no_text(one.value):
                return f'line {one.value.lineno}: "{one.arg}" of {name} is not {ast.unparse(one.value)}'
    return None


def is_no_text(node):
    return isinstance(node, ast.Constant) and not isinstance(node.value, (str, bytes))


def name_of(call):
    """The last name of a function."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


LENGTH = ("max_new_tokens|max_length|generation_config",)
# Arguments without which a call does something else than its documentation shows, by path.
WANTED = {
    # Without it, the weights are computed in float32: docs of Diffusers, quantization/gguf.
    "diffusers.GGUFQuantizationConfig": ("compute_dtype",),
    # Without it, other weights are loaded in float32: docs of Diffusers, using-diffusers/loading.
    "diffusers.*.from_single_file": ("dtype",),
    # Without it, the result has the marks at the start and the end of a text: docs of Transformers, llm_tutorial.
    "transformers.Auto*.from_pretrained().decode": ("skip_special_tokens",),
    "transformers.Auto*.from_pretrained().batch_decode": ("skip_special_tokens",),
    # Without it, the model goes on with the question: docs of Transformers, chat_templating.
    "transformers.*.apply_chat_template": ("add_generation_prompt",),
    # Its default is 20 tokens: docs of Transformers, main_classes/text_generation.
    "transformers.AutoModelForCausalLM.from_pretrained().generate": LENGTH,
    "transformers.AutoModelForSeq2SeqLM.from_pretrained().generate": LENGTH,
    "transformers.AutoModelForImageTextToText.from_pretrained().generate": LENGTH,
    "transformers.AutoModelForMultimodalLM.from_pretrained().generate": LENGTH,
    # Queries and documents are encoded in different ways: docs of PyLate.
    "pylate.models.ColBERT().encode": ("is_query",),
}

def wanted_argument(program):
    """An argument that a call is documented with, and that changes what it does."""
    for call in program.calls:
        path = program.path(call.func)
        names = {one.arg for one in call.keywords}
        # Answers that are a span of the question have no marks.
        if path.endswith("decode") and not any(name_of(one) == "generate" for one in program.calls):
            continue
        for pattern, wanted in WANTED.items():
            missing = fnmatch.fnmatchcase(path, pattern) and next((one for one in wanted if not names & set(one.split("|"))), None)
            if missing:
                return f"line {call.lineno}: without {missing.split('|')[0]}, {path} does something else"
    return None


# The keys of dictionaries that a package takes, each set as a whole: read in its documentation.
KEYS = {
    "allennlp_models": ({"passage", "question"},),
    "anemoi": ({"huggingface"}, {"grib"}),
    "comet": ({"src", "mt", "ref"},),
    "fairseq": ({"fp16"},),
    # Settings name a kind of model, and its settings the model.
    "htrflow": ({"steps"}, {"step", "settings"}, {"model", "model_settings"}, {"model"}),
    "lerobot": ({"device_processor"}, {"device"}, {"task"}),
    "paddleocr": ({"image", "query"}, {"image"}),
    "stable_audio_tools": ({"prompt", "seconds_start", "seconds_total"},),
    "terratorch": ({"S2L2A"},),
}
# PaddleOCR asks about a picture with DocVLM, and reads charts without a question.
ASKED = {"paddleocr.DocVLM": {"image", "query"}, "paddleocr.ChartParsing": {"image"}}


def wrong_keys(program):
    """A dictionary with other keys than a package documents."""
    known = [sets for package, sets in KEYS.items() if any(module.split(".")[0] == package for module in program.modules)]
    asked = [keys for path, keys in ASKED.items() if any(program.path(call.func) == path for call in program.calls)]
    allowed = [keys for sets in known for keys in sets if not asked or keys in asked]
    for node in ast.walk(program.tree):
        if not allowed or not isinstance(node, ast.Dict):
            continue
        keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
        is_bare = keys == {"model"} and getattr(node.values[0], "value", None) != program.id
        if keys not in allowed or is_bare:
            return f"line {node.lineno}: no documentation has a dictionary of {', '.join(sorted(map(str, keys))) or 'nothing'}"
    return None


def wrong_part(program):
    """A part of a message without what its type says that it is."""
    for node in ast.walk(program.tree):
        pairs = {key.value: value for key, value in zip(node.keys, node.values) if isinstance(key, ast.Constant)} if isinstance(node, ast.Dict) else {}
        kind = getattr(pairs.get("type"), "value", None)
        if kind in PARTS and not PARTS[kind] & set(pairs):
            return f'line {node.lineno}: a part of a message of the type "{kind}" has nothing else'
        if "type" not in pairs and len(pairs) == 1 and set(pairs) <= {"text", "url"}:
            return f"line {node.lineno}: a part of a message has no type"
    return None


PARTS = {
    "text": {"text"},
    "image_url": {"image_url"},
    "audio": {"audio", "url", "path"},
    "video": {"video", "url", "path"},
}

# What is called so is made by a class of this name.
ROLES = {
    "config": "Config",
    "processor": "Processor|FeatureExtractor",
    "image_processor": "ImageProcessor",
    "tokenizer": "Tokenizer",
    "feature_extractor": "FeatureExtractor|ImageProcessor",
}


def wrong_role(program):
    """A configuration, a processor or a tokenizer that is made by a class of another kind."""
    for node in program.tree.body:
        name = getattr(node.targets[0], "id", None) if isinstance(node, ast.Assign) else None
        made = re.fullmatch(r".*\.([A-Z]\w*)\.from_(?:pretrained|hub)\(\)", program.path(node.value)) if name in ROLES else None
        if made and not re.search(ROLES[name], made[1]):
            return f'line {node.lineno}: {made[1]} does not make a "{name}"'
    return None


# What works on an input, or is given a name: not called without any argument.
WORKS = re.compile(
    r"(transcribe|translate|separate|classify|enhance|synthesize|tokenize|encode|decode|batch_decode|generate|predict|forecast|score|"
    r"parse|infer|from_(pretrained|single_file|hub|hparams|preset|path)|load_(image|video|audio)|hf_hub_download|snapshot_download|"
    r"list_repo_files|imread|save|write|apply_chat_template|pipeline)(_\w+)?"
)


def without_input(program):
    """A call without any argument of what works on an input."""
    for call in program.calls:
        if not call.args and not call.keywords and WORKS.fullmatch(name_of(call)):
            return f"line {call.lineno}: {name_of(call)} is called without an input"
    return None


# Classes of a module that each load one family of models, with a word of its names: docs of DiffusionKit.
FAMILIES = {"diffusionkit.mlx.FluxPipeline": ("flux", True), "diffusionkit.mlx.DiffusionPipeline": ("flux", False)}


def wrong_class(program):
    """A class that loads another family of models."""
    for call in program.calls:
        word, has = FAMILIES.get(program.path(call.func), ("", True))
        if (word in program.id.lower()) is not has:
            return f"line {call.lineno}: {name_of(call)} loads no model such as {program.id}"
    return None


RULES = (wrong_text, without_input, wrong_class, wanted_argument, wrong_keys, wrong_part, wrong_role)


def unexpected(program):
    """The first problem that a rule finds."""
    return next((problem for rule in RULES if (problem := rule(program)) is not None), None)
