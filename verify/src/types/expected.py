"""What functions need, where their signatures leave it out. Two kinds of rules: NUMBERS, GIVE, NOTHING, WANTED, KEYS, PARTS, SINGLE,
MEDIA, PATHS, NAMES, MEMBERS and FAMILIES are what the documentation or the source of a release says, each with its source;
NUMBERLESS, FULL, INPUTS, NAMED, PATH_NAMES, ROLES and WORKS are our own rules of thumb about names, as is without_fallback. They hold for the snippets whose
types are checked, and no documentation states them.
"""

import ast
import fnmatch
import re

from signatures import is_slip

# Functions that take a number as their first argument; any other takes a text or an object. PyTorch, docs/source/torch.rst and
# tensors.rst; NumPy, doc/source/reference; Python, library/functions.html and library/time.html.
NUMBERS = frozenset(
    "arange clamp clip cumsum empty expand exp fill_ flatten full linspace manual_seed max mean min ones permute print rand randint randn "
    "randperm range repeat reshape round set_seed sleep softmax squeeze sum topk transpose unsqueeze view zeros".split()
)
# Python, library/functions.html and library/stdtypes.html: nothing is what these give where there is nothing else.
GIVE = ("next", "getattr", "get", "pop")
# Arguments that say something by being nothing, by the name of the function. All others have nothing as their default, or fail.
NOTHING = {
    # nnU-Net 2.8.1, inference/predict_from_raw_data.py: must be given; nothing stands for all folds that are there.
    "initialize_from_trained_model_folder": "use_folds",
    # Stanza 1.15.0, pipeline/core.py: the default is to download.
    "Pipeline": "download_method",
    # TiRex 2, README.md: a series without covariates.
    "TimeseriesType": "past_covariates future_covariates",
}
# Rule of thumb: arguments that are texts or objects, never numbers, whatever the package.
NUMBERLESS = frozenset(
    "adapter_path allow_patterns atom audio basis bundle_dir ckpt_file config config_path data_type device_map dtype emotion_model "
    "file_path file_prefix file_wave filename framework freq gen_text ignore_patterns image inference_framework instruct lang "
    "language lang_code local_dir modality model model_cls model_dir model_file model_name model_name_or_path model_path model_url "
    "model_version name output_path output_type pipeline_version prompt query question ref_audio ref_file ref_text repo_id return_tensors root "
    "sae_id save_path source source_path strategy subfolder task_path text tokenizer_path transformer vocab_file voice weight_name "
    "workflow xc".split()
)


def wrong_literal(program):
    """A number where a function takes a text or an object, or nothing, or an empty dictionary or list, where that says nothing."""
    for call in program.calls:
        name = name_of(call)
        if call.args and is_number(call.args[0]) and name not in NUMBERS:
            return f"line {call.lineno}: {name} takes a text, not {ast.unparse(call.args[0])}"
        if any(map(is_nothing, call.args)) and name not in GIVE:
            return f"line {call.lineno}: {name} is called with nothing"
        for one in call.keywords:
            is_useless = is_nothing(one.value) and one.arg not in NOTHING.get(name, "").split()
            if one.arg in NUMBERLESS and is_number(one.value) or is_useless or is_empty(one.value):
                return f'line {one.value.lineno}: "{one.arg}" of {name} is not {ast.unparse(one.value)}'
    empty = (node for node in program.tree.body if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict) and is_empty(node.value))
    return next((f"line {node.lineno}: {ast.unparse(node.targets[0])} is a dictionary without keys" for node in empty), None)


