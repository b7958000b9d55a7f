"""What functions need, where their signatures leave it out. Two kinds of rules: WANTED, KEYS, PARTS and FAMILIES are what the
documentation or the source of a release says, each row with its source; NAMED, NUMBERLESS, ROLES and WORKS are our own
rules of thumb about names. They hold for the snippets whose types are checked, and no documentation states them.
"""

import ast
import fnmatch
import re

# Rule of thumb: functions whose first argument is a model, a file or a text, by their last name, whatever the package.
NAMED = re.compile(
    r"from_(pretrained|hub|single_file|file|checkpoint|hparams|path|preset)\w*|get_(pretrained|matcher|kernel|voice)\w*|"
    r"load(_(model|image|audio|video|file|checkpoint|detector|from)\w*)?|imread|Path|\w*download|hf_hub\w*|list_repo\w*|"
    r"save_(pretrained|to_\w+|audio|image|wav)|transcribe\w*|synthesize\w*|tokenize|text_to_\w+"
)
# Rule of thumb: arguments that name a model or a file to load, so that they are given if they are written.
MODELS = frozenset("ckpt_file filename model model_file model_name model_name_or_path model_path model_url repo_id".split())
# Rule of thumb: arguments that are texts or objects, never numbers, whatever the package. Nothing is often their default.
NUMBERLESS = MODELS | frozenset(
    "adapter_path audio config_path dtype file_path file_wave framework gen_text lang language lang_code local_dir model_dir "
    "output_path prompt query ref_audio ref_file ref_text sae_id save_path source_path subfolder task_path text tokenizer_path "
    "transformer vocab_file weight_name".split()
)


def wrong_text(program):
    """A number where a function takes a model, a file or a text, or nothing where it takes a model or a file."""
    for call in program.calls:
        name = name_of(call)
        if call.args and NAMED.fullmatch(name) and (is_number(call.args[0]) or is_nothing(call.args[0])):
            return f"line {call.lineno}: {name} takes a text, not {ast.unparse(call.args[0])}"
        for one in call.keywords:
            if one.arg in NUMBERLESS and is_number(one.value) or one.arg in MODELS and is_nothing(one.value):
                return f'line {one.value.lineno}: "{one.arg}" of {name} is not {ast.unparse(one.value)}'
    return None


def is_number(node):
    return isinstance(node, ast.Constant) and type(node.value) in (int, float)


def is_nothing(node):
    return isinstance(node, ast.Constant) and node.value is None


