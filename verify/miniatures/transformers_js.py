"""Miniatures for Transformers.js: ONNX graphs of a few nodes, with the inputs and outputs of the architecture they stand for."""

import json
from pathlib import Path

import onnx
from numpy.random import default_rng
from onnx.helper import make_graph, make_model, make_node, make_opsetid, make_tensor_value_info
from onnx.numpy_helper import from_array

from miniatures.hub import miniature
from miniatures.words import CHAT_TEMPLATE, VOCABULARY, bert_tokenizer

LABELS = {"num_labels": 3, "id2label": {"0": "refund", "1": "legal", "2": "faq"}, "label2id": {"refund": 0, "legal": 1, "faq": 2}}
PICTURES = {
    "image_processor_type": "ViTImageProcessor", "do_resize": True, "size": {"height": 32, "width": 32}, "do_rescale": True,
    "do_normalize": True, "image_mean": [0.5, 0.5, 0.5], "image_std": [0.5, 0.5, 0.5],
}  # fmt: skip
DECODER = {"model_type": "gpt2", "n_embd": 8, "n_layer": 1, "n_head": 2, "vocab_size": 89, "n_positions": 512, "max_position_embeddings": 300}
READER = {
    "model_type": "bart", "d_model": 8, "encoder_layers": 1, "decoder_layers": 1, "encoder_attention_heads": 2, "decoder_attention_heads": 2,
    "is_encoder_decoder": True, "decoder_start_token_id": 2, "eos_token_id": 3, "pad_token_id": 0,
}  # fmt: skip
LANGUAGE = {"hidden_size": 8, "num_hidden_layers": 1, "num_attention_heads": 2, "num_key_value_heads": 2, "head_dim": 4, "eos_token_id": 3}
PICTURE_TEMPLATE = (
    "{% for message in messages %}{% for part in message['content'] %}{% if part['type'] == 'image' %}<image>{% else %}{{ part['text'] }}{% endif %}"
    "{% endfor %}{% endfor %}"
)


@miniature("load/transformers.js/feature-extraction", "load/transformers.js/sentence-similarity", "load/transformers.js/sentence-example")
def encoder(hub, record):
    folder = texts(hub, record, {"model_type": "bert", "architectures": ["BertModel"], "hidden_size": 8})
    Graph(ids()).embed("last_hidden_state", 8).save(folder / "onnx/model.onnx")


@miniature(
    "load/transformers.js/text-classification",
    "load/transformers.js/visual-question-answering",
    "load/transformers.js/no-task",
)
def text_classifier(hub, record):
    classify(texts(hub, record, {"model_type": "bert", "architectures": ["BertForSequenceClassification"], **LABELS}))


@miniature("load/transformers.js/zero-shot-classification")
def entailment(hub, record):
    labels = {"label2id": {"contradiction": 0, "neutral": 1, "entailment": 2}, "id2label": {"0": "contradiction", "1": "neutral", "2": "entailment"}}
    classify(texts(hub, record, {"model_type": "bert", "architectures": ["BertForSequenceClassification"], **labels}))


@miniature("load/transformers.js/token-classification")
def token_classifier(hub, record):
    folder = texts(hub, record, {"model_type": "bert", "architectures": ["BertForTokenClassification"], **LABELS})
    Graph(ids()).embed("logits", 3).save(folder / "onnx/model.onnx")


@miniature("load/transformers.js/fill-mask", "load/transformers.js/mask-token")
def masked(hub, record):
    folder = texts(hub, record, {"model_type": "bert", "architectures": ["BertForMaskedLM"]})
    Graph(ids()).embed("logits", words()).save(folder / "onnx/model.onnx")


@miniature("load/transformers.js/question-answering")
def answers(hub, record):
    folder = texts(hub, record, {"model_type": "bert", "architectures": ["BertForQuestionAnswering"]})
    graph = Graph(ids())
    for name in ("start_logits", "end_logits"):
        graph.embed(name, None)
    graph.save(folder / "onnx/model.onnx")


@miniature("load/transformers.js/text-generation", "load/transformers.js/chat")
def writer(hub, record):
    folder = texts(hub, record, {**DECODER, "architectures": ["GPT2LMHeadModel"], "vocab_size": words(), "eos_token_id": 3})
    Graph(ids("input_ids", "attention_mask")).embed("logits", words()).save(folder / "onnx/model.onnx")