def is_empty(node):
    return isinstance(node, ast.Dict) and not node.keys or isinstance(node, (ast.List, ast.Set)) and not node.elts


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
    # Diffusers 0.42.1, loaders/single_file_model.py: without it, the configuration is looked for at the top of the repository, and
    # that of a pipeline's part is in a folder.
    "diffusers.*Transformer*.from_single_file": ("subfolder",),
    # Diffusers 0.42.1, pipelines/pipeline_utils.py, from_pretrained: loads in float32.
    "diffusers.DiffusionPipeline.from_pretrained": ("dtype|torch_dtype",),
    "diffusers.AutoPipeline*.from_pretrained": ("dtype|torch_dtype",),
    # OuteTTS 0.4.4, models/config.py: the third version.
    "outetts.ModelConfig": ("interface_version",),
    # Parler-TTS 0.2.3, modeling_parler_tts.py, forward: without the masks, padding is read as text.
    "parler_tts.ParlerTTSForConditionalGeneration.from_pretrained().to().generate": ("attention_mask", "prompt_attention_mask"),
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


# Rule of thumb: tasks whose models are so small that the full precision of float32 is meant.
FULL = ("unconditional-image-generation", "text-to-3d", "image-to-3d")


def draws_anything(program):
    """Whether a pipeline of Diffusers is called without a prompt, as small models are that draw anything."""
    pipelines = [one for one in program.calls if program.path(one.func) == "diffusers.DiffusionPipeline.from_pretrained().to()"]
    return any(not one.args and not one.keywords for one in pipelines)


def wanted_argument(program):
    """An argument without which a call falls back to a default that is not what a snippet is for."""
    for call in program.calls:
        path = program.path(call.func)
        names = {one.arg for one in call.keywords}
        # Answers that are a span of the question have no marks.
        if path.endswith("decode") and not any(name_of(one) == "generate" for one in program.calls):
            continue
        if path.startswith("diffusers.") and (program.task in FULL or draws_anything(program)):
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
    "lerobot.policies.factory.make_pre_post_processors": {
        "device_processor": (keys("device", "float_dtype"), keys("float_dtype"))
    },
    # Derm Foundation, quick_start_with_hugging_face.ipynb of google-health/derm-foundation: the input of its saved model.
    "tensorflow.train.Features": {"feature": (keys("image/encoded"),)},
    # stable-audio-tools 0.0.20, interface/interfaces/diffusion_cond.py: what it asks models with; those that take less leave the rest.
    "stable_audio_tools.inference.generation.generate_diffusion_cond": {
        "conditioning": (keys("prompt seconds_start seconds_total"),)
    },
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
# API, ChatCompletionRequestMessageContentPartImage, for images.
PARTS = {"text": "text", "image_url": "image_url"}
# The same for images, sounds and videos, one of these. They may also be passed beside the messages: then the type is alone.
# Transformers, src/transformers/processing_utils.py, apply_chat_template; what its templates read is called as the type is.
FILES = {kind: (kind, "url", "path", "base64") for kind in ("image", "audio", "video")}


def wrong_part(program):
    """A message without a role, or a part of one without its type, or without what its type says that it is."""
    for node in ast.walk(program.tree):
        keys_of = {getattr(key, "value", None) for key in node.keys} if isinstance(node, ast.Dict) else ()
        if "content" in keys_of and not {"role", "from", "type"} & keys_of:
            return f"line {node.lineno}: a message has no \"role\""
        for part in parts_of(node):
            pairs = {key.value: value for key, value in zip(part.keys, part.values) if isinstance(key, ast.Constant)}
            kind = getattr(pairs.get("type"), "value", None)
            if kind in PARTS and PARTS[kind] not in pairs:
                return f'line {part.lineno}: a part of a message of the type "{kind}" has nothing else'
            if kind in FILES and len(pairs) > 1 and not any(one in pairs for one in FILES[kind]):
                return f'line {part.lineno}: a part of a message of the type "{kind}" has none of {", ".join(FILES[kind])}'
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
    r"hf_hub_download|snapshot_download|list_repo_files|imread|save(_to_\w+)?|write|apply_chat_template|pipeline|convert"
)
# Rule of thumb: of these, the input comes first, or is named so.
INPUTS = re.compile(r"transcribe|translate|separate|classify|synthesize|enhance|tokenize|from_(pretrained|single_file|hub)|hf_hub_download|snapshot_download")
NAMED = re.compile(r"(\w+_)?(audio|text|texts|image|images|file|files|path|paths|model|repo_id|id|prompt|inputs?|source\w*|pretrained\w*|checkpoint|lang\w*)")