def name_of(call):
    """The last name of a function."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


# Transformers, docs/source/en/llm_tutorial.md: unless the files of the model say otherwise, up to 20 tokens.
LENGTH = ("max_new_tokens|max_length|generation_config",)
# Arguments without which a call falls back to a default that is not what a snippet is for, by path; each with that default.
WANTED = {
    # Diffusers 0.42.1, quantizers/quantization_config.py: computes in float32.
    "diffusers.GGUFQuantizationConfig": ("compute_dtype",),
    # Diffusers 0.42.1, loaders/single_file_model.py and models/model_loading_utils.py: weights take the type of a new model,
    # float32; with a quantization, its own type.
    "diffusers.*.from_single_file": ("dtype|torch_dtype|quantization_config",),
    # Transformers 5.23.0, tokenization_utils_base.py, decode: special tokens stay in the text.
    "transformers.Auto*.from_pretrained().decode": ("skip_special_tokens",),
    "transformers.Auto*.from_pretrained().batch_decode": ("skip_special_tokens",),
    # Transformers 5.23.0, tokenization_utils_base.py, apply_chat_template: no start of an answer, unless a message is continued.
    "transformers.*.apply_chat_template": ("add_generation_prompt|continue_final_message",),
    "transformers.AutoModelForCausalLM.from_pretrained().generate": LENGTH,
    "transformers.AutoModelForSeq2SeqLM.from_pretrained().generate": LENGTH,
    "transformers.AutoModelForImageTextToText.from_pretrained().generate": LENGTH,
    "transformers.AutoModelForMultimodalLM.from_pretrained().generate": LENGTH,
}


def wanted_argument(program):
    """An argument without which a call falls back to a default that is not what a snippet is for."""
    for call in program.calls:
        path = program.path(call.func)
        names = {one.arg for one in call.keywords}
        # Answers that are a span of the question have no marks.
        if path.endswith("decode") and not any(name_of(one) == "generate" for one in program.calls):
            continue
        for pattern, wanted in WANTED.items():
            missing = fnmatch.fnmatchcase(path, pattern) and next((one for one in wanted if not names & set(one.split("|"))), None)
            if missing:
                return f"line {call.lineno}: without {missing.split('|')[0]}, {path} falls back to a default"
    return None


def keys(needed, others=""):
    """Keys of a dictionary: those that it must have, and those that it may have; None stands for any."""
    return frozenset(needed.split()), None if others is None else frozenset(others.split())


def each(names):
    """Dictionaries with one key."""
    return tuple(keys(name) for name in names.split())


def fits(own, needed, others):
    return needed <= own and (others is None or own <= needed | others)


# Dictionaries that functions take: by path of the function, and by the argument or the key that holds the dictionary ("" for
# any other argument). Each is what the documentation or the source of a release takes, used by a snippet or not.
KEYS = {
    # AllenNLP 2.10.1, predictors, and allennlp-models 2.10.1, */predictors: what predict_json of each reads. "task": MultiTaskPredictor.
    "allennlp.predictors.predictor.Predictor.from_path().predict_json": {
        "": (
            keys("question passage", "task"),
            keys("question context", "task"),
            keys("sentence", "predicate_index task"),
            *(keys(one, "task") for one in ("document", "source", "paragraphs", "prefix alternatives", "premise hypothesis")),
            *(keys(one, "task") for one in ("question image", "image hypothesis", "image1 image2 hypothesis")),
        )
    },
    # anemoi-inference 0.13.0, config/run.py: the type of `checkpoint`; inputs/ and outputs/: the registered names. anemoi-utils,
    # registry.py, from_config: a dictionary has one of them, or "_type" and what that takes.
    "anemoi.inference.config.run.RunConfiguration": {
        "checkpoint": each("huggingface"),
        "input": (
            *each("cds cutout dataset dummy empty fdb grib mars netcdf opendap repeated-dates split test training validation"),
            keys("_type", None),
        ),
        "output": (*each("grib netcdf none parallel plot printer raw tee truth zarr"), keys("_type", None)),
    },
    # COMET, README.md, "Scoring within Python"; models/base.py and models/multitask/unified_metric.py of unbabel-comet 2.2.7:
    # some models take no source or no reference.
    "comet.load_from_checkpoint().predict": {"": (keys("mt src", "ref"), keys("mt ref"))},
    # HTRflow, docs/getting_started/pipeline.md; htrflow 0.2.6, pipeline/steps.py and models/: what its steps and models take. A
    # step with a model loads the one in "model_settings"; without it, LLavaNext loads its own, and all others fail.
    "htrflow.pipeline.pipeline.Pipeline.from_config": {
        "": (keys("steps", "labels"),),
        "steps": (keys("step", "settings"),),
        "settings": (
            keys("model model_settings", "generation_settings"),
            keys("dest format", "template_dir template_name one_file indent"),
            *each("source dest threshold"),
            keys("", "two_page"),
            keys("", "min_height min_width max_height max_width"),
            keys("", "min_ratio max_ratio"),
        ),
        "model_settings": (
            keys(
                "model",
                "processor model_kwargs processor_kwargs prompt config revision use_binary_lm device allow_tf32 allow_cudnn_benchmark",
            ),
        ),
    },
    # lerobot 0.4.4, processor/device_processor.py: the attributes of DeviceProcessorStep.
    "lerobot.policies.factory.make_pre_post_processors": {"device_processor": (keys("", "device float_dtype"),)},
    # PaddleOCR, docs/version3.x/module_usage/doc_vlm.en.md and chart_parsing.en.md: input of predict.
    "paddleocr.DocVLM().predict": {"": (keys("image query"),)},
    "paddleocr.ChartParsing().predict": {"": (keys("image"),)},
}


def wrong_keys(program):
    """A dictionary with other keys than the function takes that it is passed to."""
    for call in program.calls:
        held = KEYS.get(program.path(call.func), {})
        for holder, node in dictionaries(program, call, held) if held else ():
            own = frozenset(key.value for key in node.keys if isinstance(key, ast.Constant))
            is_whole = all(isinstance(key, ast.Constant) for key in node.keys)
            if holder in held and is_whole and not any(fits(own, *one) for one in held[holder]):
                return f"line {node.lineno}: {name_of(call)} takes no dictionary of {', '.join(sorted(map(str, own))) or 'nothing'}"
    return None


def dictionaries(program, call, held):
    """The dictionaries that are passed to a function, each with the key that holds it, or its argument, if that is in the table."""
    values = {ast.unparse(node.targets[0]): node.value for node in ast.walk(program.tree) if isinstance(node, ast.Assign)}
    open_nodes = [("", one) for one in call.args] + [(one.arg if one.arg in held else "", one.value) for one in call.keywords]
    read = set()
    while open_nodes:
        holder, node = open_nodes.pop(0)
        if isinstance(node, ast.Name) and node.id in values and node.id not in read:
            read.add(node.id)
            open_nodes.append((holder, values[node.id]))
        elif isinstance(node, (ast.List, ast.Tuple)):
            open_nodes += [(holder, one) for one in node.elts]
        elif isinstance(node, ast.Dict):
            yield holder, node
            open_nodes += [(getattr(key, "value", None), value) for key, value in zip(node.keys, node.values)]


# What a part of a message must have beside its type. Transformers, docs/source/en/chat_content_patterns.md, for text, and OpenAI's
# API, ChatCompletionRequestMessageContentPartImage, for images. Pictures, videos and sounds may be passed beside the messages.
PARTS = {"text": "text", "image_url": "image_url"}


def wrong_part(program):
    """A part of a message without its type, or without what its type says that it is."""
    for node in ast.walk(program.tree):
        for part in parts_of(node):
            pairs = {key.value: value for key, value in zip(part.keys, part.values) if isinstance(key, ast.Constant)}
            kind = getattr(pairs.get("type"), "value", None)
            if kind in PARTS and PARTS[kind] not in pairs:
                return f'line {part.lineno}: a part of a message of the type "{kind}" has nothing else'
            if "type" not in pairs:
                return f"line {part.lineno}: a part of a message has no type"
    return None


def parts_of(node):
    """The parts of a message: the dictionaries in a list that is its content."""
    for key, value in zip(node.keys, node.values) if isinstance(node, ast.Dict) else ():
        if getattr(key, "value", None) == "content" and isinstance(value, ast.List):
            yield from (one for one in value.elts if isinstance(one, ast.Dict))


# Rule of thumb: what is called so is made by a class of this name.
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


# Rule of thumb: what works on an input, or is given a name, is not called without any argument.
WORKS = re.compile(
    r"(transcribe|translate|separate|classify|synthesize|predict|forecast|load_(image|video|audio))(_\w+)?|"
    r"enhance|tokenize|batch_decode|generate|score|parse|infer|from_(pretrained|single_file|hub|hparams|preset|path)|"
    r"hf_hub_download|snapshot_download|list_repo_files|imread|save|write|apply_chat_template|pipeline"
)


def without_input(program):
    """A call without any argument of what works on an input."""
    for call in program.calls:
        if not call.args and not call.keywords and WORKS.fullmatch(name_of(call)):
            return f"line {call.lineno}: {name_of(call)} is called without an input"
    return None


# Classes that each load one family of models, with a word of its names: DiffusionKit, README.md, which has a class for FLUX and one
# for Stable Diffusion 3; diffusionkit 0.5.2, mlx/__init__.py, names the models.
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