@miniature(
    "load/transformers.js/summarization",
    "load/transformers.js/translation",
    "load/transformers.js/text2text-generation",
)
def rewriter(hub, record):
    folder = texts(hub, record, {**READER, "architectures": ["BartForConditionalGeneration"], "vocab_size": words()})
    Graph(ids("input_ids", "attention_mask")).embed("last_hidden_state", 8).save(folder / "onnx/encoder_model.onnx")
    decode(folder)


@miniature("load/transformers.js/image-to-text")
def captions(hub, record):
    see(hub, record, "VisionEncoderDecoderModel")


@miniature("load/transformers.js/document-question-answering")
def documents(hub, record):
    see(hub, record, "VisionEncoderDecoderModel")


@miniature("load/transformers.js/image-classification")
def picture_classifier(hub, record):
    folder = pictures(hub, record, {"model_type": "vit", "architectures": ["ViTForImageClassification"], **LABELS})
    Graph(pixels()).spread("logits", [1, 3]).save(folder / "onnx/model.onnx")


@miniature("load/transformers.js/image-feature-extraction")
def picture_features(hub, record):
    folder = pictures(hub, record, {"model_type": "vit", "architectures": ["ViTModel"], "hidden_size": 8})
    Graph(pixels()).spread("last_hidden_state", [1, 5, 8]).save(folder / "onnx/model.onnx")


@miniature("load/transformers.js/object-detection")
def detector(hub, record):
    folder = pictures(hub, record, {"model_type": "yolos", "architectures": ["YolosForObjectDetection"], **LABELS}, "YolosImageProcessor")
    Graph(pixels()).spread("logits", [1, 2, 4]).spread("pred_boxes", [1, 2, 4]).save(folder / "onnx/model.onnx")


@miniature("load/transformers.js/image-segmentation")
def segmenter(hub, record):
    config = {"model_type": "segformer", "architectures": ["SegformerForSemanticSegmentation"], **LABELS}
    folder = pictures(hub, record, config, "SegformerImageProcessor")
    Graph(pixels()).spread("logits", [1, 3, 8, 8]).save(folder / "onnx/model.onnx")


@miniature("load/transformers.js/depth-estimation")
def depths(hub, record):
    folder = pictures(hub, record, {"model_type": "dpt", "architectures": ["DPTForDepthEstimation"]}, "DPTImageProcessor")
    Graph(pixels()).spread("predicted_depth", [1, 8, 8]).save(folder / "onnx/model.onnx")


@miniature("load/transformers.js/image-to-image")
def upscaler(hub, record):
    config = {"model_type": "swin2sr", "architectures": ["Swin2SRForImageSuperResolution"]}
    folder = pictures(hub, record, config, "Swin2SRImageProcessor", pad_size=8)
    Graph(pixels()).spread("reconstruction", [1, 3, 16, 16]).save(folder / "onnx/model.onnx")


@miniature("load/transformers.js/zero-shot-image-classification")
def clip(hub, record):
    folder = pictures(hub, record, {"model_type": "clip", "architectures": ["CLIPModel"]}, "CLIPImageProcessor", texts=True)
    Graph({**ids("input_ids", "attention_mask"), **pixels()}).spread("logits_per_image", [1, 3], "pixel_values").save(folder / "onnx/model.onnx")


@miniature("load/transformers.js/zero-shot-object-detection")
def owl(hub, record):
    config = {"model_type": "owlvit", "architectures": ["OwlViTForObjectDetection"]}
    folder = pictures(hub, record, config, "OwlViTFeatureExtractor", texts=True, processor_class="OwlViTProcessor")
    graph = Graph({**ids("input_ids", "attention_mask"), **pixels()})
    graph.spread("logits", [1, 2, 3], "pixel_values").spread("pred_boxes", [1, 2, 4], "pixel_values").save(folder / "onnx/model.onnx")


