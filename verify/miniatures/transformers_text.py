"""Miniatures for transformers: models of texts and of tables."""

import json

import transformers as t

from miniatures.hub import miniature
from miniatures.words import BERT, CHAT_TEMPLATE, END, PAD, START, VOCABULARY, bert_tokenizer, write_vocabulary

LENGTH = 256
POSITIONS = 1024


def bert(folder, model: type, tokenizer: bool = True, **settings) -> None:
    if tokenizer:
        bert_tokenizer(LENGTH).save_pretrained(folder)
    model(t.BertConfig(**{**BERT, "max_position_embeddings": LENGTH}, **settings)).save_pretrained(folder)


def causal(folder, **words) -> None:
    """A GPT-2 with the tokenizer it is given settings for."""
    bert_tokenizer(POSITIONS, **words).save_pretrained(folder)
    t.GPT2LMHeadModel(gpt2_config(t.GPT2Config)).save_pretrained(folder)


def gpt2_config(kind: type) -> t.GPT2Config:
    ends = {"bos_token_id": START, "eos_token_id": END, "pad_token_id": PAD}
    return kind(vocab_size=len(VOCABULARY), n_embd=8, n_layer=1, n_head=2, n_positions=POSITIONS, **ends)


def bart(folder) -> None:
    bert_tokenizer(512).save_pretrained(folder)
    t.BartForConditionalGeneration(bart_config()).save_pretrained(folder)


def bart_config() -> t.BartConfig:
    sides = {f"{side}_{name}": value for side in ("encoder", "decoder") for name, value in BART_SIDE.items()}
    ends = {"pad_token_id": PAD, "bos_token_id": START, "eos_token_id": END, "forced_eos_token_id": END}
    size = {"vocab_size": len(VOCABULARY), "d_model": 8, "max_position_embeddings": 512}
    return t.BartConfig(**size, **sides, **ends, decoder_start_token_id=START)


BART_SIDE = {"layers": 1, "attention_heads": 2, "ffn_dim": 16}


@miniature(
    "load/transformers/text-classification",
    "load/transformers/task-by-transformers",
    "load/transformers/no-processor",
)
def text_classification(hub, record):
    bert(hub.repo(record["id"]), t.BertForSequenceClassification, num_labels=2)


@miniature("load/transformers/summarization-by-a-decoder")
def summarization_by_a_decoder(hub, record):
    folder = hub.repo(record["id"])
    bert_tokenizer(POSITIONS).save_pretrained(folder)
    size = {"hidden_size": 8, "intermediate_size": 16, "num_hidden_layers": 1, "max_position_embeddings": POSITIONS}
    heads = {"num_attention_heads": 2, "num_key_value_heads": 2, "head_dim": 4}
    ends = {"bos_token_id": START, "eos_token_id": END, "pad_token_id": PAD}
    t.Qwen3ForCausalLM(t.Qwen3Config(vocab_size=len(VOCABULARY), **size, **heads, **ends)).save_pretrained(folder)


@miniature("load/transformers/chat-tag-of-another-task")
def chat_tag_of_another_task(hub, record):
    folder = hub.repo(record["id"])
    bert(folder, t.BertForSequenceClassification, tokenizer=False, num_labels=2)
    bert_tokenizer(chat_template=CHAT_TEMPLATE).save_pretrained(folder)


@miniature("load/transformers/token-classification")
def token_classification(hub, record):
    bert(hub.repo(record["id"]), t.BertForTokenClassification, num_labels=3)


@miniature("load/transformers/question-answering")
def question_answering(hub, record):
    bert(hub.repo(record["id"]), t.BertForQuestionAnswering)


@miniature("load/transformers/fill-mask")
def fill_mask(hub, record):
    bert(hub.repo(record["id"]), t.BertForMaskedLM)


@miniature("load/transformers/mask-token")
def mask_token(hub, record):
    """The record says which token is the mask, and the tokenizer agrees."""
    folder = hub.repo(record["id"])
    tokenizer = bert_tokenizer(mask_token=record["mask_token"])
    tokenizer.save_pretrained(folder)
    t.BertForMaskedLM(t.BertConfig(**{**BERT, "vocab_size": len(tokenizer)})).save_pretrained(folder)


@miniature("load/transformers/feature-extraction", "load/transformers/class-without-task")
def feature_extraction(hub, record):
    bert(hub.repo(record["id"]), t.BertModel)


@miniature("load/transformers/zero-shot-classification")
def zero_shot_classification(hub, record):
    labels = ["contradiction", "neutral", "entailment"]
    names = {"id2label": dict(enumerate(labels)), "label2id": {label: at for at, label in enumerate(labels)}}
    bert(hub.repo(record["id"]), t.BertForSequenceClassification, **names)


@miniature(
    "load/transformers/text-generation",
    "load/transformers/untagged-generation",
    "load/transformers/translation-by-causal-model",
    "load/transformers/translation-by-a-decoder",
    "load/transformers/questions-to-a-decoder",
    "load/transformers/language-model-that-speaks",
)
def text_generation(hub, record):
    causal(hub.repo(record["id"]))


