"""Miniatures for PEFT: an adapter for each kind of task, and the model that it adapts."""

import transformers as t
from peft import LoraConfig, get_peft_model

from miniatures.hub import miniature
from miniatures.sizes import BLOCK, PATCHES, llava_model, llava_processor
from miniatures.words import BERT, CHAT_TEMPLATE, END, PAD, START, VOCABULARY, bert_tokenizer

LINEAR = "all-linear"

# What language models take; the tokenizer of BERT also marks the two texts of a pair.
NAMES = {"model_input_names": ["input_ids", "attention_mask"]}


@miniature(
    "load/peft/causal-lm",
    "load/peft/large-base",
    "load/peft/tags-text-generation",
    "load/peft/tags-chat",
    "load/peft/tags-of-a-trainer",
)
def causal_lm(hub, record):
    size = {"vocab_size": len(VOCABULARY), "n_embd": 8, "n_layer": 1, "n_head": 2, "n_positions": 512}
    ends = {"bos_token_id": START, "eos_token_id": END, "pad_token_id": PAD}
    adapted(hub, record, t.GPT2LMHeadModel(t.GPT2Config(**size, **ends)), ["c_attn"])


@miniature("load/peft/seq-2-seq-lm", "load/peft/translation-of-t5")
def seq_2_seq_lm(hub, record):
    size = {"vocab_size": len(VOCABULARY), "d_model": 8, "d_kv": 4, "d_ff": 16, "num_layers": 1, "num_heads": 2}
    model = t.T5ForConditionalGeneration(t.T5Config(**size, decoder_start_token_id=PAD, pad_token_id=PAD))
    adapted(hub, record, model, ["q", "v"])


@miniature("load/peft/seq-cls", "load/peft/card-alone")
def seq_cls(hub, record):
    adapted(hub, record, t.BertForSequenceClassification(t.BertConfig(**BERT)), ["query", "value"])


@miniature("load/peft/token-cls")
def token_cls(hub, record):
    adapted(hub, record, t.BertForTokenClassification(t.BertConfig(**BERT)), ["query", "value"])


@miniature("load/peft/tags-fill-mask")
def fill_mask(hub, record):
    adapted(hub, record, t.BertForMaskedLM(t.BertConfig(**BERT)), ["query", "value"])


@miniature("load/peft/tags-feature-extraction")
def feature_extraction(hub, record):
    adapted(hub, record, t.BertModel(t.BertConfig(**BERT)), ["query", "value"])


@miniature("load/peft/tags-question-answering")
def question_answering(hub, record):
    adapted(hub, record, t.BertForQuestionAnswering(t.BertConfig(**BERT)), ["query", "value"])


@miniature("load/peft/tags-image-text-to-text", "load/peft/type-in-config", "load/peft/tags-any-to-any", "load/peft/base-that-only-sees")
def image_text_to_text(hub, record):
    processor = llava_processor(**NAMES)
    model = llava_model(len(processor.tokenizer), processor.image_token_id)
    adapted(hub, record, model, ["q_proj", "v_proj"], processor)


@miniature("load/peft/base-with-two-classes")
def two_classes(hub, record):
    adapted(hub, record, t.Qwen3_5ForCausalLM(qwen_3_5().text_config), ["q_proj", "v_proj"])


@miniature("load/peft/base-with-two-classes-by-trainer", "load/peft/large-base-with-two-classes-by-trainer")
def two_classes_trained(hub, record):
    """The layers have other names than in the class for text alone, and its adapter fits no other class."""
    adapted(hub, record, t.Qwen3_5ForConditionalGeneration(qwen_3_5()), ["q_proj", "v_proj"])


def qwen_3_5():
    rope = {"rope_type": "default", "rope_theta": 10000.0, "partial_rotary_factor": 1.0}
    attention = {"num_attention_heads": 2, "num_key_value_heads": 1, "head_dim": 8}
    linear = {"linear_num_key_heads": 2, "linear_num_value_heads": 2, "linear_key_head_dim": 8, "linear_value_head_dim": 8}
    kinds = {"num_hidden_layers": 2, "layer_types": ["linear_attention", "full_attention"]}
    size = {"vocab_size": len(VOCABULARY), "hidden_size": 16, "intermediate_size": 32}
    sections = {"mrope_section": [2, 1, 1], "mrope_interleaved": True}
    sight = {"depth": 1, "hidden_size": 16, "intermediate_size": 32, "num_heads": 2, "out_hidden_size": 16}
    return t.Qwen3_5Config(
        text_config={**size, **attention, **linear, **kinds, "rope_parameters": {**rope, **sections}},
        vision_config={**sight, "deepstack_visual_indexes": []},
    )