@miniature("load/transformers.js/image-text-to-text")
def smolvlm(hub, record):
    marks = {"image": "<image>", "edge": "<fake_token_around_image>", "all": "<global-img>"}
    config = {"model_type": "smolvlm", "architectures": ["SmolVLMForConditionalGeneration"], "text_config": {"model_type": "llama", **LANGUAGE}}
    folder = pictures_in_chats(hub, record, config, marks)
    sizes = {"max_image_size": {"longest_edge": 32}, "size": {"longest_edge": 32}, "do_image_splitting": False}
    write(folder / "preprocessor_config.json", {**PICTURES, "image_processor_type": "SmolVLMImageProcessor", "processor_class": "SmolVLMProcessor", **sizes})
    write(folder / "processor_config.json", {"processor_class": "SmolVLMProcessor", "image_seq_len": 1})
    inputs = {"pixel_values": ("FLOAT", [None, None, 3, None, None]), "pixel_attention_mask": ("BOOL", [None, None, None, None])}
    Graph(inputs).spread("image_features", [1, 8]).save(folder / "onnx/vision_encoder.onnx")


@miniature("load/transformers.js/image-text-to-text-image-first")
def lfm2_vl(hub, record):
    marks = {"image": "<image>", "start": "<|image_start|>", "end": "<|image_end|>"}
    text = {"model_type": "lfm2", **LANGUAGE, "layer_types": ["full_attention"], "conv_L_cache": 3}
    folder = pictures_in_chats(hub, record, {"model_type": "lfm2_vl", "architectures": ["Lfm2VlForConditionalGeneration"], "text_config": text}, marks)
    sizes = {"encoder_patch_size": 4, "downsample_factor": 2, "tile_size": 8, "min_image_tokens": 1, "max_image_tokens": 1, "do_image_splitting": False}
    write(folder / "preprocessor_config.json", {**PICTURES, "image_processor_type": "Lfm2VlImageProcessor", "processor_class": "Lfm2VlProcessor", **sizes})
    inputs = {"pixel_values": ("FLOAT", [None, None, 48]), "pixel_attention_mask": ("INT64", [None, None]), "spatial_shapes": ("INT64", [None, 2])}
    Graph(inputs).spread("image_features", [1, 8]).save(folder / "onnx/vision_encoder.onnx")


@miniature("load/transformers.js/audio-classification")
def sounds(hub, record):
    folder = recordings(hub, record, {"model_type": "wav2vec2", "architectures": ["Wav2Vec2ForSequenceClassification"], **LABELS})
    Graph(samples()).spread("logits", [1, 3]).save(folder / "onnx/model.onnx")


@miniature("load/transformers.js/automatic-speech-recognition")
def speech(hub, record):
    folder = recordings(hub, record, {"model_type": "wav2vec2", "architectures": ["Wav2Vec2ForCTC"]})
    Graph(samples()).spread("logits", [1, 5, words()]).save(folder / "onnx/model.onnx")


@miniature("load/transformers.js/zero-shot-audio-classification")
def clap(hub, record):
    folder = recordings(hub, record, {"model_type": "clap", "architectures": ["ClapModel"]})
    write(folder / "preprocessor_config.json", CLAP)
    graph = Graph({**ids("input_ids", "attention_mask"), "input_features": ("FLOAT", [None] * 4)})
    graph.spread("logits_per_audio", [1, 3], "input_features").save(folder / "onnx/model.onnx")


@miniature("load/transformers.js/voice-activity")
def voices(hub, record):
    folder = hub.repo(record["id"])
    write(folder / "config.json", {"model_type": "pyannote", "architectures": ["PyAnnoteForAudioFrameClassification"]})
    sound = {"feature_extractor_type": "PyAnnoteFeatureExtractor", "processor_class": "PyAnnoteProcessor", "sampling_rate": 16000}
    write(folder / "preprocessor_config.json", {**sound, "offset": 990, "step": 270})
    Graph({"input_values": ("FLOAT", [None, 1, None])}).spread("logits", [1, 589, 7]).save(folder / "onnx/model.onnx")


CLAP = {
    "feature_extractor_type": "ClapFeatureExtractor", "sampling_rate": 48000, "n_fft": 1024, "fft_window_size": 1024, "hop_length": 480,
    "feature_size": 64, "nb_frequency_bins": 513, "nb_max_samples": 480000, "max_length_s": 10, "frequency_min": 0, "frequency_max": 14000,
    "padding": "repeatpad", "truncation": "rand_trunc", "top_db": None,
}  # fmt: skip