def without_input(program):
    """A call without any argument of what works on an input."""
    for call in program.calls:
        if not call.args and not call.keywords and WORKS.fullmatch(name_of(call)):
            return f"line {call.lineno}: {name_of(call)} is called without an input"
        if not call.args and INPUTS.fullmatch(name_of(call)) and not any(one.arg is None or NAMED.fullmatch(one.arg) for one in call.keywords):
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


# The endings of what functions load: Diffusers 0.42.1, docs/source/en/api/utilities.md and utils/loading_utils.py. Images may be
# the frames of a video.
MEDIA = {"diffusers.utils.load_video": ("mp4", "gif", "mov", "avi", "webm"), "diffusers.utils.load_image": ("png", "jpg", "jpeg", "webp", "bmp")}


def wrong_media(program):
    """An image that is loaded as a video, or a video as an image."""
    for call in program.calls:
        endings = MEDIA.get(program.path(call.func))
        address = program.text(call.args[0]) if endings and call.args else None
        if address and address.rsplit(".", 1)[-1].lower() not in endings:
            return f"line {call.lineno}: {name_of(call)} does not load {address.rsplit('/', 1)[-1]}"
    return None


# Diffusers 0.42.1, docs/source/en/api/pipelines/auto_pipeline.md: what these make; none of them makes a video.
IMAGES = re.compile(r"diffusers\.AutoPipelineFor(Text2Image|Image2Image|Inpainting)\.from_pretrained(\(\).*)?")


def wrong_output(program):
    """Frames of a video that are taken from a pipeline for images."""
    for node in ast.walk(program.tree):
        if isinstance(node, ast.Attribute) and node.attr == "frames" and IMAGES.fullmatch(program.path(node.value)):
            return f"line {node.lineno}: the pipeline makes images, no frames"
    return None


# What functions of huggingface_hub 2.4.0 return: a path, or a list of names.
PATHS = ("huggingface_hub.hf_hub_download", "huggingface_hub.snapshot_download")
NAMES = ("huggingface_hub.list_repo_files",)
# Rule of thumb: what is called so is a path.
PATH_NAMES = ("checkpoint", "config", "folder", "path", "weights")


def wrong_result(program):
    """A path that is gone through as a list of names, or a list of names where a path is meant."""
    for node in ast.walk(program.tree):
        parts = [node.iter] if isinstance(node, (ast.comprehension, ast.For)) else []
        if any(isinstance(one, ast.Call) and program.path(one.func) in PATHS for one in parts):
            return f"line {node.iter.lineno}: the letters of a path are gone through"
    for call in program.calls:
        given = [*call.args, *(one.value for one in call.keywords)]
        is_open = "." in program.path(call.func)
        if is_open and any(isinstance(one, ast.Call) and program.path(one.func) in NAMES for one in given):
            return f"line {call.lineno}: {name_of(call)} is given a list of names"
    for node in program.tree.body:
        name = getattr(node.targets[0], "id", None) if isinstance(node, ast.Assign) else None
        if name in PATH_NAMES and isinstance(node.value, ast.Call) and program.path(node.value.func) in NAMES:
            return f'line {node.lineno}: "{name}" is a list of names'
    return None