@miniature("load/peft/tags-speech")
def speech(hub, record):
    size = {"d_model": 8, "num_mel_bins": 80, "max_source_positions": 1500, "vocab_size": len(VOCABULARY)}
    parts = {f"{part}_{name}": 1 for part in ("encoder", "decoder") for name in ("layers", "attention_heads")}
    ends = {"pad_token_id": PAD, "bos_token_id": START, "eos_token_id": END, "decoder_start_token_id": START}
    adapted(hub, record, t.WhisperForConditionalGeneration(t.WhisperConfig(**size, **parts, **ends)), ["q_proj", "v_proj"])


@miniature("load/peft/tags-audio-classification")
def audio_classification(hub, record):
    size = {"num_mel_bins": 16, "max_length": 32, "patch_size": 16}
    adapted(hub, record, t.ASTForAudioClassification(t.ASTConfig(**BLOCK, **size)), LINEAR)


@miniature("load/peft/tags-image-classification")
def image_classification(hub, record):
    adapted(hub, record, t.ViTForImageClassification(t.ViTConfig(**BLOCK, **PATCHES)), LINEAR)


@miniature("load/peft/tags-image-segmentation")
def image_segmentation(hub, record):
    config = t.SegformerConfig(
        num_encoder_blocks=1,
        depths=[1],
        sr_ratios=[1],
        hidden_sizes=[8],
        patch_sizes=[7],
        strides=[4],
        num_attention_heads=[1],
        mlp_ratios=[2],
        decoder_hidden_size=8,
    )
    adapted(hub, record, t.SegformerForSemanticSegmentation(config), LINEAR)


@miniature("load/peft/tags-object-detection")
def object_detection(hub, record):
    config = t.YolosConfig(**BLOCK, image_size=[32, 32], patch_size=16, num_detection_tokens=4)
    adapted(hub, record, t.YolosForObjectDetection(config), LINEAR)


@miniature("load/peft/type-with-own-code")
def without_task_type(hub, record):
    size = {"hidden_size": 8, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}
    model = t.LlamaForCausalLM(t.LlamaConfig(vocab_size=len(VOCABULARY), **size))
    settings = {"base_model_name_or_path": "acme/llama-base", "task_type": "CAUSAL_LM"}
    adapted(hub, {**record, "config": {"peft": settings}}, model, ["q_proj", "v_proj"])


@miniature("load/peft/base-with-own-code")
def with_own_code(hub, record):
    size = {"hidden_size": 8, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}
    adapted(hub, record, t.LlamaModel(t.LlamaConfig(vocab_size=len(VOCABULARY), **size)), ["q_proj", "v_proj"])


@miniature("load/transformers/class-by-trainer")
def unnamed_adapter(hub, record):
    """What training with TRL leaves: an adapter and its tokenizer, in a repository that does not say that it is one."""
    size = {"vocab_size": len(VOCABULARY), "n_embd": 8, "n_layer": 1, "n_head": 2, "n_positions": 512}
    ends = {"bos_token_id": START, "eos_token_id": END, "pad_token_id": PAD}
    settings = {"base_model_name_or_path": "acme/trained-base", "task_type": "CAUSAL_LM"}
    model = t.GPT2LMHeadModel(t.GPT2Config(**size, **ends))
    adapted(hub, {**record, "config": {"peft": settings}}, model, ["c_attn"])
    bert_tokenizer().save_pretrained(hub.repo(record["id"]))


def adapted(hub, record, model, modules: str | list[str], reader=None) -> None:
    """Saves a model as the base that the record names, also under the name of a large one, and an adapter for it."""
    reader = reader or bert_tokenizer(512, chat_template=CHAT_TEMPLATE, **NAMES)
    settings = record.get("config", {}).get("peft", {})
    id = settings.get("base_model_name_or_path") or base_in_tags(record)
    for base in (hub.repo(id), hub.repo(f"{id}-70B")):
        reader.save_pretrained(base)
        model.save_pretrained(base)
    config = LoraConfig(task_type=settings.get("task_type"), target_modules=modules, r=2)
    adapter = get_peft_model(model, config)
    adapter.peft_config["default"].base_model_name_or_path = id
    adapter.save_pretrained(hub.repo(record["id"]))


def base_in_tags(record) -> str:
    """The first base model of the card, or that of a tag."""
    card = record.get("cardData", {}).get("base_model", "")
    tags = [tag.removeprefix("base_model:adapter:") for tag in record["tags"] if tag.startswith("base_model:adapter:")]
    return card.split(",")[0] or tags[0]