@miniature("load/transformers.js/text-to-audio", "load/transformers.js/text-to-speech")
def vits(hub, record):
    folder = texts(hub, record, {"model_type": "vits", "architectures": ["VitsModel"], "sampling_rate": 16000})
    Graph(ids("input_ids", "attention_mask")).embed("waveform", None).save(folder / "onnx/model.onnx")


@miniature("load/transformers.js/speecht5", "load/transformers.js/speecht5-by-configuration")
def speecht5(hub, record):
    config = {"model_type": "speecht5", "architectures": ["SpeechT5ForTextToSpeech"], "reduction_factor": 2, "num_mel_bins": 8}
    layers = {"decoder_layers": 1, "decoder_attention_heads": 2, "hidden_size": 8, "encoder_layers": 1, "encoder_attention_heads": 2}
    folder = texts(hub, record, {**config, **layers})
    sound = {"feature_extractor_type": "SpeechT5FeatureExtractor", "processor_class": "SpeechT5Processor", "sampling_rate": 16000}
    write(folder / "preprocessor_config.json", sound)
    graph = Graph(ids("input_ids")).embed("encoder_outputs", 8)
    graph.spread("encoder_attention_mask", [1, 1], "encoder_outputs", "INT64").save(folder / "onnx/encoder_model.onnx")
    graph = Graph({"output_sequence": ("FLOAT", [1, None, 8]), "encoder_hidden_states": ("FLOAT", [1, None, 8])})
    graph.spread("prob", [2], "output_sequence").spread("spectrum", [2, 8], "encoder_hidden_states")
    graph.spread("output_sequence_out", [1, 1, 8], "output_sequence").save(folder / "onnx/decoder_model_merged.onnx")
    vocoder = hub.repo("Xenova/speecht5_hifigan")
    write(vocoder / "config.json", {"model_type": "hifigan", "architectures": ["SpeechT5HifiGan"]})
    Graph({"spectrogram": ("FLOAT", [None, 8])}).spread("waveform", [1, 64], "spectrogram").save(vocoder / "onnx/model.onnx")


def pictures_in_chats(hub, record, config: dict, marks: dict) -> Path:
    """A repository with a tokenizer that knows the marks of an image, and a language model that keeps nothing of the tokens before."""
    size = words() + len(marks)
    folder = texts(hub, record, {**config, "image_token_id": words(), "eos_token_id": 3}, list(marks.values()), PICTURE_TEMPLATE)
    Graph(ids("input_ids")).embed("inputs_embeds", 8, rows=size).save(folder / "onnx/embed_tokens.onnx")
    inputs = {"inputs_embeds": ("FLOAT", [None, None, 8]), **ids("attention_mask")}
    Graph(inputs).project("logits", 8, size).save(folder / "onnx/decoder_model_merged.onnx")
    return folder


def see(hub, record, architecture: str) -> None:
    config = {
        "model_type": "vision-encoder-decoder", "architectures": [architecture], "is_encoder_decoder": True, "decoder_start_token_id": 2,
        "eos_token_id": 3, "pad_token_id": 0, "encoder": {"model_type": "vit", "hidden_size": 8}, "decoder": {**DECODER, "vocab_size": words()},
    }  # fmt: skip
    folder = pictures(hub, record, config, texts=True)
    Graph(pixels()).spread("last_hidden_state", [1, 5, 8]).save(folder / "onnx/encoder_model.onnx")
    decode(folder)


def decode(folder: Path) -> None:
    """A decoder that keeps nothing of the tokens before."""
    inputs = {**ids("input_ids"), "encoder_hidden_states": ("FLOAT", [None, None, 8])}
    Graph(inputs).embed("logits", words()).save(folder / "onnx/decoder_model_merged.onnx")


def classify(folder: Path) -> None:
    Graph(ids()).embed("logits", 3, mean=True).save(folder / "onnx/model.onnx")


def texts(hub, record, config: dict, marks: tuple | list = (), chat: str = CHAT_TEMPLATE) -> Path:
    """A repository with a configuration and a tokenizer, which knows marks of one token each."""
    folder = hub.repo(record["id"])
    write(folder / "config.json", config)
    tokenizer = bert_tokenizer(512, chat_template=chat)
    tokenizer.add_tokens(list(marks), special_tokens=True)
    tokenizer.save_pretrained(folder)
    template = folder / "chat_template.jinja"
    settings = json.loads((folder / "tokenizer_config.json").read_text())
    write(folder / "tokenizer_config.json", {**settings, "tokenizer_class": "BertTokenizer", "chat_template": chat})
    template.unlink(missing_ok=True)
    return folder