# Transformers 5.23.0, configuration_utils.py and the documentation of PreTrainedConfig: what every configuration has.
MEMBERS = {
    "transformers.AutoConfig.from_pretrained()": frozenset(
        "architectures dtype hidden_size id2label is_encoder_decoder label2id max_position_embeddings model_type name_or_path num_labels "
        "problem_type to_dict to_json_string transformers_version vocab_size".split()
    ),
    # cartesia-mlx 0.0.1, models/lm.py: a module of MLX that generates.
    "cartesia_mlx.from_pretrained()": frozenset("eval freeze generate load_weights parameters set_dtype".split()),
}
# Names by which a library finds what it saved: nnU-Net 2.8.1, inference/predict_from_raw_data.py ("plans.json", "dataset.json"); ONNX
# Runtime GenAI, src/config.cpp ("genai_config.json"); Orbax, whose checkpoints have a "_METADATA"; nanochat, tokenizer.py.
SAVED = frozenset("_METADATA dataset.json genai_config.json plans.json tokenizer.pkl".split())


def wrong_search(program):
    """A whole name that is searched for, and that no library saves: one with a `*` may be any."""
    for call in program.calls:
        name = program.text(call.args[0]) if name_of(call) == "rglob" and call.args else None
        if name is not None and "*" not in name and name not in SAVED:
            return f'line {call.lineno}: "{name}" is searched for, and no library saves it'
    return None


# Members that programs use most, of images, arrays and what models return: Pillow, reference/Image.html; PyTorch, tensors.html;
# Diffusers, api/outputs.md.
OFTEN = frozenset("frames generate images numpy save shape tolist".split())


def wrong_member(program):
    """A member that the class of an object does not have, or one of those that are used most with a slip."""
    for node in ast.walk(program.tree):
        often = isinstance(node, ast.Attribute) and node.attr not in OFTEN and next((one for one in OFTEN if is_slip(node.attr, one)), None)
        if often:
            return f'line {node.lineno}: "{node.attr}" is usually called {often}'
        if isinstance(node, ast.Attribute) and node.attr not in MEMBERS.get(program.path(node.value), (node.attr,)):
            return f'line {node.lineno}: "{node.attr}" is no member of {program.path(node.value)}'
    return None


# Names of files that libraries give to what they save, as their documentation has them.
USUAL = frozenset(
    "adapter_config.json adapter_model.safetensors best.pt config.json config.yaml genai_config.json model.bin model.ckpt model.pt "
    "model.pth model.safetensors model_index.json preprocessor_config.json pytorch_model.bin tokenizer.json tokenizer_config.json".split()
)


def wrong_file(program):
    """A file whose name is a usual one with a slip."""
    for node in ast.walk(program.tree):
        name = node.value.split("/")[-1] if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
        meant = next((one for one in USUAL if is_slip(name, one)), None) if name not in USUAL and "." in name else None
        if meant is not None:
            return f'line {node.lineno}: "{name}" is usually called {meant}'
    return None


# Functions that return one object: Python, library/urllib.request.html.
SINGLE = ("urllib.request.urlopen",)


def unpacked(program):
    """One object that is taken apart as if it were several."""
    for node in ast.walk(program.tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.Call):
            if program.path(node.value.func) in SINGLE:
                return f"line {node.lineno}: {name_of(node.value)} returns one object"
    return None


def without_fallback(program):
    """Rule of thumb: what searches for a word in a name only prefers it, so it says what to take where none has the word."""
    for call in program.calls:
        found = call.args[0] if name_of(call) == "next" and len(call.args) == 1 else None
        for one in found.generators[0].ifs if isinstance(found, ast.GeneratorExp) else ():
            if isinstance(one, ast.Compare) and isinstance(one.ops[0], ast.In) and isinstance(one.left, ast.Constant):
                return f"line {call.lineno}: next fails where nothing has {ast.unparse(one.left)}"
    return None


RULES = (without_fallback, wrong_literal, unpacked, wrong_media, wrong_output, wrong_result, wrong_member, wrong_search, wrong_file, without_input, wrong_class, wanted_argument, wrong_keys, wrong_part, wrong_role)


def unexpected(program):
    """The first problem that a rule finds."""
    return next((problem for rule in RULES if (problem := rule(program)) is not None), None)