@miniature(
    "load/transformers/chat",
    "load/transformers/chat-large",
    "load/transformers/chat-no-template",
    "load/transformers/superseded-code",
    "load/transformers/type-of-language-with-pictures",
)
def chat(hub, record):
    causal(hub.repo(record["id"]), chat_template=CHAT_TEMPLATE)


@miniature("load/transformers/chat-named-templates")
def chat_named_templates(hub, record):
    """Its tokenizer has a template for each of two occasions."""
    causal(hub.repo(record["id"]), chat_template={"default": CHAT_TEMPLATE, "tool_use": CHAT_TEMPLATE})


CUSTOM_CODE = '''from transformers import GPT2Config, GPT2LMHeadModel


class HeronConfig(GPT2Config):
    model_type = "heron"


class HeronForCausalLM(GPT2LMHeadModel):
    config_class = HeronConfig
'''


@miniature(
    "load/transformers/chat-custom-code",
    "load/transformers/own-class-that-writes",
    "load/transformers/own-class-of-a-known-type",
    "load/transformers/own-type-before-a-known-one",
)
def own_writer(hub, record):
    own_code(hub.repo(record["id"]), "AutoModelForCausalLM")


@miniature("load/transformers/own-class", "load/transformers/own-class-stated", "load/transformers/own-voice")
def own_class(hub, record):
    own_code(hub.repo(record["id"]), "AutoModel")


def own_code(folder, loader: str) -> None:
    """A type of model that only the repository's own code knows, which has one class for it."""
    causal(folder, chat_template=CHAT_TEMPLATE)
    name_own_class(folder, CUSTOM_CODE, loader, "HeronForCausalLM")


def name_own_class(folder, code: str, loader: str, name: str) -> None:
    (folder / "modeling_heron.py").write_text(code)
    auto = {"AutoConfig": "modeling_heron.HeronConfig", loader: f"modeling_heron.{name}"}
    settings = json.loads((folder / "config.json").read_text())
    settings |= {"model_type": "heron", "architectures": [name], "auto_map": auto}
    (folder / "config.json").write_text(json.dumps(settings, indent=2))


@miniature("load/transformers/own-class-for-another-task")
def own_encoder_and_decoder(hub, record):
    """One that speaks by a class for texts."""
    folder = hub.repo(record["id"])
    bart(folder)
    name_own_class(folder, CUSTOM_PAIR, "AutoModelForSeq2SeqLM", "HeronForConditionalGeneration")


CUSTOM_PAIR = '''from transformers import BartConfig, BartForConditionalGeneration


class HeronConfig(BartConfig):
    model_type = "heron"


class HeronForConditionalGeneration(BartForConditionalGeneration):
    config_class = HeronConfig
'''


@miniature("load/transformers/type-in-a-tag", "load/transformers/chat-of-a-type")
def llama(hub, record):
    folder = hub.repo(record["id"])
    names = ["input_ids", "attention_mask"]
    bert_tokenizer(POSITIONS, chat_template=CHAT_TEMPLATE, model_input_names=names).save_pretrained(folder)
    size = {"hidden_size": 8, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}
    ends = {"bos_token_id": START, "eos_token_id": END, "pad_token_id": PAD}
    t.LlamaForCausalLM(t.LlamaConfig(vocab_size=len(VOCABULARY), **size, **ends)).save_pretrained(folder)


@miniature(
    "load/transformers/summarization",
    "load/transformers/translation",
    "load/transformers/text2text-generation",
    "load/transformers/task-in-a-tag",
    "load/transformers/generation-by-an-encoder-and-decoder",
)
def text_to_text(hub, record):
    bart(hub.repo(record["id"]))


@miniature("load/transformers/table-question-answering")
def table_question_answering(hub, record):
    folder = hub.repo(record["id"])
    write_vocabulary(folder)
    t.TapasTokenizer(str(folder / "vocab.txt")).save_pretrained(folder)
    t.TapasForQuestionAnswering(t.TapasConfig(**{**BERT, "max_position_embeddings": 512})).save_pretrained(folder)


@miniature("load/transformers/task-without-pipeline")
def time_series(hub, record):
    size = {"hidden_size": 8, "intermediate_size": 8, "num_hidden_layers": 1, "num_attention_heads": 2, "head_dim": 4}
    config = t.TimesFmConfig(**size, patch_length=4, context_length=16, horizon_length=4)
    t.TimesFmModelForPrediction(config).save_pretrained(hub.repo(record["id"]))


@miniature(
    "load/transformers/unknown-type",
    "load/transformers/unknown-type-and-task",
    "load/transformers/unusable-class",
    "load/transformers/type-of-several-classes",
)
def unknown_type(hub, record):
    """What the record does not say stands in the configuration."""
    bert(hub.repo(record["id"]), t.BertModel)