def pictures(hub, record, config: dict, kind: str = "ViTImageProcessor", *, texts: bool = False, **settings) -> Path:
    folder = globals()["texts"](hub, record, config) if texts else hub.repo(record["id"])
    write(folder / "config.json", config)
    write(folder / "preprocessor_config.json", {**PICTURES, "image_processor_type": kind, **settings})
    return folder


def recordings(hub, record, config: dict) -> Path:
    folder = texts(hub, record, config)
    sound = {"feature_extractor_type": "Wav2Vec2FeatureExtractor", "processor_class": "Wav2Vec2Processor", "sampling_rate": 16000, "do_normalize": True}
    write(folder / "preprocessor_config.json", sound)
    return folder


def write(path: Path, value: dict) -> None:
    path.write_text(json.dumps(value))


def words() -> int:
    return len(VOCABULARY)


def ids(*names: str) -> dict:
    """Inputs of token ids: batch, tokens."""
    return {name: ("INT64", [None, None]) for name in names or ("input_ids", "attention_mask", "token_type_ids")}


def pixels() -> dict:
    """Images: batch, channels, height, width."""
    return {"pixel_values": ("FLOAT", [None, 3, None, None])}


def samples() -> dict:
    """Sound: batch, samples."""
    return {"input_values": ("FLOAT", [None, None])}


class Graph:
    """A graph whose outputs are made of its first input, or of the one that is named, with random weights."""

    def __init__(self, inputs: dict):
        self.inputs, self.outputs, self.nodes, self.weights = inputs, {}, [], []
        self.random = default_rng(0)

    def embed(self, name: str, size: int | None, mean: bool = False, rows: int = 0) -> "Graph":
        """A vector for each token (batch, tokens, size), or the mean of them; a number for each where there is no size."""
        shape = [rows or words()] if size is None else [rows or words(), size]
        table = self.weight(name, self.random.normal(size=shape).astype("float32"))
        vectors = f"{name}_all" if mean else name
        self.node("Gather", [table, "input_ids"], vectors)
        if mean:
            self.node("ReduceMean", [vectors], name, axes=[1], keepdims=0)
        return self.output(name, "FLOAT", [None] * (len(shape) + (0 if mean else 1)))

    def project(self, name: str, width: int, size: int) -> "Graph":
        """Vectors of another size, made of the first input."""
        weights = self.weight(name, self.random.normal(size=[width, size]).astype("float32"))
        self.node("MatMul", [next(iter(self.inputs)), weights], name)
        return self.output(name, "FLOAT", [None, None, size])

    def spread(self, name: str, shape: list, source: str = "", kind: str = "FLOAT") -> "Graph":
        """Numbers of one shape, moved by the mean of an input."""
        weights = self.weight(name, self.random.uniform(size=shape).astype("float32"))
        self.node("ReduceMean", [source or next(iter(self.inputs))], f"{name}_mean", keepdims=0)
        self.node("Add", [weights, f"{name}_mean"], name if kind == "FLOAT" else f"{name}_sum")
        if kind != "FLOAT":
            self.node("Cast", [f"{name}_sum"], name, to=7)
        return self.output(name, kind, shape)

    def output(self, name: str, kind: str, shape: list) -> "Graph":
        self.outputs[name] = (kind, shape)
        return self

    def weight(self, name: str, values) -> str:
        self.weights.append(from_array(values, f"{name}_weight"))
        return f"{name}_weight"

    def node(self, kind: str, inputs: list, output: str, **settings) -> None:
        self.nodes.append(make_node(kind, inputs, [output], **settings))

    def save(self, path: Path) -> None:
        ends = [
            [make_tensor_value_info(name, getattr(onnx.TensorProto, kind), shape) for name, (kind, shape) in side.items()]
            for side in (self.inputs, self.outputs)
        ]
        model = make_model(make_graph(self.nodes, "miniature", *ends, self.weights), opset_imports=[make_opsetid("", 13)], ir_version=8)
        onnx.checker.check_model(model)
        path.parent.mkdir(exist_ok=True)
        onnx.save(model, path)
